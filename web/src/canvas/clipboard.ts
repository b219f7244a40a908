/** Copying nodes within and across canvases, and pasting pictures from anywhere. */
import type { CanvasNode } from '@easel/canvas';
import { freeArea, toPage, type Point } from './camera.ts';
import type { Commands } from './commands.ts';
import { selectedPicture } from './crop/picture-commands.ts';
import { drawPng } from './crop/picture-file.ts';
import { boundsAround, nodeName, withContents } from './edits.ts';
import { kindWords } from './kind-words.ts';
import { keyName } from './menu/key-name.ts';
import { keyOf } from './menu/shortcut-table.ts';
import { nameOfSelection } from './selection-name.ts';
import type { CanvasSession } from './session.ts';
import { fetchedAhead } from '../ui/index.ts';
import type { Text } from './use-text.ts';

/** Only this product reads it; other programs get the names as text. */
const nodesType = 'application/x-easel-nodes+json';
const pasteOffset = 24;

/** What judges nodes from outside weighs more than the rest of the canvas, and nobody pastes before they see it. */
const loadReader = () => import('./copied-nodes.ts');
const loadPastedText = fetchedAhead(() => import('./text/pasted-text.ts'));

/** What this window copied last: where the system's clipboard may not be read, and where it hands over plain text only. */
let lastCopied: Copied | null = null;

interface Copied {
  /** The nodes as JSON, with the project that they come from. */
  readonly nodes: string;
  readonly text: string;
}

export interface ClipboardActs {
  copy(): void;
  cut(): void;
  paste(): void;
  readonly canPaste: boolean;
}

/** What the menu does. The keys go by the browser's own events, which need no permission. */
export function clipboardActs(session: CanvasSession, commands: Commands, t: Text): ClipboardActs {
  const copy = () => {
    const copied = copyOf(session, t);
    if (!copied) return;
    lastCopied = copied;
    void writeToSystem(session, copied).catch(() => {});
    session.announcer.say(t('say.copied', { name: nameOfSelection(session, t) }));
  };
  return {
    copy,
    cut() {
      copy();
      commands.remove();
    },
    paste() {
      void readFromSystem().then(({ nodes, files, text }) => {
        if (nodes !== null) return pasteNodes(session, commands, nodes, { steps: 1, inPlace: false });
        if (files.length > 0) return session.uploads.start(files, null);
        if (text.trim() !== '') return pasteText(session, text, t);
        return session.announcer.say(t('say.nothingToPaste'));
      });
    },
    get canPaste() {
      return session.canEdit && (lastCopied !== null || mayRead());
    },
  };
}

export function attachClipboard(session: CanvasSession, commands: Commands, t: Text): () => void {
  // Fetched ahead: by the time one pastes the line may be gone.
  void loadReader().catch(() => {});
  // Pasting again and again from the same copy steps on, so that copies don't hide each other.
  let pasted = { nodes: '', steps: 0 };
  let inPlace = false;
  const onKey = (event: KeyboardEvent) => {
    inPlace = event.type === 'keydown' && keyName(event) === keyOf('pasteInPlace');
  };
  const onCopy = (event: ClipboardEvent) => {
    if (!event.clipboardData || isBusyElsewhere()) return;
    const copied = copyOf(session, t);
    if (!copied || (event.type === 'cut' && !session.canEdit)) return;
    lastCopied = copied;
    event.clipboardData.setData(nodesType, copied.nodes);
    event.clipboardData.setData('text/html', htmlOf(copied));
    event.clipboardData.setData('text/plain', copied.text);
    event.preventDefault();
    pasted = { nodes: '', steps: 0 };
    if (event.type === 'cut') commands.remove();
    else session.announcer.say(t('say.copied', { name: nameOfSelection(session, t) }));
    // Other programs want the picture itself. Where that is not allowed, what was set above stays.
    if (event.type === 'copy' && selectedPicture(session)) void writeToSystem(session, copied).catch(() => {});
  };
  const onPaste = (event: ClipboardEvent) => {
    const data = event.clipboardData;
    if (!data || !session.canEdit || session.modes.getState().crop || isBusyElsewhere()) return;
    const files = [...data.files].filter(({ type }) => type.startsWith('image/'));
    const plainOnly = inPlace && lastCopied !== null && data.getData('text/plain') === lastCopied.text;
    const nodes = data.getData(nodesType) || nodesIn(data.getData('text/html')) || (plainOnly ? lastCopied!.nodes : '');
    const isMeant = files.length === 0 || isTable(data.getData('text/html'));
    const words = isMeant && !isAtOther(session) ? data.getData('text/plain') : '';
    if (nodes === '' && files.length === 0 && words.trim() === '') return;
    event.preventDefault();
    if (nodes === '') {
      void (words.trim() === '' ? session.uploads.start(files, null) : pasteText(session, words, t));
      return;
    }
    pasted = { nodes, steps: pasted.nodes === nodes ? pasted.steps + 1 : 1 };
    void pasteNodes(session, commands, nodes, { steps: pasted.steps, inPlace });
  };
  const listeners = { copy: onCopy, cut: onCopy, paste: onPaste, keydown: onKey, keyup: onKey };
  for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener as EventListener);
  return () => {
    for (const [type, listener] of Object.entries(listeners))
      document.removeEventListener(type, listener as EventListener);
  };
}

