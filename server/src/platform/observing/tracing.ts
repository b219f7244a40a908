import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';
import type { ActivityKind, Labels, Observation, Observer } from './observer.ts';

export interface TracingOptions {
  /** Of a collector that takes OTLP by HTTP, with or without its path. */
  readonly endpoint: string;
  /** The share of traces that begin here which are kept; 0 to 1. */
  readonly sampleRatio: number;
  /** Told when the collector did not take what was sent; that is lost. */
  readonly failed: (reason: string) => void;
}

type Drawn<K extends ActivityKind> = { name: string; kind: SpanKind; attributes: Attributes } & { labels?: Labels<K> };
const exportMs = 2_500;
const lastFlushMs = 3_000;
const quiet: Observation = { within: (work) => work(), end: () => {} };
/** Outcomes in which nothing went wrong. */
const fine = new Set(['ok', 'done', 'waits', 'canceled', 'handed back', 'handed on', 'taken over', 'aborted']);

/**
 * What has been done as spans of OpenTelemetry: requests, the jobs that they cause, turns, and questions to models. One
 * at a time in a process, because the library keeps what is under way in one place for all.
 */
export function openTracing({ endpoint, sampleRatio, failed }: TracingOptions): Observer {
  const exporter = new OTLPTraceExporter({ url: addressOf(endpoint), timeoutMillis: exportMs });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'easel', 'service.instance.id': randomUUID() }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampleRatio) }),
    spanProcessors: [new BatchSpanProcessor(complaining(exporter, failed))],
  });
  provider.register();
  const tracer = provider.getTracer('easel');
  return {
    begin(kind, labels, { details = {}, parent } = {}) {
      const drawn = spanOf(kind, labels as Record<string, string>);
      if (!drawn) return quiet;
      const { name, attributes } = drawn;
      const above = parent === undefined ? context.active() : contextOf(parent);
      const span = tracer.startSpan(name, { kind: drawn.kind, attributes: { ...attributes, ...details } }, above);
      const within = trace.setSpan(above, span);
      return {
        within: (work) => context.with(within, work),
        end(outcome) {
          if (!span.isRecording()) return;
          if (kind === 'request') span.setAttribute('http.response.status_code', Number(outcome) || outcome);
          else span.setAttribute('easel.outcome', outcome);
          if (kind === 'request' ? Number(outcome) >= 500 : !fine.has(outcome)) {
            span.setStatus({ code: SpanStatusCode.ERROR, message: outcome });
          }
          span.end();
        },
      };
    },
    stepEnded: (kind, outcome) => trace.getActiveSpan()?.addEvent('step ended', { kind, outcome }),
    traceparent() {
      const carrier: { traceparent?: string } = {};
      propagation.inject(context.active(), carrier);
      return carrier.traceparent;
    },
    async close() {
      await Promise.race([provider.shutdown().catch(() => {}), delay(lastFlushMs, undefined, { ref: false })]);
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

/** Names of few values, by the conventions of OpenTelemetry where there are such. `undefined`: too small to be drawn. */
function spanOf(kind: ActivityKind, labels: Record<string, string>): Drawn<ActivityKind> | undefined {
  if (kind === 'request') {
    const attributes = { 'http.request.method': labels.method!, 'http.route': labels.route! };
    return { name: `${labels.method} ${labels.route}`, kind: SpanKind.SERVER, attributes };
  }
  if (kind === 'job') {
    return { name: `job ${labels.kind}`, kind: SpanKind.CONSUMER, attributes: { 'easel.job_kind': labels.kind! } };
  }
  if (kind === 'model_call') {
    const attributes = { 'gen_ai.operation.name': labels.kind!, 'gen_ai.request.model': labels.model! };
    return { name: `${labels.kind} ${labels.model}`, kind: SpanKind.CLIENT, attributes };
  }
  return kind === 'turn' ? { name: 'turn', kind: SpanKind.INTERNAL, attributes: {} } : undefined;
}

function contextOf(traceparent: string): Context {
  return propagation.extract(ROOT_CONTEXT, { traceparent });
}

function addressOf(endpoint: string): string {
  return endpoint.endsWith('/v1/traces') ? endpoint : `${endpoint.replace(/\/$/, '')}/v1/traces`;
}

/** The library tells nobody when a collector is away. */
function complaining(exporter: SpanExporter, failed: (reason: string) => void): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error) failed(result.error.name);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
