import { startOperatorServer } from './http/operator-server.ts';
import type { Settings } from './config/settings.ts';
import type { Metrics } from './platform/observing/metrics.ts';
import { observeTogether, type Observer } from './platform/observing/observer.ts';
import type { Services } from './services.ts';

export interface Observing {
  readonly observer: Observer;
  /** `undefined`: nobody counts. */
  readonly metrics: Metrics | undefined;
}

/** Imports what the settings ask for: a server that nobody watches starts without the libraries for it. */
export async function openObserving({ Metrics }: Pick<Settings, 'Metrics' | 'Tracing'>): Promise<Observing> {
  const metrics = Metrics.Enabled ? (await import('./platform/observing/metrics.ts')).openMetrics() : undefined;
  return { observer: observeTogether(metrics ? [metrics.observer] : []), metrics };
}

/** Answers the operator on a port of their own, where the settings have one. */
export async function serveOperator(
  { Metrics }: Settings,
  { queue, liveEvents, database, readiness }: Services,
  { metrics }: Observing,
) {
  if (!metrics) return undefined;
  metrics.watch({ jobs: () => queue.counts(), liveEvents, pool: () => database.engine.pool?.() });
  return startOperatorServer({
    host: Metrics.Host,
    port: Metrics.Port,
    token: Metrics.Token,
    metrics: async () => ({ text: await metrics.text(), contentType: metrics.contentType }),
    away: async () => (readiness.draining ? ['draining'] : readiness.away()),
  });
}
