import type { Box, Picture, Quad, ReadLine } from '../picture.ts';
import { boxAround, growQuad, heightOf, lengthOf } from '../reading/quad.ts';

/** The surroundings of one line: colours as numbers, and how far each pixel lies from the line's quad. */
export interface Patch {
  box: Box;
  /** Red, green and blue, 0..255, row by row over `box`. */
  channels: [Float32Array, Float32Array, Float32Array];
  /** Pixels from the quad's rim; negative inside. */
  outside: Float32Array;
  /** Height of the line (width of a column), pixels. */
  height: number;
}

/** How far a patch reaches over its line, in heights: blurred shadows have to find room. */
const reach = 0.6;
const leastReach = 4;

/** Across the direction of reading, whichever that is. */
export const lineHeight = (line: ReadLine): number => (line.vertical ? lengthOf(line.quad) : heightOf(line.quad));

export function patchOf(picture: Picture, line: ReadLine): Patch {
  const height = lineHeight(line);
  const pad = Math.max(leastReach, height * reach);
  const box = boxAround(growQuad(line.quad, pad, pad), picture.width, picture.height);
  const size = box.width * box.height;
  const patch: Patch = {
    box,
    channels: [new Float32Array(size), new Float32Array(size), new Float32Array(size)],
    outside: new Float32Array(size),
    height,
  };
  const [red, green, blue] = patch.channels;
  const { data } = picture;
  for (let y = 0, at = 0; y < box.height; y++) {
    let from = ((box.y + y) * picture.width + box.x) * 4;
    for (let x = 0; x < box.width; x++, at++, from += 4) {
      red[at] = data[from]!;
      green[at] = data[from + 1]!;
      blue[at] = data[from + 2]!;
    }
  }
  measureOutside(patch, line.quad);
  return patch;
}

/** The largest distance to the left of a side: the quad runs clockwise, so inside lies right of all of them. */
function measureOutside({ box, outside }: Patch, quad: Quad): void {
  outside.fill(-Infinity);
  for (let side = 0; side < 4; side++) {
    const from = quad[side]!;
    const to = quad[(side + 1) % 4]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const [perX, perY] = [(to.y - from.y) / length, (from.x - to.x) / length];
    for (let y = 0, at = 0; y < box.height; y++) {
      let far = perX * (box.x + 0.5 - from.x) + perY * (box.y + y + 0.5 - from.y);
      for (let x = 0; x < box.width; x++, at++, far += perX) if (far > outside[at]!) outside[at] = far;
    }
  }
}
