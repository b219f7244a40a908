import '../src/text/no-system-fonts.ts';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { bundledShelf } from '../scripts/bundled-shelf.ts';
import type { Picture } from '../src/picture.ts';
import { facesOf } from '../src/text/faces.ts';

/** A few of the bundled families: opening all of them takes longer than the tests. */
const families = ['Playfair Display', 'Montserrat', 'Inter Tight', 'Archivo Black', 'Noto Sans SC'];
export const shelf = { families: bundledShelf().families.filter(({ family }) => families.includes(family)) };

export const [width, height] = [640, 320];
export const fontOf = (family: string, weight: number, size: number) => {
  const face = facesOf(shelf).find((one) => one.family === family && one.weight === weight && !one.italic)!;
  return `${size}px ${face.stack(true)}`;
};

/** A picture on an even run of colours, and the same without what `draw` put there. */
export function pictureOf(draw: (pen: SKRSContext2D) => void): { picture: Picture; clean: Picture } {
  const pen = createCanvas(width, height).getContext('2d');
  const ground = pen.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, '#18304a');
  ground.addColorStop(1, '#35506c');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  const pixels = () => ({ width, height, data: new Uint8ClampedArray(pen.getImageData(0, 0, width, height).data) });
  const clean = pixels();
  pen.fillStyle = '#ffd84a';
  draw(pen);
  return { picture: pixels(), clean };
}

/** Largest difference of a colour between two pictures. */
export function largestDifference(a: Picture, b: Picture): number {
  let most = 0;
  for (let at = 0; at < a.data.length; at++) most = Math.max(most, Math.abs(a.data[at]! - b.data[at]!));
  return most;
}
