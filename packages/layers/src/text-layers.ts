import { dilate } from './areas/mask.ts';
import type { Rgb } from './areas/rgb.ts';
import type { CutOut } from './peeling/lay-up.ts';
import type { TextInk } from './picture.ts';

/** How far from the ink the filling under text reaches, px: what differs there is the text's. */
const rim = 2;
const noticed = 1;

/** The raster of one block's ink; the gate makes it exact. `below` is the picture without text. */
export function rasterOf(ink: TextInk, picture: Rgb, below: Rgb): CutOut {
  const { box, alpha, cover, colour } = ink;
  const { width, height } = box;
  const data = new Uint8ClampedArray(width * height * 4);
  const near = dilate(
    cover.map((v) => (v ? 1 : 0)),
    width,
    height,
    rim,
  );
  for (let y = 0, j = 0; y < height; y++)
    for (let x = 0; x < width; x++, j++) {
      if (!near[j]) continue;
      const p = ((box.y + y) * picture.width + box.x + x) * 3;
      const o = j * 4;
      const effect = cover[j]! > alpha[j]! && ink.effect ? ink.effect.colour : colour;
      let share = Math.max(cover[j]!, alpha[j]!);
      if (!share) {
        let off = 0;
        for (let k = 0; k < 3; k++) off = Math.max(off, Math.abs(picture.data[p + k]! - below.data[p + k]!));
        // The least that the gate can build on.
        if (off > noticed) share = 1;
      }
      for (let k = 0; k < 3; k++) data[o + k] = effect[k]!;
      data[o + 3] = share;
    }
  return { box, pixels: { width, height, data } };
}
