import { describe, expect, it } from 'vitest';
import { isSuccess, readError } from './read-response.ts';
import { tunes } from './testing/operations.ts';

/** A response whose body arrives in chunks of the given bytes. */
function inChunks(
  bytes: Uint8Array<ArrayBuffer>,
  size: number,
  headers: Record<string, string> = {},
): Response {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.subarray(at, at + size));
      controller.close();
    },
  });
  return new Response(body, { status: 409, headers });
}

const errorOf = (response: Response) => readError(tunes.get, response, 0);

describe('readError', () => {
  it('reads characters that two chunks share', async () => {
    const bytes = new TextEncoder().encode('{"error_message":"Grüße an 潮 und 👍"}');
    expect((await errorOf(inChunks(bytes, 1))).message).toBe('409: Grüße an 潮 und 👍');
  });

  it('reads a body of exactly 64 kB whole, and no more of a longer one', async () => {
    const json = (length: number) =>
      new TextEncoder().encode(JSON.stringify({ error_message: 'x'.repeat(length - 20) }));
    expect((await errorOf(inChunks(json(65_536), 1000))).body).toHaveProperty(
      'error_message',
      'x'.repeat(65_516),
    );
    expect((await errorOf(inChunks(json(65_537), 1000))).body).toHaveLength(65_536);
  });

  it('has the request id and the seconds of Retry-After', async () => {
    const headers = { 'X-Request-Id': 'r-1', 'Retry-After': '7' };
    expect(await errorOf(new Response(null, { status: 503, headers }))).toMatchObject({
      requestId: 'r-1',
      retryAfter: 7,
      body: '',
    });
    expect(await errorOf(new Response(null, { status: 503 }))).toMatchObject({
      requestId: undefined,
      retryAfter: undefined,
    });
  });
});

describe('isSuccess', () => {
  const succeeds = (responseKind: 'json' | 'file' | 'redirect', status: number) =>
    isSuccess({ ...tunes.get, responseKind }, new Response(null, { status }));

  it.each([
    ['json', [200, 204, 299]],
    ['file', [200, 204, 299, 304]],
    ['redirect', [200, 204, 299, 300, 302, 304, 399]],
  ] as const)('of a %s operation', (kind, statuses) => {
    expect([200, 204, 299, 300, 302, 304, 399, 400, 500].filter((status) => succeeds(kind, status))).toEqual(
      statuses,
    );
  });

  it('counts a redirect that a browser did not follow', () => {
    const opaque = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
    expect(isSuccess({ ...tunes.get, responseKind: 'redirect' }, opaque)).toBe(true);
    expect(isSuccess(tunes.get, opaque)).toBe(false);
  });
});
