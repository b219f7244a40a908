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
