/** Has a picture taken apart by the server and puts its elements beside it. */
import { boundsOf, normaliseNode, unionOf, type CanvasNode } from '@easel/canvas';
import { ApiError, type GeneratorTask } from '@easel/contract';
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
import { keepTaking, keptTakings } from './kept-takings.ts';
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
  for (const [nodeId, taskId] of Object.entries(keptTakings(session.projectId))) {
    const picture = nodes.get(nodeId);
    if (picture) void take({ session, picture, t, taskId });
    else keepTaking(session.projectId, nodeId, null);
  }
}

interface Taken {
  readonly session: CanvasSession;
  readonly picture: CanvasNode;
  readonly t: Text;
  /** Of what was begun before; empty where the server has not named it yet. */
  readonly taskId?: string;
}

async function take({ session, picture, t, taskId }: Taken): Promise<void> {
  const reading = normaliseNode(picture);
  if (reading.kind !== 'image' || !session.canEdit || takingApart.getState().has(picture.id)) return;
  const { projectId, left } = session;
  const began = performance.now();
  const stop = new AbortController();
  const tell = (progress: number) => {
    const cancel = () => {
      stop.abort();
      tell(progress);
    };
    if (!left.aborted) noteTaking(picture.id, { progress, cancel: stop.signal.aborted ? null : cancel });
  };
  const endOf = async (known?: string): Promise<GeneratorTask> => {
    const id = known || (await beginTask(wishOf(projectId, reading.data.url), left));
    keepTaking(projectId, picture.id, id);
    const task = await followTask(id, { projectId, stop: stop.signal, left, tell });
    // A picture has one task, whoever asks for it: somebody else, who had asked too, has stopped it.
    const byOthers = task.status === 'canceled' && !stop.signal.aborted && known === undefined;
    return byOthers ? endOf() : task;
  };
  const end = () => noteTaking(picture.id, null);
  left.addEventListener('abort', end, { once: true });
  tell(0);
  keepTaking(projectId, picture.id, taskId ?? '');
  if (taskId === undefined) session.announcer.say(t('elements.started'));
  try {
    const task = await endOf(taskId);
    if (task.status === 'canceled') showToast({ text: t('elements.canceled') });
    else if (task.status !== 'completed') throw new TaskFailed(task);
    else {
      const seconds = taskId === undefined ? (performance.now() - began) / 1000 : null;
      await place(session, picture, task, { t, seconds });
    }
  } catch (error) {
    if (!left.aborted) showToast({ kind: 'danger', text: t(whyNot(error)) });
  } finally {
    left.removeEventListener('abort', end);
    if (!left.aborted) {
      end();
      keepTaking(projectId, picture.id, null);
    }
  }
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

async function place(session: CanvasSession, picture: CanvasNode, task: GeneratorTask, telling: Telling) {
  const { t } = telling;
  const texts = textsOf(task.artifacts);
  // Where a line stands follows from its typeface's own measures.
  await Promise.all(
    texts.map(({ fontFamily, fontWeight, lines }) => {
      const family = canvasFamily(fontFamily);
      const use = { fontWeight, fontStyle: 'normal', text: lines.join('') };
      return family && loadLetters({ ...use, fontFamily: family });
    }),
  );
  session.left.throwIfAborted();
  const { store } = session;
  const { canvas } = store.getState();
  const title = normaliseNode(canvas.nodes.get(picture.id) ?? picture).title;
  const elements = elementsOf({
    canvas,
    picture: canvas.nodes.get(picture.id) ?? picture,
    artifacts: task.artifacts,
    name: t('elements.frame', { name: title || t('elements.untitled') }),
    layerName: (name) => layerName(name, t),
    measure: measureIn(document.createElement('canvas')),
    newId: () => crypto.randomUUID(),
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
