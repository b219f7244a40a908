/** Has a picture taken apart by the server and puts its elements beside it. */
import { normaliseNode, type CanvasNode } from '@easel/canvas';
import { ApiError, type GeneratorTask } from '@easel/contract';
import { createStore } from 'zustand/vanilla';
import { client } from '../../api/client.ts';
import { showToast } from '../../ui/index.ts';
import type { CanvasSession } from '../session.ts';
import { fontStack } from '../text/families.ts';
import { loadLetters } from '../text/load-family.ts';
import type { Text } from '../use-text.ts';
import { canvasFamily, elementsOf, textsOf, type MeasureRise } from './elements.ts';

/** How far each picture is that is being taken apart, by its node: 0..1. */
export const takingApart = createStore<ReadonlyMap<string, number>>(() => new Map());

const pollMs = 250;

function note(nodeId: string, progress: number | null): void {
  const next = new Map(takingApart.getState());
  if (progress === null) next.delete(nodeId);
  else next.set(nodeId, progress);
  takingApart.setState(next, true);
}

/** One at a time for a picture: pressing again while it is under way changes nothing. */
export async function takeApart(session: CanvasSession, picture: CanvasNode, t: Text): Promise<void> {
  const reading = normaliseNode(picture);
  if (reading.kind !== 'image' || !session.canEdit || takingApart.getState().has(picture.id)) return;
  note(picture.id, 0);
  session.announcer.say(t('elements.started'));
  try {
    const task = await separated(session.projectId, reading.data.url, (progress) => note(picture.id, progress));
    if (task.status !== 'completed') throw new Error(task.fail_reason ?? task.status);
    await place(session, picture, task, t);
  } catch (error) {
    const unsupported = error instanceof ApiError && error.errorCode === 'generator.source_unsupported';
    showToast({ kind: 'danger', text: t(unsupported ? 'elements.unsupported' : 'elements.failed') });
  } finally {
    note(picture.id, null);
  }
}

async function separated(
  project_id: string,
  image_url: string,
  tell: (progress: number) => void,
): Promise<GeneratorTask> {
  const input_args = { image_url };
  const { task_id } = await client.generators.create({ project_id, generator_name: 'layer-separation', input_args });
  for (;;) {
    const task = await client.generators.read({ project_id, task_id });
    tell(task.progress);
    if (task.status !== 'pending' && task.status !== 'processing') return task;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

async function place(session: CanvasSession, picture: CanvasNode, task: GeneratorTask, t: Text): Promise<void> {
  const texts = textsOf(task.artifacts);
  // Where a line stands follows from its typeface's own measures.
  await Promise.all(
    texts.map(({ fontFamily, fontWeight, lines }) => {
      const family = canvasFamily(fontFamily);
      const use = { fontWeight, fontStyle: 'normal', text: lines.join('') };
      return family && loadLetters({ ...use, fontFamily: family });
    }),
  );
  const { store, announcer } = session;
  const { canvas } = store.getState();
  const title = normaliseNode(canvas.nodes.get(picture.id) ?? picture).title;
  const { change, frameId } = elementsOf({
    canvas,
    picture: canvas.nodes.get(picture.id) ?? picture,
    artifacts: task.artifacts,
    name: t('elements.frame', { name: title || t('elements.untitled') }),
    layerName: (name) => t(`elements.layer.${name}`, { defaultValue: name }),
    rise: riseIn(document.createElement('canvas')),
    newId: () => crypto.randomUUID(),
    at: new Date().toISOString(),
  });
  store.commit(change, 'elements');
  store.select([frameId]);
  announcer.say(t('elements.done', { count: (change.put?.length ?? 1) - 1 }));
}

/** As a page sets a line: its half leading above the tallest letter of the typeface, and that above the baseline. */
function riseIn(canvas: HTMLCanvasElement): MeasureRise {
  const context = canvas.getContext('2d');
  return ({ fontFamily, fontWeight, fontSize, lineHeight }) => {
    if (!context) return fontSize * lineHeight;
    context.font = `${fontWeight} ${fontSize}px ${fontStack(fontFamily)}`;
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('x');
    return (lineHeight * fontSize - (ascent + descent)) / 2 + ascent;
  };
}
