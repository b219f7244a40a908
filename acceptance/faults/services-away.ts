import { setTimeout as delay } from 'node:timers/promises';
import { startProduct, type Product } from '../product.ts';
import { Crowd, prepareProduct, type Report } from '../crowd/crowd.ts';
import { openStage, type Services, type Stage } from './stage.ts';

export interface Outage {
  readonly people: number;
  readonly random: () => number;
  /** How long the service is away. */
  readonly awayMs: number;
}

const workMs = 4_000;

/** One product on real services: takes something away while people work, gives it back, and lets them go on. */
async function outage(
  name: string,
  services: Services,
  { people, random, awayMs }: Outage,
  fault: { begin(stage: Stage): void; end(stage: Stage): void },
): Promise<Report> {
  const stage = await openStage(services);
  const { painter, environment, close } = await prepareProduct();
  let product: Product | undefined;
  try {
    product = await startProduct({ ...environment, ...stage.environment });
    const crowd = await Crowd.gather([product.address], { people, pauseMs: 80, random });
    await delay(workMs);
    const before = crowd.promises;
    fault.begin(stage);
    await delay(awayMs);
    const during = crowd.promises;
    fault.end(stage);
    await delay(workMs);
    const refused = await crowd.goHome();
    const broken = [...refused, ...(await crowd.check(painter))];
    if (crowd.promises === during) broken.push('nothing was done any more after it came back');
    if (broken.length > 0) broken.push(`its log: ${product.output().slice(-3_000)}`);
    const away = `away ${awayMs / 1000} s`;
    return {
      name,
      seen: `${away}, promises ${before} before, ${during} until its return, ${crowd.promises} in the end`,
      broken,
    };
  } catch (error) {
    // What it said at its end tells more than that nobody answers.
    const said = product?.processGroup() === undefined ? product?.output().slice(-2_000) : undefined;
    return { name, seen: '', broken: [String(error), ...(said ? [`the product ended: ${said}`] : [])] };
  } finally {
    await product?.remove();
    await close();
    await stage.close();
  }
}

export const databaseAway = (services: Services, wishes: Outage) =>
  outage('database gone', services, wishes, {
    begin: ({ database }) => database.cut(),
    end: ({ database }) => database.mend(),
  });

export const databaseSilent = (services: Services, wishes: Outage) =>
  outage('database silent', services, wishes, {
    begin: ({ database }) => database.hang(),
    end: ({ database }) => database.mend(),
  });

export const redisAway = (services: Services, wishes: Outage) =>
  outage('Redis gone', services, wishes, {
    begin: ({ redis }) => redis.cut(),
    end: ({ redis }) => redis.mend(),
  });

export const storeFailing = (services: Services, wishes: Outage) =>
  outage('object store 5xx and slow', services, wishes, {
    begin: ({ store }) => {
      const { random } = wishes;
      store.fault = () => (['busy', 'broken', 'slow', undefined] as const)[Math.floor(random() * 4)];
    },
    end: ({ store }) => {
      store.fault = () => undefined;
    },
  });
