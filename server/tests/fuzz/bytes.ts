/** Files with a few bytes changed, left out, said twice or cut off. */
import fc from 'fast-check';

interface Change {
  readonly kind: 'set' | 'drop' | 'twice' | 'cut' | 'zero' | 'length';
  readonly at: number;
  readonly value: number;
}

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('set', 'set', 'drop', 'twice', 'cut', 'zero', 'length'),
  // Where most forms keep what matters, or anywhere.
  at: fc.oneof(fc.double({ min: 0, max: 0.05, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
  value: fc.integer({ min: 0, max: 255 }),
});

/** Any of the samples, damaged a little. */
export function damaged(samples: readonly Uint8Array[]): fc.Arbitrary<Buffer> {
  return fc
    .tuple(fc.constantFrom(...samples), fc.array(change, { minLength: 1, maxLength: 4 }))
    .map(([sample, changes]) => changes.reduce<Buffer>(changed, Buffer.from(sample)));
}

function changed(bytes: Buffer, { kind, at: share, value }: Change): Buffer {
  const at = Math.floor(share * bytes.length);
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
  if (kind === 'cut') return Buffer.from(before);
  if (kind === 'drop') return Buffer.concat([before, after.subarray(1 + (value % 8))]);
  if (kind === 'twice') return Buffer.concat([before, after.subarray(0, 1 + value), after]);
  const copy = Buffer.from(bytes);
  if (kind === 'zero') copy.fill(0, at, Math.min(copy.length, at + 1 + (value % 16)));
  // Sizes stand in two or four bytes: this makes large ones.
  else if (kind === 'length') copy.fill(0xff, at, Math.min(copy.length, at + 2 + (value % 3)));
  else if (at < copy.length) copy[at] = value;
  return copy;
}
