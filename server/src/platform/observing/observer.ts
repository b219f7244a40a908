/** What this process does that an operator counts, times and follows. */

/**
 * Labels have few values each: they become series of metrics. Names of people, projects and files never do; what one
 * piece of work was about stands in its details, which reach traces alone.
 */
export const activities = {
  request: { labels: ['method', 'route'], outcome: 'status', help: 'Requests that were answered.' },
  stream: { labels: ['route'], outcome: 'outcome', help: 'Streams of events, from their first byte to their last.' },
  job: { labels: ['kind'], outcome: 'outcome', help: 'Runs of background jobs.' },
  turn: { labels: [], outcome: 'outcome', help: 'Runs of the turns of the agent.' },
  model_call: { labels: ['model', 'kind'], outcome: 'outcome', help: 'Questions to models, embedded ones too.' },
  cache_call: { labels: ['operation'], outcome: 'outcome', help: 'Calls of the cache.' },
} as const;
export type ActivityKind = keyof typeof activities;
export type Labels<K extends ActivityKind> = { readonly [Label in (typeof activities)[K]['labels'][number]]: string };

export interface ActivityFacts {
  readonly details?: Readonly<Record<string, string | number>>;
  /** The W3C `traceparent` of what caused it, where that was elsewhere or earlier. */
  readonly parent?: string | undefined;
}

/** Something that has begun. */
export interface Observation {
  /** What begins within the work, also later in its promises, belongs to it. */
  within<T>(work: () => T): T;
  /** The first call counts. @param outcome of few values: a status, or a word */
  end(outcome: string): void;
}

export interface Observer {
  begin<K extends ActivityKind>(kind: K, labels: Labels<K>, facts?: ActivityFacts): Observation;
  /** Something that happened, and took no time of its own. */
  stepEnded(kind: string, outcome: string): void;
  /** The W3C `traceparent` of the work that runs now; `undefined` where nothing is followed. */
  traceparent(): string | undefined;
  close(): Promise<void>;
}

const unobserved: Observation = { within: (work) => work(), end: () => {} };

/** Nobody looks. */
export const silentObserver: Observer = {
  begin: () => unobserved,
  stepEnded: () => {},
  traceparent: () => undefined,
  close: async () => {},
};

/** Tells all of them. */
export function observeTogether(observers: readonly Observer[]): Observer {
  const [only, second] = observers;
  if (!only) return silentObserver;
  if (!second) return only;
  return {
    begin(kind, labels, facts) {
      const begun = observers.map((observer) => observer.begin(kind, labels, facts));
      return {
        within: (work) => begun.reduceRight((inner, observation) => () => observation.within(inner), work)(),
        end: (outcome) => begun.forEach((observation) => observation.end(outcome)),
      };
    },
    stepEnded: (kind, outcome) => observers.forEach((observer) => observer.stepEnded(kind, outcome)),
    traceparent: () => observers.map((observer) => observer.traceparent()).find((parent) => parent !== undefined),
    close: async () => void (await Promise.all(observers.map((observer) => observer.close()))),
  };
}

/** Which trace a `traceparent` belongs to. */
export function traceIdOf(traceparent: string | undefined): string | undefined {
  return traceparent?.split('-')[1];
}
