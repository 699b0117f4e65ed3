/** Facts of a span. Never texts of users, secrets, or addresses with a query or credentials. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface SpanFacts {
  readonly name: string;
  /** Default `internal`. */
  readonly kind?: 'server' | 'client' | 'consumer' | 'internal';
  readonly attributes?: SpanAttributes;
  /** Value of the W3C header `traceparent` of the caller, whose trace continues. */
  readonly parent?: string | undefined;
  /** Whether a trace begins with this span; `origin` is the `traceparent` of the span that led to it, to which it links. */
  readonly begins?: { readonly origin: string | undefined };
}

/** When a span began and ended, in milliseconds since 1970. */
export interface SpanTime {
  readonly startMs: number;
  readonly endMs: number;
  /** Why its work failed: a code, not a message. */
  readonly failure?: string | undefined;
}

/** A span while its work runs. */
export interface OpenSpan {
  set(attributes: SpanAttributes): void;
  /** Marks it as failed. Work that throws does so by itself. @param reason a code, not a message */
  fail(reason: string): void;
}

/** Spans of this process, sent to a collector. */
export interface Tracing {
  /** Runs work within a span, which becomes the parent of the spans in it. */
  run<Result>(facts: SpanFacts, work: (span: OpenSpan) => Promise<Result>): Promise<Result>;
  /** Records a span that has ended. */
  record(facts: SpanFacts, time: SpanTime): void;
  /** `traceparent` of the span that work runs in now; undefined outside of one. */
  traceparent(): string | undefined;
}

const ignored: OpenSpan = { set: () => {}, fail: () => {} };

/** One for a process, as its exporter is; null without telemetry, which then costs nothing. */
let tracing: Tracing | null = null;

export function setTracing(next: Tracing | null): void {
  tracing = next;
}

export function isTracing(): boolean {
  return tracing !== null;
}

/** Runs work within a span, if the process sends traces. */
export function traced<Result>(facts: SpanFacts, work: (span: OpenSpan) => Promise<Result>): Promise<Result> {
  return tracing ? tracing.run(facts, work) : work(ignored);
}

/** Records a span that has ended, if the process sends traces. */
export function recordSpan(facts: SpanFacts, time: SpanTime): void {
  tracing?.record(facts, time);
}

/** `traceparent` of the span that work runs in now; undefined outside of one, and without telemetry. */
export function currentTraceparent(): string | undefined {
  return tracing?.traceparent();
}
