import { hostname } from 'node:os';
import {
  context,
  defaultTextMapGetter,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { Context, Span, SpanContext } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Log } from '../log.ts';
import { samplerOf } from './sampler-of.ts';
import type { TelemetrySettings } from './telemetry-settings.ts';
import type { OpenSpan, SpanFacts, Tracing } from './tracing.ts';

export interface Sender {
  readonly tracing: Tracing;
  /** Sends the last spans, for at most 3 seconds. */
  close(): Promise<void>;
}

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;
const propagator = new W3CTraceContextPropagator();
/** Milliseconds that a stop waits for the collector. */
const closeMs = 3000;
/** Milliseconds between two lines of the log about a collector that does not respond. */
const quietMs = 60_000;

/** Loads OpenTelemetry. The exporter reads address, headers, timeout and certificates of its `OTEL_EXPORTER_OTLP_…` variables itself. */
export function openTelemetry({ config, role, log }: TelemetrySettings): Sender {
  logProblems(log);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const named = resourceFromAttributes({
    'service.name': config.serviceName,
    'service.instance.id': `${hostname()}:${process.pid}`,
    'postkit.role': role,
  });
  const provider = new TracerProvider({
    sampler: samplerOf(config),
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] })),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter(),
        scheduledDelayMillis: config.exportEveryMs,
      }),
    ],
  });
  return {
    tracing: tracingOf(provider),
    async close() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, closeMs).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
      context.disable();
    },
  };
}

function tracingOf(provider: TracerProvider): Tracing {
  const tracer = provider.getTracer('postkit');

  function start(
    { name, kind = 'internal', attributes = {}, parent, begins }: SpanFacts,
    startTime?: number,
  ) {
    const outer = begins ? ROOT_CONTEXT : parent === undefined ? context.active() : contextOf(parent);
    const origin = begins?.origin === undefined ? undefined : trace.getSpanContext(contextOf(begins.origin));
    const links = origin ? [{ context: origin }] : [];
    const span = tracer.startSpan(
      name,
      { kind: kinds[kind], attributes, links, ...(startTime === undefined ? {} : { startTime }) },
      outer,
    );
    return { span, inner: trace.setSpan(outer, span) };
  }

  return {
    async run(facts, work) {
      const { span, inner } = start(facts);
      try {
        return await context.with(inner, () => work(openSpan(span)));
      } catch (error) {
        openSpan(span).fail(codeOf(error));
        throw error;
      } finally {
        span.end();
      }
    },
    record(facts, { startMs, endMs, failure }) {
      const { span } = start(facts, startMs);
      if (failure !== undefined) openSpan(span).fail(failure);
      span.end(endMs);
    },
    traceparent() {
      const found = trace.getSpanContext(context.active());
      return found && headerOf(found);
    },
  };
}

function openSpan(span: Span): OpenSpan {
  return {
    set: (attributes) => void span.setAttributes(attributes),
    fail: (reason) => void span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', reason),
  };
}

/** The context of a `traceparent`; without one where it is malformed. */
function contextOf(traceparent: string): Context {
  return propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
}

function headerOf({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-0${traceFlags & 1}`;
}

/** A code or a class, because messages can contain addresses and texts of users. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Logs failures of the exporter, which repeat while the collector is down. */
function logProblems(log: Log): void {
  let next = 0;
  const report = (message: string) => {
    if (performance.now() < next) return;
    next = performance.now() + quietMs;
    log.warn({ problem: message.slice(0, 300) }, 'traces could not be sent');
  };
  const ignore = () => {};
  diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN },
  );
}
