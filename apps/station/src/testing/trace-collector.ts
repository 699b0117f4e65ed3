import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const value = z
  .object({
    stringValue: z.string().optional(),
    intValue: z.coerce.number().optional(),
    doubleValue: z.number().optional(),
  })
  .loose();
const attributes = z
  .array(z.object({ key: z.string(), value }))
  .default([])
  .transform((list) =>
    Object.fromEntries(
      list.map(({ key, value: { stringValue, intValue, doubleValue } }) => [
        key,
        stringValue ?? intValue ?? doubleValue,
      ]),
    ),
  );
const id = (digits: number) => z.string().regex(new RegExp(`^[\\da-f]{${digits}}$`));

/** A span in OTLP's JSON. */
const collectedSpan = z.object({
  traceId: id(32),
  spanId: id(16),
  parentSpanId: z.string().default(''),
  name: z.string(),
  kind: z.int(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes,
  links: z.array(z.object({ traceId: id(32), spanId: id(16) })).default([]),
  status: z.object({ code: z.int().default(0) }).default({ code: 0 }),
});

const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(collectedSpan) })),
    }),
  ),
});

/** A span with the attributes of its process. */
export type CollectedSpan = z.output<typeof collectedSpan> & {
  readonly resource: Readonly<Record<string, string | number | undefined>>;
};

export interface TraceCollector extends AsyncDisposable {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string;
  readonly spans: readonly CollectedSpan[];
  /** The bodies of all requests, as one text. */
  text(): string;
  /** Values of a header of the requests. */
  header(name: string): Set<string | undefined>;
}

/** Receives OTLP over HTTP with JSON, and rejects what it cannot read, as a collector does. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const headers: NodeJS.Dict<string | string[]>[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      headers.push(request.headers);
      const isOtlp =
        request.method === 'POST' &&
        request.url === '/v1/traces' &&
        request.headers['content-type'] === 'application/json';
      const read = isOtlp ? exported.safeParse(JSON.parse(body)) : null;
      for (const { resource, scopeSpans } of read?.data?.resourceSpans ?? [])
        for (const { spans: found } of scopeSpans)
          spans.push(...found.map((span) => ({ ...span, resource: resource.attributes })));
      response.writeHead(read?.success ? 200 : 400, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => bodies.join('\n'),
    header: (name) => new Set(headers.map((each) => each[name]?.toString())),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
