/** Every picture in a zip: the files as they were uploaded or made, in folders by frame, named as on the canvas. */
import { ancestorsOf, isGroup } from '@easel/canvas';
import { downloadZip } from 'client-zip';
import { nodeName } from '../canvas/edits.ts';
import { ExportFault } from './fault.ts';
import type { Maker } from './order.ts';
import { isPicture } from './paint.ts';
import { PictureShelf, type PictureItem } from './picture-shelf.ts';
import { fileName } from './sizes.ts';
import type { Subject } from './subject.ts';

export interface ZipEntry {
  readonly item: PictureItem;
  /** Without the extension, which the file itself knows. */
  readonly path: string;
}

/** A picture that stands in several places goes in once. */
export function zipEntries({ items, canvas }: Pick<Subject, 'items' | 'canvas'>): ZipEntry[] {
  const known = new Set<string>();
  const entries = items.filter(isPicture).flatMap((item) => {
    const { url } = item.reading.data;
    if (url === '' || known.has(url)) return [];
    known.add(url);
    const frames = ancestorsOf(canvas, item.node.id).filter((node) => node.type === 'frame' && !isGroup(node));
    const folders = frames.toReversed().map((frame) => plain(nodeName(frame)));
    return { item, path: [...folders, plain(nodeName(item.node) || item.reading.data.alt)].join('/') };
  });
  const numbered = numberer(entries.map(({ path }) => path));
  return entries.map(({ item, path }) => ({ item, path: numbered(path) }));
}

/** Many file systems take “Cup” and “cup” for one; a number makes no name that another bears by itself. */
function numberer(own: readonly string[]): (path: string) => string {
  const borne = new Set(own.map((path) => path.toLowerCase()));
  const given = new Set<string>();
  return (path) => {
    let name = path;
    for (let count = 2; given.has(name.toLowerCase()) || (name !== path && borne.has(name.toLowerCase())); count += 1)
      name = `${path} ${count}`;
    given.add(name.toLowerCase());
    return name;
  };
}

const plain = (name: string) => fileName(name, 'zip').replace(/\.zip$/, '');

const extensionOf: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
};

export const makeZip: Maker = async ({ subject, lenient }, { signal, begin, advance }) => {
  const entries = zipEntries(subject);
  if (entries.length === 0) throw new ExportFault('empty');
  begin('gather', entries.length);
  const shelf = new PictureShelf({ signal });
  const missing: string[] = [];
  async function* files() {
    for (const { item, path } of entries) {
      signal.throwIfAborted();
      const input = await shelf.file(item.reading.data.url).catch((error: Error) => {
        signal.throwIfAborted();
        if (!lenient) throw new ExportFault('picture', { name: path, why: error.message });
        missing.push(path);
        return null;
      });
      advance(path);
      if (input) yield { name: `${path}.${extensionOf[input.type] ?? 'bin'}`, input, lastModified: new Date() };
    }
  }
  const blob = await downloadZip(files()).blob();
  begin('write', 0);
  return { blob, missing };
};
