import { setTimeout as delay } from 'node:timers/promises';
import type { ModelFault } from '../crowd/painter.ts';
import { startProduct } from '../product.ts';
import { Crowd, prepareProduct, type Report } from '../crowd/crowd.ts';

/** A provider that refuses, breaks, hangs and talks rubbish: turns end and say so, and work again afterwards. */
export async function modelsFailing({
  people,
  random,
  forMs,
}: {
  people: number;
  random: () => number;
  forMs: number;
}): Promise<Report> {
  const { painter, environment, close } = await prepareProduct();
  const product = await startProduct(environment);
  try {
    const crowd = await Crowd.gather([product.address], { people, pauseMs: 80, random });
    const faults: ModelFault[] = ['busy', 'broken', 'garbage', 'slow', undefined, undefined];
    painter.fault = () => faults[Math.floor(random() * faults.length)];
    await delay(forMs);
    painter.fault = () => undefined;
    const during = painter.charged.size;
    await delay(forMs / 2);
    const refused = await crowd.goHome();
    const broken = [...refused, ...(await crowd.check(painter, { turnsMayFail: true }))];
    if (painter.charged.size === during) broken.push('no picture came any more after the faults');
    const turns = crowd.people.flatMap(({ ledger }) =>
      [...ledger.projects.values()].flatMap((project) => [...project.turns]),
    );
    return {
      name: 'model 429, 500, garbage, slow',
      seen: `${turns.length} turns, ${painter.charged.size} pictures`,
      broken,
    };
  } finally {
    await product.remove();
    await close();
  }
}
