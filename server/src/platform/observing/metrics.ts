import { setTimeout as delay } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { LiveEvents } from '../live-events/live-events.ts';
import type { JobCounts } from '../queue/queue.ts';
import { activities, type ActivityKind, type Observer } from './observer.ts';

/** What is asked only when somebody looks. */
export interface MetricSources {
  jobs(): Promise<JobCounts[]>;
  readonly liveEvents: LiveEvents;
  /** `undefined`: this database has no connections to share out. */
  pool(): { total: number; idle: number; waiting: number } | undefined;
}

export interface Metrics {
  readonly observer: Observer;
  watch(sources: MetricSources): void;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** From a cached answer to a turn that asks a slow model for eight pictures. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];
const longestLagMs = 2_000;

/** Counts and times what an observer is told, in series of few labels. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const kinds = Object.keys(activities) as ActivityKind[];
  const underWay = new Gauge({
    name: 'easel_under_way',
    help: 'What has begun and not ended, by activity.',
    labelNames: ['activity'],
    registers,
  });
  for (const kind of kinds) underWay.set({ activity: kind }, 0);
  const times = new Map(
    kinds.map((kind) => {
      const { labels, outcome, help } = activities[kind];
      const labelNames: string[] = [...labels, outcome];
      return [kind, new Histogram({ name: `easel_${kind}_seconds`, help, labelNames, buckets, registers })];
    }),
  );
  const steps = new Counter({
    name: 'easel_steps_total',
    help: 'Steps of turns that have ended.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const observer: Observer = {
    begin(kind, labels) {
      const begun = performance.now();
      let ended = false;
      underWay.inc({ activity: kind });
      return {
        within: (work) => work(),
        end(outcome) {
          if (ended) return;
          ended = true;
          underWay.dec({ activity: kind });
          const all = { ...labels, [activities[kind].outcome]: outcome };
          times.get(kind)!.observe(all, (performance.now() - begun) / 1000);
        },
      };
    },
    stepEnded: (kind, outcome) => steps.inc({ kind, outcome }),
    traceparent: () => undefined,
    close: async () => {},
  };
  let refresh = async () => {};
  return {
    observer,
    watch: (sources) => void (refresh = gaugesOf(registers, sources)),
    async text() {
      await refresh();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

/** Answers how to bring the gauges up to date. */
function gaugesOf(registers: Registry[], { jobs, liveEvents, pool }: MetricSources): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `easel_${name}`, help, labelNames, registers });
  const states = 'waiting (due), running, later (delayed or backing off), dead';
  const counts = gauge('jobs', `Background jobs of the whole service: ${states}.`, ['kind', 'state']);
  const oldest = gauge('jobs_oldest_waiting_seconds', 'How long the oldest job has been due and not begun.', ['kind']);
  const lag = gauge('event_lag_seconds', 'What a live event takes from here to here; +Inf: it does not come.');
  const connections = gauge('database_connections', 'Of this process; waiting: requests without one.', ['state']);
  return async () => {
    const [found, seconds] = await Promise.all([jobs(), lagOf(liveEvents)]);
    counts.reset();
    oldest.reset();
    for (const { kind, oldestWaitingMs, ...numbers } of found) {
      for (const [state, count] of Object.entries(numbers)) counts.set({ kind, state }, count);
      oldest.set({ kind }, oldestWaitingMs / 1000);
    }
    lag.set(seconds);
    const now = pool();
    if (!now) return;
    connections.set({ state: 'in_use' }, now.total - now.idle);
    connections.set({ state: 'idle' }, now.idle);
    connections.set({ state: 'waiting' }, now.waiting);
  };
}

async function lagOf(liveEvents: LiveEvents): Promise<number> {
  const channel = `lag:${randomUUID()}`;
  const heard = Promise.withResolvers<void>();
  const stop = liveEvents.subscribe(channel, () => heard.resolve());
  try {
    const late = delay(longestLagMs, Infinity, { ref: false });
    const lag = liveEvents.settled().then(async () => {
      const begun = performance.now();
      liveEvents.publish(channel, null);
      await heard.promise;
      return (performance.now() - begun) / 1000;
    });
    return await Promise.race([lag, late]);
  } finally {
    stop();
  }
}
