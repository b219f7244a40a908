import { Refusal, type contract, type ServerSizes } from '@easel/contract';
import type { Handlers } from './handler.ts';

/** Whether requests should come here, and what of all that they need does not answer. */
export interface ReadinessPort {
  readonly draining: boolean;
  away(): Promise<readonly string[]>;
}

/**
 * Without it nearly every request fails. All processes share the cache and the storage too: a proxy that heard "not ready"
 * of these would turn everybody away, from canvases and words as well, which need neither.
 */
const indispensable: ReadonlySet<string> = new Set(['database']);

export function systemRoutes(readiness: ReadinessPort, sizes: ServerSizes): Handlers<typeof contract.system> {
  return {
    health: () => ({ status: 'ok', service: 'easel', time: new Date().toISOString() }),
    async ready() {
      if (readiness.draining) throw new Refusal('server.draining');
      const away = await readiness.away();
      const details = away.map((name) => ({ pointer: `/${name}`, reason: 'does not answer' }));
      if (away.some((name) => indispensable.has(name))) throw new Refusal('server.not_ready', { details });
      return { status: 'ready', ...(away.length > 0 && { away: [...away] }) };
    },
    sizes: () => sizes,
  };
}
