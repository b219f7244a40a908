/** Draws the SVG that comes in as PNG, and ends. */
import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const limitInputPixels = 268_435_456;
const [width, height] = process.argv.slice(2).map(Number);
try {
  // What the page serves goes first.
  setPriority(10);
} catch {
  // The system does not let us.
}
const png = await sharp(await buffer(process.stdin), { limitInputPixels })
  .resize({ width: width!, ...(height && { height }), fit: 'inside', withoutEnlargement: true })
  .png({ compressionLevel: 1 })
  .toBuffer();
process.stdout.write(png);
