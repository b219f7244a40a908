import { setTimeout as delay } from 'node:timers/promises';
import { startProduct, type Product } from '../product.ts';
import { Crowd, prepareProduct, type Report } from '../crowd/crowd.ts';
import { openStage, type Services } from './stage.ts';

export interface Rounds {
  readonly people: number;
  readonly random: () => number;
  /** How long it goes on, and how often one of each is killed. */
  readonly forMs: number;
  readonly everyMs: number;
}

/** Two that serve and two that work on PostgreSQL, Redis and an object store; one of each is killed again and again. */
export async function twoOfEach(services: Services, { people, random, forMs, everyMs }: Rounds): Promise<Report> {
  const stage = await openStage(services);
  const { painter, environment, close } = await prepareProduct();
  const products: Product[] = [];
  try {
    const settings = { ...environment, ...stage.environment };
    for (const role of ['api', 'api', 'worker', 'worker'] as const)
      products.push(await startProduct(settings, { role }));
    const [one, other, ...workers] = products as [Product, Product, Product, Product];
    const crowd = await Crowd.gather([one.address, other.address], { people, pauseMs: 80, random });
    let kills = 0;
    for (const until = Date.now() + forMs; Date.now() < until; kills += 2) {
      await delay(everyMs);
      const chosen = [kills % 4 === 0 ? one : other, workers[kills % 4 === 0 ? 0 : 1]!];
      // Its partner takes over while it is away.
      await Promise.all(chosen.map((product) => product.kill()));
      await Promise.all(chosen.map((product) => product.restart()));
    }
    const refused = await crowd.goHome();
    const broken = [...refused, ...(await crowd.check(painter))];
    const seen = `${kills} kills in ${forMs / 1000} s, ${crowd.promises} promises, ${painter.charged.size} pictures paid`;
    return { name: 'two of each, one of each killed', seen, broken };
  } finally {
    for (const product of products) await product.remove();
    await close();
    await stage.close();
  }
}
