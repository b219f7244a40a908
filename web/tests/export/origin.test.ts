/** What a file says of how its pictures were made: true of what goes out, and found by another program. */
import { initialViewport, stateOf, type CanvasNode, type Connection } from '@easel/canvas';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { digitalSourceOf } from '../../src/export/origin/digital-source.ts';
import { embedXmp } from '../../src/export/origin/embed-xmp.ts';
import { xmpPacketOf } from '../../src/export/origin/xmp.ts';
import { subjectOf } from '../../src/export/subject.ts';
import { clippingFrame, picture } from '../canvas/nodes.ts';

const made = (id: string, model: string) => picture(id, { data: { url: `/api/files/${id}`, model } });
const drawn = made('drawn', 'easel-designer-1 (procedural)');
const trained = made('trained', 'some-model');
const uploaded = picture('uploaded');
const clear = { ...clippingFrame('holder'), data: { name: 'holder', clip: true, background: 'transparent' } };

function sourceOf(nodes: readonly CanvasNode[], connections: readonly Connection[] = []) {
  const canvas = stateOf({ viewport: initialViewport, nodes: [...nodes], connections: [...connections] });
  return digitalSourceOf(subjectOf({ canvas, selection: [], what: 'project' })!);
}

test('a file says whether a model or rules made its pictures, all of them or some, and nothing of the work of people', () => {
  expect(sourceOf([uploaded])).toBeNull();
  expect(sourceOf([clear, trained])).toBe('trainedAlgorithmicMedia');
  expect(sourceOf([drawn])).toBe('algorithmicMedia');
  expect(sourceOf([trained, drawn])).toBe('compositeWithTrainedAlgorithmicMedia');
  expect(sourceOf([trained, uploaded])).toBe('compositeWithTrainedAlgorithmicMedia');
  expect(sourceOf([drawn, uploaded])).toBe('compositeSynthetic');
  expect(sourceOf([uploaded, { ...trained, hidden: true }])).toBeNull();
});

test('parts of a picture that was taken apart are the work of whoever made the picture', () => {
  const part = picture('part', { parentId: 'holder', meta: { source: 'generator' } });
  const line = { id: 'line', from: 'trained', to: 'holder', kind: 'derived' as const };
  expect(sourceOf([trained, clear, part], [line])).toBe('trainedAlgorithmicMedia');
  expect(sourceOf([trained, clear, part])).toBe('compositeWithTrainedAlgorithmicMedia');
});

test('another program finds it in a PNG, a JPEG and a WebP of each kind, and the same pixels', async () => {
  const [width, height] = [37, 23];
  const data = Buffer.from(Uint8Array.from({ length: width * height * 4 }, (_, at) => (at * 37) % 251));
  const pixels = sharp(data, { raw: { width, height, channels: 4 } });
  const files = await Promise.all([
    pixels.clone().png().toBuffer(),
    pixels.clone().removeAlpha().jpeg().toBuffer(),
    pixels.clone().removeAlpha().webp({ quality: 80 }).toBuffer(),
    pixels.clone().webp({ quality: 80 }).toBuffer(),
    pixels.clone().webp({ lossless: true }).toBuffer(),
    pixels.clone().removeAlpha().webp({ lossless: true }).toBuffer(),
  ]);
  for (const file of files) {
    const before = sharp(file);
    const type = `image/${(await before.metadata()).format}`;
    const marked = await embedXmp(new Blob([new Uint8Array(file)], { type }), xmpPacketOf('trainedAlgorithmicMedia'));
    const after = sharp(Buffer.from(await marked.arrayBuffer()));
    const { xmp, hasAlpha, format } = await after.metadata();
    expect(xmp?.toString()).toContain('digitalsourcetype/trainedAlgorithmicMedia"');
    expect([`image/${format}`, hasAlpha]).toEqual([marked.type, (await before.metadata()).hasAlpha]);
    expect((await after.raw().toBuffer()).equals(await before.raw().toBuffer())).toBe(true);
  }
});
