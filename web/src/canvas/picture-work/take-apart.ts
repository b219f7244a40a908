/** Has a picture taken apart by the server and puts its elements beside it. */
import { boundsOf, normaliseNode, unionOf, type CanvasNode } from '@easel/canvas';
import { ApiError, type GeneratorTask } from '@easel/contract';
import { unmarked } from '../../i18n/isolated.ts';
import { showToast } from '../../ui/index.ts';
import { deleteNodes } from '../edits.ts';
import { focusCanvas } from '../menu/focus-canvas.ts';
import type { CanvasSession } from '../session.ts';
import { fontStack } from '../text/families.ts';
import { loadLetters } from '../text/load-family.ts';
import type { Text } from '../use-text.ts';
import { canvasFamily, elementsOf, textsOf, type Elements, type MeasureLine } from './elements.ts';
import { findingOf, type Telling } from './finding.ts';
import { beginTask, followTask } from './follow-task.ts';
import { keepTaking, keptTakings, type KeptTaking } from './kept-takings.ts';
import { layerName } from './layer-name.ts';
import { noteTaking, takingApart } from './taking-apart.ts';

/** Time enough to look at what was found before it can no longer be taken back from where that is said. */
const undoMs = 12_000;

/** One at a time for a picture: pressing again while it is under way changes nothing. */
export async function takeApart(session: CanvasSession, picture: CanvasNode, t: Text): Promise<void> {
  await take({ session, picture, t });
}

/**
 * Goes on with what was under way when the page was loaded anew or the canvas was left: the server has not waited for
 * anybody to look.
 */
export function goOnTakingApart(session: CanvasSession, t: Text): void {
  if (!session.canEdit) return;
  const { nodes } = session.store.getState().canvas;
  for (const [nodeId, kept] of Object.entries(keptTakings(session.projectId))) {
    const picture = nodes.get(nodeId);
    if (picture && !nodes.has(kept.frameId)) void take({ session, picture, t, kept });
    else keepTaking(session.projectId, nodeId, null);
  }
}

interface Taken {
  readonly session: CanvasSession;
  readonly picture: CanvasNode;
  readonly t: Text;
  /** What was begun before. */
  readonly kept?: KeptTaking;
}

async function take({ session, picture, t, kept }: Taken): Promise<void> {
  const reading = normaliseNode(picture);
  if (reading.kind !== 'image' || !session.canEdit || takingApart.getState().has(picture.id)) return;
  const { projectId, left } = session;
  const began = performance.now();
  const frameId = kept?.frameId ?? crypto.randomUUID();
  const elsewhere = watchFor(session, frameId);
  const over = AbortSignal.any([left, elsewhere.seen]);
  const stop = new AbortController();
  const tell = (progress: number) => {
    const cancel = () => {
      stop.abort();
      tell(progress);
    };
    if (!left.aborted) noteTaking(picture.id, { progress, cancel: stop.signal.aborted ? null : cancel });
  };
  const endOf = async (known?: string): Promise<GeneratorTask> => {
    const id = known || (await beginTask(wishOf(projectId, reading.data.url), over));
    keepTaking(projectId, picture.id, { taskId: id, frameId });
    const task = await followTask(id, { projectId, stop: stop.signal, left: over, tell });
    // A picture has one task, whoever asks for it: somebody else, who had asked too, has stopped it.
    const byOthers = task.status === 'canceled' && !stop.signal.aborted && known === undefined;
    return byOthers ? endOf() : task;
  };
  const end = () => noteTaking(picture.id, null);
  left.addEventListener('abort', end, { once: true });
  tell(0);
  keepTaking(projectId, picture.id, kept ?? { taskId: '', frameId });
  if (!kept) session.announcer.say(t('elements.started'));
  try {
    const task = await endOf(kept?.taskId);
    if (task.status === 'canceled') showToast({ text: t('elements.canceled') });
    else if (task.status !== 'completed') throw new TaskFailed(task);
    else {
      await loadTypefaces(task);
      over.throwIfAborted();
      // From here on it is this window that puts it there.
      elsewhere.end();
      const seconds = kept ? null : (performance.now() - began) / 1000;
      place(session, picture, { task, frameId, telling: { t, seconds } });
    }
  } catch (error) {
    if (!over.aborted) showToast({ kind: 'danger', text: t(whyNot(error)) });
  } finally {
    elsewhere.end();
    left.removeEventListener('abort', end);
    if (!left.aborted) {
      end();
      keepTaking(projectId, picture.id, null);
    }
  }
}

/** Another window that the browser made of this one follows the same: once its frame is there, all is done. */
function watchFor({ store }: CanvasSession, frameId: string): { readonly seen: AbortSignal; readonly end: () => void } {
  const control = new AbortController();
  const end = store.subscribe(({ canvas }) => {
    if (canvas.nodes.has(frameId)) control.abort();
  });
  return { seen: control.signal, end };
}

const wishOf = (project_id: string, image_url: string) => ({
  project_id,
  generator_name: 'layer-separation',
  input_args: { image_url },
});

