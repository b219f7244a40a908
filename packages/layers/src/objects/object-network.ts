import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Rgb } from '../areas/rgb.ts';
import { loadRuntime, sessionOptions } from '../reading/networks.ts';
import type { ObjectMap } from './object-map.ts';

/** Sees objects in pictures. Open one for each picture: its memory is needed for what comes after. */
export interface ObjectNetwork {
  /** @param picture without its words */
  look(picture: Rgb): Promise<ObjectMap>;
  close(): Promise<void>;
}

/** The longer side at which the network looks, and what sides are multiples of, px: its deepest layer sees a 32nd. */
const looksAt = { side: 512, step: 32 };
/** Cells are so many pixels of what it looks at. */
const cell = 4;
const weights = fileURLToPath(new URL('objects.onnx', import.meta.url));

/**
 * A network of a million and three quarters of weights that `packages/layers/training` made; nothing is fetched. Looking takes 0.1 to 0.2 s
 * of a processor.
 */
export async function openObjectNetwork(file = weights): Promise<ObjectNetwork> {
  const { InferenceSession, Tensor } = await loadRuntime();
  const session = await InferenceSession.create(file, sessionOptions);
  return {
    look: async ({ width, height, data }) => {
      const scale = looksAt.side / Math.max(width, height);
      const fit = (side: number) => Math.max(looksAt.step, Math.round((side * scale) / looksAt.step) * looksAt.step);
      const [w, h] = [fit(width), fit(height)];
      const small = await sharp(data, { raw: { width, height, channels: 3 } })
        .resize(w, h, { fit: 'fill', kernel: 'linear' })
        .raw()
        .toBuffer();
      const input = new Float32Array(w * h * 3);
      for (let i = 0; i < w * h; i++)
        for (let k = 0; k < 3; k++) input[k * w * h + i] = (small[i * 3 + k]! / 255 - 0.5) * 4;
      const out = await session.run({ picture: new Tensor('float32', input, [1, 3, h, w]) });
      const [edge, kinds, boxes] = ['edge', 'kinds', 'boxes'].map((name) => out[name]!.data as Float32Array);
      return mapOf({ width, height }, { w, h }, edge!, kinds!, boxes!);
    },
    close: () => session.release(),
  };
}

function mapOf(
  picture: { width: number; height: number },
  input: { w: number; h: number },
  edge: Float32Array,
  kinds: Float32Array,
  boxes: Float32Array,
): ObjectMap {
  const [columns, rows] = [input.w / cell, input.h / cell];
  const [cellWidth, cellHeight] = [picture.width / columns, picture.height / rows];
  const cells = columns * rows;
  const sides = new Float32Array(4 * cells);
  // Distances are in times of the side that it looks at.
  const [acrossX, acrossY] = [(cellWidth / cell) * looksAt.side, (cellHeight / cell) * looksAt.side];
  for (let y = 0, i = 0; y < rows; y++)
    for (let x = 0; x < columns; x++, i++) {
      const [middleX, middleY] = [(x + 0.5) * cellWidth, (y + 0.5) * cellHeight];
      sides[i] = middleX - boxes[i]! * acrossX;
      sides[cells + i] = middleY - boxes[cells + i]! * acrossY;
      sides[2 * cells + i] = middleX + boxes[2 * cells + i]! * acrossX;
      sides[3 * cells + i] = middleY + boxes[3 * cells + i]! * acrossY;
    }
  return {
    columns,
    rows,
    cellWidth,
    cellHeight,
    edge: edge.map((v) => 1 / (1 + Math.exp(-v))),
    kinds: softmax(kinds, cells),
    sides,
  };
}

/** Over four values that lie `cells` apart. */
function softmax(values: Float32Array, cells: number): Float32Array {
  const out = new Float32Array(values.length);
  for (let i = 0; i < cells; i++) {
    const four = [0, 1, 2, 3].map((k) => Math.exp(values[k * cells + i]!));
    const sum = four[0]! + four[1]! + four[2]! + four[3]!;
    for (let k = 0; k < 4; k++) out[k * cells + i] = four[k]! / sum;
  }
  return out;
}
