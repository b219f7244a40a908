/** A project out of whatever one gives: a project file, or a canvas as text. Loaded when first asked for. */
import { encodeSnapshot } from '@easel/canvas';
import { client } from '../api/client.ts';
import { readSizes } from '../api/sizes.ts';
import { withUploadedPictures } from './embedded-pictures.ts';
import { ImportFault } from './import-fault.ts';
import { readCanvasText } from './read-canvas-text.ts';
import { sendProjectFile } from './send-project-file.ts';

/** As the server takes them. */
const mostFileBytes = 2 ** 30;
/** Base64 is a third longer than what it holds. */
const base64Factor = 1.5;

export interface Gift {
  /** What the project is called, where it does not say so itself. */
  readonly name: string;
  readonly content: Blob;
}

export interface Watching {
  /** Told which part of it has gone; 1 once the server is at work. */
  readonly progress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** Answers the new project's id. @throws ImportFault, ApiError */
export async function bringIn({ name, content }: Gift, watching: Watching): Promise<string> {
  if (await isZip(content)) {
    if (content.size > mostFileBytes) throw new ImportFault('tooLarge');
    return (await sendProjectFile(content, watching)).id;
  }
  const { canvasBytes: maxBytes, canvasNodes: maxNodes, titleCharacters } = await readSizes();
  if (content.size > maxBytes * base64Factor) throw new ImportFault('tooLarge');
  const read = readCanvasText(await content.text(), { maxBytes, maxNodes });
  const document = await withUploadedPictures(read, watching);
  watching.progress(1);
  const { signal } = watching;
  // As a string: it carries also what of the canvas we do not know, in a fraction of the size.
  const request = { projectName: name.slice(0, titleCharacters), canvas: encodeSnapshot(document) };
  return (await client.canvas.save(request, { signal })).projectId;
}

/** Every zip begins so, whatever its name says. */
async function isZip(content: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await content.slice(0, 2).arrayBuffer());
  return first === 0x50 && second === 0x4b;
}
