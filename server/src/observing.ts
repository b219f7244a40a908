import { startOperatorServer } from './http/operator-server.ts';
import { SettingsError, type Settings } from './config/settings.ts';
import type { Metrics } from './platform/observing/metrics.ts';
import { observeTogether, type Observer } from './platform/observing/observer.ts';
import type { Services } from './services.ts';

export interface Observing {
  readonly observer: Observer;
  /** `undefined`: nobody counts. */
  readonly metrics: Metrics | undefined;
}

/**
 * Imports what the settings ask for: a server that nobody watches starts without the libraries for it.
 * @param failed told when traces could not be sent
 */
export async function openObserving(
  { Metrics, Tracing }: Pick<Settings, 'Metrics' | 'Tracing'>,
  failed: (reason: string) => void,
): Promise<Observing> {
  const metrics = Metrics.Enabled ? (await import('./platform/observing/metrics.ts')).openMetrics() : undefined;
  const { Endpoint: endpoint, SampleRatio: sampleRatio } = Tracing;
  const tracing =
    endpoint === undefined
      ? undefined
      : (await import('./platform/observing/tracing.ts')).openTracing({ endpoint, sampleRatio, failed });
  const observers = [metrics?.observer, tracing].filter((observer) => observer !== undefined);
  return { observer: observeTogether(observers), metrics };
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
  }).catch((error: NodeJS.ErrnoException) => {
    // Else it would be told as the port that people reach.
    if (error.code === 'EADDRINUSE') throw new SettingsError('Metrics.Port', `port ${Metrics.Port} is taken`);
    throw new SettingsError('Metrics.Host', `${Metrics.Host} cannot be listened on (${error.code})`);
  });
}
