import { setTimeout as delay } from 'node:timers/promises';
import { startProduct } from '../product.ts';
import { Crowd, prepareProduct, type Report } from '../crowd/crowd.ts';

export interface Campaign {
  readonly kills: number;
  readonly people: number;
  readonly random: () => number;
  /** How long a restart may take; anything where it is not looked at. */
  readonly restartMs?: number;
}

/** The process has at most this long between two kills. */
const longestLifeMs = 2_500;

/** Kills the product, as a power cut would, at random moments while people work, and starts it again each time. */
export async function killCampaign({ kills, people, random, restartMs = Infinity }: Campaign): Promise<Report> {
  const { painter, environment, close } = await prepareProduct();
  const product = await startProduct(environment);
  try {
    const crowd = await Crowd.gather([product.address], { people, pauseMs: 80, random });
    const restarts: number[] = [];
    for (let kill = 0; kill < kills; kill++) {
      await delay(longestLifeMs * random());
      await product.kill();
      const from = performance.now();
      await product.restart();
      restarts.push(performance.now() - from);
    }
    const refused = await crowd.goHome();
    const broken = [...refused, ...(await crowd.check(painter))];
    const slowest = Math.max(...restarts);
    if (slowest > restartMs) broken.push(`a restart took ${Math.round(slowest)} ms`);
    const paid = [...painter.charged.values()].length;
    const seen = `${kills} kills, ${crowd.promises} promises, ${paid} pictures paid, slowest restart ${Math.round(slowest)} ms`;
    return { name: 'kill -9', seen, broken };
  } finally {
    await product.remove();
    await close();
  }
}
