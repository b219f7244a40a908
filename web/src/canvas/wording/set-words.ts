/** Has the wrong words of a picture taken out by the server, and sets the right ones over it as text: one edit. */
import { readWording, wordsSetIn, type CanvasNode, type SetText } from '@easel/canvas';
import type { GeneratorTask } from '@easel/contract';
import { beginTask, followTask } from '../picture-work/follow-task.ts';
import { noteTaking, takingApart } from '../picture-work/taking-apart.ts';
import type { CanvasSession } from '../session.ts';
import { loadLetters } from '../text/load-family.ts';
import { sharpness, thumbnailUrl } from '../thumbnails.ts';

const patienceMs = 3_000;

/** Tells how it went; one at a time for a picture. */
export async function setWords(session: CanvasSession, picture: CanvasNode): Promise<'set' | 'stopped' | 'failed'> {
  const wording = readWording(picture.data ?? {});
  const url = picture.data?.['url'];
  if (!wording || typeof url !== 'string' || takingApart.getState().has(picture.id)) return 'stopped';
  const { projectId, left } = session;
  const stop = new AbortController();
  const end = () => noteTaking(picture.id, null);
  noteTaking(picture.id, { progress: 0.1, cancel: () => stop.abort() });
  left.addEventListener('abort', end, { once: true });
  try {
    const words = wording.faults.map(({ asked }) => asked);
    const input_args = { image_url: url, words, everything: wording.cannotWrite === true };
    const taskId = await beginTask({ project_id: projectId, generator_name: 'set-words', input_args }, left);
    const task = await followTask(taskId, { projectId, stop: stop.signal, left });
    if (task.status === 'canceled') return 'stopped';
    const done = readTask(task);
    if (!done) return 'failed';
    const pixels = picture.width * sharpness(session.view.camera.k, devicePixelRatio);
    await Promise.all([
      comesIntoView(thumbnailUrl(done.clean.url, pixels, done.clean.width)),
      ...done.texts.map(({ family, weight, lines }) =>
        loadLetters({ fontFamily: family, fontWeight: weight, fontStyle: 'normal', text: lines.join('') }),
      ),
    ]);
    left.throwIfAborted();
    return place(session, picture, { ...done, faults: wording.faults });
  } catch {
    return left.aborted ? 'stopped' : 'failed';
  } finally {
    left.removeEventListener('abort', end);
    if (!left.aborted) end();
  }
}

/** Words must not stand over nothing meanwhile; on a slow line they do, rather than keep people waiting. */
async function comesIntoView(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([image.decode().catch(() => {}), late]);
}

function readTask({ artifacts }: GeneratorTask) {
  const ground = artifacts.find(({ label }) => label === 'bg_image');
  const words = artifacts.find(({ label }) => label === 'set_words');
  const assetId = ground?.metadata.assetId;
  if (!ground || !words || assetId === undefined) return null;
  const { width, height } = ground.metadata;
  const { texts } = JSON.parse(words.content) as { texts: SetText[] };
  return { clean: { assetId, url: ground.content, width, height }, texts };
}

function place(
  { store }: CanvasSession,
  { id, data }: CanvasNode,
  done: Pick<Parameters<typeof wordsSetIn>[0], 'clean' | 'texts' | 'faults'>,
): 'set' | 'failed' {
  // As it stands now: it may have been moved, changed or taken away meanwhile.
  const { nodes } = store.getState().canvas;
  const picture = nodes.get(id);
  if (!picture || picture.data?.['assetId'] !== data?.['assetId']) return 'failed';
  const watched = store.getState().selection.has(id);
  const newId = () => crypto.randomUUID();
  const now = { others: nodes.values(), newId, at: new Date().toISOString() };
  const put = wordsSetIn({ picture, ...done, source: 'generator', ...now });
  store.commit({ put }, 'words');
  if (watched && put[0]) store.select([put[0].id]);
  return 'set';
}
