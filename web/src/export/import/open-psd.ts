/** Opens a PSD on the canvas: read by a worker, its pictures sent, its layers placed as one edit. */
import { normaliseNode, type CanvasNode, type Point } from '@easel/canvas';
import i18next from 'i18next';
import { client } from '../../api/client.ts';
import { placeLines } from '../../canvas/far/draw-text.ts';
import type { Canvas2d } from '../../canvas/far/scene-view.ts';
import { canvasServer, type CanvasSession } from '../../canvas/index.ts';
import { loadLetters } from '../../canvas/text/load-family.ts';
import { endToast, showToast } from '../../ui/index.ts';
import { nodesOfLayers } from './layer-nodes.ts';
import type { FoundLayer, FoundPsd, FromReader, PsdFault } from './layers-found.ts';
import { sendLayers } from './send-layers.ts';
import { placeText, textData, type FoundText } from './text-node.ts';

export async function openPsd(session: CanvasSession, file: File, at: Point): Promise<void> {
  const t = i18next.getFixedT(null, 'export');
  const control = new AbortController();
  const { signal } = control;
  const name = file.name.replace(/\.ps[db]$/i, '');
  const say = (done: number, of: number) =>
    showToast({
      text: of === 0 ? t('import.reading', { name: file.name }) : t('import.sending', { name: file.name, done, of }),
      durationMs: 600_000,
      action: { label: t('cancel'), run: () => control.abort() },
    });
  let toast = say(0, 0);
  try {
    const psd = await readPsd(file, signal);
    const layers = leavesOf(psd.layers);
    if (layers.length === 0) throw new NotOpened('empty');
    const texts = await placeTexts(layers);
    const send = layers.filter((layer) => layer.picture && !texts.get(layer)?.known);
    const tell = (done: number) => {
      endToast(toast);
      toast = say(done, send.length);
    };
    const pictures = await sendLayers(canvasServer(client), session, send, { signal, tell });
    signal.throwIfAborted();
    if (!session.canEdit) return;
    const { store } = session;
    const { canvas } = store.getState();
    const put = nodesOfLayers({
      canvas,
      psd,
      name,
      at,
      pictures,
      texts,
      newId: () => crypto.randomUUID(),
      now: new Date().toISOString(),
    });
    store.commit({ put }, 'upload');
    store.select(put.slice(0, 1).map(({ id }) => id));
    session.announcer.say(t('import.done', { name, count: layers.length }));
    if (psd.simplified > 0) showToast({ text: t('import.simplified', { count: psd.simplified }) });
  } catch (error) {
    // Three stand at once: what is over makes room before it is told what came of it.
    endToast(toast);
    if (signal.aborted) return;
    // What is neither the file's fault nor the reader's comes from sending it.
    const why = error instanceof NotOpened ? error.fault : 'unsent';
    showToast({ kind: 'danger', text: t('import.failed', { name: file.name, why: t(`import.fault.${why}`) }) });
  } finally {
    // Pictures that were still on their way when one was refused are no longer told of.
    control.abort();
    endToast(toast);
  }
}

class NotOpened extends Error {
  readonly fault: PsdFault | 'empty';

  constructor(fault: NotOpened['fault'], cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

/** @throws NotOpened, or the reason of the signal */
async function readPsd(file: File, signal: AbortSignal): Promise<FoundPsd> {
  const bytes = await file.arrayBuffer().catch((error: unknown) => {
    throw new NotOpened('damaged', error);
  });
  signal.throwIfAborted();
  const worker = new Worker(new URL('./psd-reader.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.addEventListener('error', ({ message }) => reject(new NotOpened('damaged', message)));
      worker.addEventListener('message', ({ data }: MessageEvent<FromReader>) =>
        data.type === 'read' ? resolve(data.psd) : reject(new NotOpened(data.fault)),
      );
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}

function leavesOf(layers: readonly FoundLayer[]): FoundLayer[] {
  return layers.flatMap((layer) => (layer.children ? leavesOf(layer.children) : [layer]));
}

async function placeTexts(layers: readonly FoundLayer[]): Promise<Map<FoundLayer, FoundText>> {
  const context = new OffscreenCanvas(1, 1).getContext('2d') as unknown as Canvas2d;
  const found = new Map<FoundLayer, FoundText>();
  for (const layer of layers) {
    if (!layer.text || layer.text.orientation === 'vertical') continue;
    const data = textData(layer.text);
    if (data.text.trim() === '') continue;
    await loadLetters(data);
    const record: CanvasNode = { id: 'measured', type: 'text', x: 0, y: 0, width: 1e6, height: 0, data: { ...data } };
    const reading = normaliseNode(record);
    const lines = reading.kind === 'text' ? placeLines(context, reading) : [];
    const measure = {
      width: Math.max(1, ...lines.map(({ width }) => width)),
      baseline: lines[0]?.baseline ?? data.fontSize,
    };
    found.set(layer, placeText(layer.text, data, measure));
  }
  return found;
}
