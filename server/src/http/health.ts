import type { contract } from '@easel/contract';
import type { Handlers } from './handler.ts';

/** @param check rejects when what the service can't do without does not answer */
export function healthRoutes(check: () => Promise<void>): Handlers<typeof contract.system> {
  return {
    async health() {
      await check();
      return { status: 'ok', service: 'easel', time: new Date().toISOString() };
    },
  };
}
