import { Refusal, type contract, type ServerSizes } from '@easel/contract';
import type { Handlers } from './handler.ts';

/** Whether requests should come here, and what of all that they need does not answer. */
export interface ReadinessPort {
  readonly draining: boolean;
  away(): Promise<readonly string[]>;
}

export function systemRoutes(readiness: ReadinessPort, sizes: ServerSizes): Handlers<typeof contract.system> {
  return {
    health: () => ({ status: 'ok', service: 'easel', time: new Date().toISOString() }),
    async ready() {
      if (readiness.draining) throw new Refusal('server.draining');
      const details = (await readiness.away()).map((name) => ({ pointer: `/${name}`, reason: 'does not answer' }));
      if (details.length > 0) throw new Refusal('server.not_ready', { details });
      return { status: 'ready' };
    },
    sizes: () => sizes,
  };
}