class TaskFailed extends Error {
  readonly task: GeneratorTask;

  constructor(task: GeneratorTask) {
    super(task.fail_reason ?? task.status);
    this.task = task;
  }
}

function whyNot(error: unknown): string {
  if (error instanceof TaskFailed) return `elements.fail.${error.task.fail_code ?? 'failed'}`;
  const refused = error instanceof ApiError && error.errorCode === 'generator.source_unsupported';
  return `elements.fail.${refused ? 'source_refused' : 'failed'}`;
}

/** Where a line stands follows from its typeface's own measures. */
async function loadTypefaces({ artifacts }: GeneratorTask): Promise<void> {
  await Promise.all(
    textsOf(artifacts).map(({ fontFamily, fontWeight, lines }) => {
      const family = canvasFamily(fontFamily);
      const use = { fontWeight, fontStyle: 'normal', text: lines.join('') };
      return family && loadLetters({ ...use, fontFamily: family });
    }),
  );
}

interface Ended {
  readonly task: GeneratorTask;
  readonly frameId: string;
  readonly telling: Telling;
}

function place(session: CanvasSession, picture: CanvasNode, { task, frameId, telling }: Ended): void {
  const { t } = telling;
  const { store } = session;
  const { canvas } = store.getState();
  const title = normaliseNode(canvas.nodes.get(picture.id) ?? picture).title;
  const elements = elementsOf({
    canvas,
    picture: canvas.nodes.get(picture.id) ?? picture,
    artifacts: task.artifacts,
    name: unmarked(t('elements.frame', { name: title || t('elements.untitled') })),
    layerName: (name) => layerName(name, t),
    measure: measureIn(document.createElement('canvas')),
    newId: idsFrom(frameId),
    at: new Date().toISOString(),
  });
  const watched = store.getState().selection.has(picture.id);
  store.commit(elements.change, 'elements');
  // Who has gone on to something else is not called away from it.
  if (watched) {
    // The bar of the picture goes with its selection, and takes the focus along.
    const inBar = document.activeElement?.closest('.canvas-actions');
    store.select([elements.frameId]);
    session.panTo(boundsOf(elements.change.put![0]!));
    if (inBar) {
      store.focus(elements.frameId);
      session.view.flush();
      focusCanvas(elements.frameId);
    }
  }
  tellOf(session, { task, elements, telling, pictureId: picture.id });
}

/** The frame's own first: two windows that place at the same moment place the same. */
function idsFrom(frameId: string): () => string {
  let count = 0;
  return () => (count++ === 0 ? frameId : `${frameId}-${count}`);
}

interface Told {
  readonly task: GeneratorTask;
  readonly elements: Elements;
  readonly telling: Telling;
  readonly pictureId: string;
}

/** What was found, and what of it a person should look at: shown by pressing. */
function tellOf(session: CanvasSession, { task: { artifacts }, elements, telling, pictureId }: Told) {
  const { words, doubtful } = findingOf(artifacts, telling);
  session.announcer.say(words);
  const titles = new Set(doubtful.map(({ lines }) => lines.join(' ')));
  const put = elements.change.put ?? [];
  const toShow = put.filter(({ title, type }) => type === 'image' && titles.has(title ?? ''));
  const shown = toShow.length > 0 ? toShow : put.slice(0, 1);
  const show = () => {
    session.store.select(shown.map(({ id }) => id));
    session.view.fit(unionOf(put.slice(0, 1).map(boundsOf))!);
  };
  const { store } = session;
  const step = store.getState().history.past.at(-1);
  const undo = () => {
    // What was done since stays.
    if (store.getState().history.past.at(-1) === step) store.undo();
    else store.commit(deleteNodes(store.getState().canvas, [elements.frameId]), 'delete');
    const back = store.getState().canvas.nodes.get(pictureId);
    store.select(back ? [back.id] : []);
    store.focus(back?.id ?? null);
    if (back) session.panTo(boundsOf(back));
    focusCanvas(back?.id ?? null);
    session.announcer.say(telling.t('say.undone', { what: telling.t('step.elements') }));
  };
  showToast({
    text: words,
    action: { label: telling.t('elements.show'), run: show },
    undo: { label: telling.t('elements.undo'), run: undo },
    durationMs: undoMs,
  });
}

/** As a page sets a line: its half leading above the tallest letter of the typeface, and that above the baseline. */
function measureIn(canvas: HTMLCanvasElement): MeasureLine {
  const context = canvas.getContext('2d');
  return ({ fontFamily, fontWeight, fontSize, lineHeight, line }) => {
    if (!context) return { rise: fontSize * lineHeight, ink: fontSize };
    context.font = `${fontWeight} ${fontSize}px ${fontStack(fontFamily)}`;
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('x');
    const ink = context.measureText(line).actualBoundingBoxAscent;
    return { rise: (lineHeight * fontSize - (ascent + descent)) / 2 + ascent, ink };
  };
}
