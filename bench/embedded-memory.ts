/** What a process holds that draws one embedded design after another, on a thread as the server does. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { randomPrompts } from '../packages/designer/scripts/random-prompts.ts';
import { printAlone, type Row } from './figures.ts';

const marks = [200, 500, 1_000];
const thread = new URL('../server/src/platform/models/embedded/designer-thread.ts', import.meta.url);

const residentMegabytes = () => Math.round(process.memoryUsage.rss() / 1e6);

export async function embeddedMemory(seed: number): Promise<Row[]> {
  const worker = new Worker(thread);
  const seen: string[] = [];
  let most = 0;
  for (const [id, asked] of randomPrompts(marks.at(-1)!, seed).entries()) {
    const { prompt, language } = asked;
    const wish = { prompt, language, seed: asked.seed, size: { width: 1024, height: 1024 }, count: 1 };
    worker.postMessage({ kind: 'draw', id, wish, position: 0, fonts: new Map() });
    const [answer] = (await once(worker, 'message')) as [{ drawing?: { png: Uint8Array }; error?: string }];
    if (!answer.drawing) throw new Error(answer.error ?? 'no design came');
    most = Math.max(most, residentMegabytes());
    if (marks.includes(id + 1)) seen.push(`${residentMegabytes()} MB after ${id + 1}`);
  }
  await worker.terminate();
  return [
    {
      what: 'Memory (RSS) of a process that draws embedded designs of 1024² on a thread',
      figure: `${seen.join(', ')}; ${most} MB at most`,
      beside: '',
      goal: '≤ 600 MB after 1,000',
      met: Number.parseInt(seen.at(-1)!, 10) <= 600,
    },
  ];
}

if (import.meta.main) await printAlone(embeddedMemory);