function copyOf(session: CanvasSession, t: Text): Copied | null {
  const { canvas, selection } = session.store.getState();
  if (selection.size === 0) return null;
  const nodes = withContents(canvas, selection);
  return {
    nodes: JSON.stringify({ projectId: session.projectId, nodes }),
    text: nodes.map((node) => nodeName(node) || kindWords(node, t)).join('\n'),
  };
}

interface PasteWishes {
  readonly steps: number;
  /** Where they stood, be it on another canvas. */
  readonly inPlace: boolean;
}

async function pasteNodes(session: CanvasSession, commands: Commands, text: string, wishes: PasteWishes) {
  const { readCopiedNodes } = await loadReader();
  const { nodes, here } = readCopiedNodes(text, session.projectId);
  commands.paste(nodes, wishes.inPlace ? { x: 0, y: 0 } : pasteDelta(session, nodes, here, wishes.steps));
  const box = boundsAround(nodes);
  if (wishes.inPlace && box) session.panTo(box);
}

/** Words as a text; a drawing that could only travel as text as the picture that it is. */
async function pasteText(session: CanvasSession, text: string, t: Text): Promise<void> {
  const { isDrawing, placePastedText } = await loadPastedText();
  if (isDrawing(text)) return session.uploads.start([fileOf(new Blob([text], { type: 'image/svg+xml' }))], null);
  const id = await placePastedText(session, text);
  const node = id === null ? undefined : session.store.getState().canvas.nodes.get(id);
  if (node) session.announcer.say(t('say.pasted', { name: nodeName(node) }));
}

/** Names as text for other programs, the nodes beside it: this form alone outlives every way through a clipboard. */
function htmlOf({ nodes, text }: Copied): string {
  const element = document.createElement('div');
  element.dataset['easelNodes'] = encodeURIComponent(nodes);
  element.textContent = text;
  return element.outerHTML;
}

/** Spreadsheets send a picture of the cells along with what stands in them. */
const isTable = (html: string) => /<table[\s>]/i.test(html);

function nodesIn(html: string): string {
  if (!html.includes('data-easel-nodes')) return '';
  const found = new DOMParser().parseFromString(html, 'text/html').querySelector<HTMLElement>('[data-easel-nodes]');
  try {
    return decodeURIComponent(found?.dataset['easelNodes'] ?? '');
  } catch {
    return '';
  }
}

function writeToSystem(session: CanvasSession, copied: Copied): Promise<void> {
  const picture = selectedPicture(session);
  const text = (type: string, value: string) => ({ [type]: new Blob([value], { type }) });
  return navigator.clipboard.write([
    new ClipboardItem({
      ...text('text/html', htmlOf(copied)),
      ...text('text/plain', copied.text),
      ...(picture && { 'image/png': drawPng(picture.reading) }),
    }),
  ]);
}

/** Only secure addresses may, and not every browser does. */
const mayRead = () => typeof navigator.clipboard?.read === 'function';

async function readFromSystem(): Promise<{ nodes: string | null; files: File[]; text: string }> {
  const textOf = async (item: ClipboardItem, type: string) =>
    item.types.includes(type) ? (await item.getType(type)).text() : '';
  try {
    const items = await navigator.clipboard.read();
    let text = '';
    for (const item of items) {
      const html = await textOf(item, 'text/html');
      const nodes = nodesIn(html);
      if (nodes !== '') return { nodes, files: [], text: '' };
      text ||= await textOf(item, 'text/plain');
      if (isTable(html) && text.trim() !== '') return { nodes: null, files: [], text };
    }
    const pictures = items.flatMap((item) =>
      item.types.filter((type) => type.startsWith('image/')).map(async (type) => fileOf(await item.getType(type))),
    );
    return { nodes: null, files: await Promise.all(pictures), text };
  } catch {
    return { nodes: lastCopied?.nodes ?? null, files: [], text: '' };
  }
}

const fileOf = (blob: Blob) =>
  new File([blob], `picture.${/\/(\w+)/.exec(blob.type)?.[1] ?? 'png'}`, { type: blob.type });

/** Whether a dialog or the work on a picture has the keyboard: who pastes words there means no text on the canvas behind. */
const isAtOther = ({ modes }: CanvasSession) =>
  modes.getState().work !== null || Boolean(document.activeElement?.closest('[role="dialog"]'));

/** Text that is selected or a field that is typed in has the clipboard first. */
function isBusyElsewhere(): boolean {
  const active = document.activeElement;
  const typing =
    active instanceof HTMLElement && (active.isContentEditable || active.matches('input, textarea, select'));
  return typing || getSelection()?.isCollapsed === false;
}

/** On its own canvas a copy lands beside its original; from elsewhere, or out of sight, in the middle of the view. */
function pasteDelta({ view }: CanvasSession, nodes: readonly CanvasNode[], here: boolean, times: number): Point {
  const step = pasteOffset * times;
  const box = boundsAround(nodes);
  if (!box) return { x: 0, y: 0 };
  const area = freeArea(view.size, view.insets);
  const [start, end] = [
    toPage(view.camera, area),
    toPage(view.camera, { x: area.x + area.width, y: area.y + area.height }),
  ];
  const seen = box.x < end.x && box.y < end.y && box.x + box.width > start.x && box.y + box.height > start.y;
  if (here && seen) return { x: step, y: step };
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  return {
    x: middle.x - box.x - box.width / 2 + step - pasteOffset,
    y: middle.y - box.y - box.height / 2 + step - pasteOffset,
  };
}
