/** Words from another program: a text in sight, on nothing that stands there. */
import type { CanvasNode, Point } from '@easel/canvas';
import { bringIntoView } from '../bring-into-view.ts';
import type { CanvasSession } from '../session.ts';
import { newness, textLookAt, themeOfPage } from '../tools/draw.ts';
import { placeNew, textRecord } from '../tools/new-node.ts';
import { freeRow } from '../upload-places.ts';
import { middleOfView } from '../view.ts';
import { fitText } from './fit-text.ts';
import { loadLetters } from './load-family.ts';

/** Letters in the longest line of what stands as it was broken; what has longer ones is set in a column of so many. */
const columnLetters = 48;
/** A letter is about so wide, as a part of its height; those of Chinese are as wide as high. */
const letterWidth = 0.55;

/** SVG as programs put it on the clipboard where it can only be text. */
export function isDrawing(text: string): boolean {
  return /^\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)*(<!doctype svg[^>]*>\s*)?<svg[\s>][^]*<\/svg>\s*$/i.test(text);
}

/** Answers what stands there then; null for none. */
export async function placePastedText(session: CanvasSession, pasted: string): Promise<string | null> {
  // Programs end lines in their own ways, and what they copy often ends with one.
  const text = pasted.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').trim();
  if (text === '' || !session.canEdit) return null;
  // Letters that are not here yet would be measured in another typeface.
  await loadLetters({ fontFamily: 'Inter', fontWeight: 400, fontStyle: 'normal', text }).catch(() => {});
  if (session.left.aborted || !session.canEdit) return null;
  const { store } = session;
  const { canvas } = store.getState();
  const middle = middleOfView(session);
  const fitted = fittedText(session, text, middle);
  const [place = fitted] = freeRow(middle, [fitted], { nodes: canvas.nodes.values(), coming: [] });
  const ground = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  const { color } = textLookAt(session, { theme: themeOfPage }, ground);
  const node = { ...fitted, x: place.x, y: place.y, data: { ...fitted.data, color } };
  store.commit(placeNew(canvas, node), 'paste');
  store.select([node.id]);
  bringIntoView(session, [place]);
  return node.id;
}

function fittedText(session: CanvasSession, text: string, at: Point): CanvasNode {
  const look = textLookAt(session, { theme: themeOfPage }, at);
  const longest = Math.max(...text.split('\n').map(lengthOf));
  const width = Math.round(Math.min(longest, columnLetters) * letterWidth * look.fontSize);
  const empty = textRecord(newness(), { ...at, width, height: look.fontSize }, look, longest <= columnLetters);
  return fitText({ ...empty, data: { ...empty.data, text } });
}

/** In letters as narrow as those of Latin. */
function lengthOf(line: string): number {
  const wide = line.match(/[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/g)?.length ?? 0;
  return line.length + wide * (1 / letterWidth - 1);
}
