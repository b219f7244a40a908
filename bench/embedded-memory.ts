/** What a process holds that draws one embedded design after another, as the server's does. */
import { randomPrompts } from '../packages/designer/scripts/random-prompts.ts';
import type { DesignerAnswer } from '../server/src/platform/models/embedded/designer-messages.ts';
import { startProcess } from '../server/src/platform/models/embedded/drawing-process.ts';
import { residentBytes } from '../server/src/platform/separator/ask-process.ts';
import { printAlone, type Row } from './figures.ts';

const marks = [200, 500, 1_000];

export async function embeddedMemory(seed: number): Promise<Row[]> {
  let next = Promise.withResolvers<DesignerAnswer>();
  const designer = startProcess({ answered: (answer) => next.resolve(answer), lost: (error) => next.reject(error) });
  const residentMegabytes = async () => Math.round((await residentBytes(designer.pid)) / 1e6);
  // It keeps no process alive that waits for it.
  const awake = setInterval(() => {}, 60_000);
  const seen: string[] = [];
  let most = 0;
  for (const [id, asked] of randomPrompts(marks.at(-1)!, seed).entries()) {
    const { prompt, language } = asked;
    const wish = { prompt, language, seed: asked.seed, size: { width: 1024, height: 1024 }, count: 1 };
    next = Promise.withResolvers();
    const files = { fonts: new Map(), logos: new Map(), picture: null };
    designer.ask({ kind: 'draw', id, wish, position: 0, ...files });
    const answer = await next.promise;
    if (!('drawing' in answer)) throw new Error('error' in answer ? answer.error : 'no design came');
    const held = await residentMegabytes();
    most = Math.max(most, held);
    if (marks.includes(id + 1)) seen.push(`${held} MB after ${id + 1}`);
  }
  designer.end();
  clearInterval(awake);
  return [
    {
      what: 'Memory (RSS) of the process that draws embedded designs of 1024²',
      figure: `${seen.join(', ')}; ${most} MB at most`,
      beside: '',
      goal: '≤ 600 MB after 1,000',
      met: Number.parseInt(seen.at(-1)!, 10) <= 600,
    },
  ];
}

if (import.meta.main) await printAlone(embeddedMemory);
