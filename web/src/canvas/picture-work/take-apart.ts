/** Has a picture taken apart by the server and puts its elements beside it. */
import { boundsOf, normaliseNode, unionOf, type CanvasNode } from '@easel/canvas';
import { ApiError, type GeneratorTask } from '@easel/contract';
import { client } from '../../api/client.ts';
import { showToast } from '../../ui/index.ts';
import { deleteNodes } from '../edits.ts';
import { focusCanvas } from '../menu/focus-canvas.ts';
import type { CanvasSession } from '../session.ts';
import { fontStack } from '../text/families.ts';
import { loadLetters } from '../text/load-family.ts';
import type { Text } from '../use-text.ts';
import { canvasFamily, elementsOf, textsOf, type Elements, type MeasureLine } from './elements.ts';
import { findingOf, type Telling } from './finding.ts';
import { layerName } from './layer-name.ts';
import { noteTaking, takingApart } from './taking-apart.ts';

/** Milliseconds between two looks at a task; longer for one that takes its time. */
const pollMs = 250;
const laterPollMs = 800;
const soonMs = 8_000;
/** Time enough to look at what was found before it can no longer be taken back from where that is said. */
const undoMs = 12_000;

/** One at a time for a picture: pressing again while it is under way changes nothing. */
export async function takeApart(session: CanvasSession, picture: CanvasNode, t: Text): Promise<void> {
  const reading = normaliseNode(picture);
  if (reading.kind !== 'image' || !session.canEdit || takingApart.getState().has(picture.id)) return;
  const stop = new AbortController();
  const tell = (progress: number) => {
    const cancel = () => {
      stop.abort();
      tell(progress);
    };
    noteTaking(picture.id, { progress, cancel: stop.signal.aborted ? null : cancel });
  };
  const began = performance.now();
  tell(0);
  session.announcer.say(t('elements.started'));
  try {
    const task = await separated(session.projectId, reading.data.url, tell, stop.signal);
    if (task.status === 'canceled') return void showToast({ text: t('elements.canceled') });
    if (task.status !== 'completed') throw new TaskFailed(task);
    await place(session, picture, task, { t, seconds: (performance.now() - began) / 1000 });
  } catch (error) {
    showToast({ kind: 'danger', text: t(whyNot(error)) });
  } finally {
    noteTaking(picture.id, null);
  }
}

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

async function separated(
  project_id: string,
  image_url: string,
  tell: (progress: number) => void,
  stop: AbortSignal,
): Promise<GeneratorTask> {
  const input_args = { image_url };
  const { task_id } = await client.generators.create({ project_id, generator_name: 'layer-separation', input_args });
  const soonUntil = performance.now() + soonMs;
  for (;;) {
    const task = stop.aborted
      ? await client.generators.cancel({ project_id, task_id })
      : await client.generators.read({ project_id, task_id });
    if (task.status !== 'pending' && task.status !== 'processing') return task;
    tell(task.progress);
    await pause(performance.now() < soonUntil ? pollMs : laterPollMs, stop);
  }
}

/** Shorter where somebody does not want to wait any more. */
function pause(ms: number, stop: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  stop.addEventListener('abort', () => resolve(), { once: true });
  return promise.finally(() => clearTimeout(timer));
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
    store.select([pictureId]);
    store.focus(pictureId);
    const back = store.getState().canvas.nodes.get(pictureId);
    if (back) session.panTo(boundsOf(back));
    focusCanvas(pictureId);
    session.announcer.say(telling.t('say.undone', { what: telling.t('edit.elements') }));
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
