/** A picture of the canvas as a file of its own. */
import { cutOf, normaliseNode, type CanvasNode, type PictureReading } from '@easel/canvas';
import { nodeName } from '../edits.ts';
import { longestSide } from './picture-edits.ts';

/** What one sees of it, in its own pixels. */
export async function drawPng(picture: PictureReading): Promise<Blob> {
  const image = new Image();
  image.src = picture.data.url;
  await image.decode();
  const cut = cutOf(picture);
  const source = { width: image.naturalWidth || 512, height: image.naturalHeight || 512 };
  const [wide, tall] = [cut.width * source.width, cut.height * source.height];
  const scale = Math.min(1, longestSide / Math.max(wide, tall));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(wide * scale));
  canvas.height = Math.max(1, Math.round(tall * scale));
  const { width, height } = canvas;
  canvas
    .getContext('2d')
    ?.drawImage(image, cut.x * source.width, cut.y * source.height, wide, tall, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))), 'image/png');
  });
}

/** Hands over the file as it was uploaded or made, whole. */
export function downloadPicture(node: CanvasNode): void {
  const reading = normaliseNode(node);
  if (reading.kind !== 'image' || reading.data.url === '') return;
  handOver(node, reading.data.url, /\.[a-z0-9]{2,5}$/.exec(reading.data.url)?.[0] ?? '');
}

/** Hands over the design that the picture shows as SVG. Rejects where the server has none. */
export async function downloadDrawing(node: CanvasNode): Promise<void> {
  const reading = normaliseNode(node);
  if (reading.kind !== 'image') return;
  const answer = await fetch(`${reading.data.url}/svg`);
  if (!answer.ok) throw new Error(`No drawing: ${answer.status}`);
  const address = URL.createObjectURL(await answer.blob());
  handOver(node, address, '.svg');
  // The browser has taken it up by then; without this the bytes stay as long as the page.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function handOver(node: CanvasNode, address: string, extension: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = `${(nodeName(node) || 'picture').replaceAll(/[\\/:*?"<>|]/g, ' ')}${extension}`;
  link.click();
}
