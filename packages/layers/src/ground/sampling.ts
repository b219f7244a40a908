/** Up to `most` of the places where `known` is set, drawn without preference; the same every time. */
export function samplePlaces(known: Uint8Array, most: number, seed: number): Int32Array {
  const places: number[] = [];
  let state = seed;
  for (let tries = 0; places.length < most && tries < most * 20; tries++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    const i = (state >>> 4) % known.length;
    if (known[i]) places.push(i);
  }
  return Int32Array.from(places);
}

/** Whole numbers in no order that the eye could find (the finaliser of MurmurHash3). */
export function hashOf(n: number): number {
  let h = Math.imul(n ^ (n >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A raised cosine; never nothing, so that a place that one piece alone reaches has grain, too. */
export const windowOf = (side: number): Float32Array =>
  Float32Array.from({ length: side }, (_, i) => 0.01 + Math.sin((Math.PI * (i + 0.5)) / side) ** 2);
