import { type Operation, operations } from '@postkit/sdk/schema';

export interface FakeCall {
  operation: string;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
}

type FakeResponse = Response | object | string | null | undefined;
export type FakeResponses = Record<string, (call: FakeCall) => FakeResponse | Promise<FakeResponse>>;

const table: Operation[] = Object.values(operations).flatMap((domain) => Object.values<Operation>(domain));

function pattern(path: string): RegExp {
  const escaped = path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+?)')}$`);
}

async function bodyOf(init: RequestInit | undefined): Promise<unknown> {
  if (init?.body instanceof FormData) return Object.fromEntries(init.body);
  return typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
}

/** An error response of the station. */
export function failure(status: number, message: string, errors?: Record<string, string[]>): Response {
  return Response.json({ error_message: message, ...(errors ? { errors } : {}) }, { status });
}

/**
 * A `fetch` that serves the operation table: responses by operation id, as JSON values or whole responses.
 * Other operations respond with 404, as at the station. `calls` lists the requests in order.
 */
export function fakeStation(answers: FakeResponses): { fetch: typeof globalThis.fetch; calls: FakeCall[] } {
  const calls: FakeCall[] = [];
  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input);
    const method = init?.method ?? 'GET';
    for (const operation of table) {
      const match = operation.method === method ? pattern(operation.path).exec(url.pathname) : null;
      if (!match) continue;
      const call: FakeCall = {
        operation: operation.id,
        params: { ...match.groups },
        query: Object.fromEntries(url.searchParams),
        body: await bodyOf(init),
        headers: new Headers(init?.headers),
      };
      calls.push(call);
      init?.signal?.throwIfAborted();
      const response = await answers[operation.id]?.(call);
      if (response instanceof Response) return response;
      if (response === undefined) break;
      return new Response(operation.success === 204 ? null : JSON.stringify(response), {
        status: operation.success,
        headers: { 'content-type': 'application/json' },
      });
    }
    return failure(404, 'There is nothing at this address.');
  }
  return { fetch, calls };
}
