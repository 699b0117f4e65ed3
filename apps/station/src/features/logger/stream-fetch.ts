import type { GuardedFetch } from '../../platform/fetch/guarded-fetch.ts';

/** The longest timeout of a timer, 24.8 days; then the recorder reconnects. */
const longestMs = 2 ** 31 - 1;

/**
 * The guarded client with the interface of `fetch`, for endless bodies: it checks the address at every redirect, and
 * connects only to the address that it checked.
 * @param url the address of the stream
 * @param credentials `user:password`, sent only to the origin of `url`; empty if there are none
 */
export function streamFetch(guardedFetch: GuardedFetch, url: string, credentials: string): typeof fetch {
  const basic = { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    // The playlist of a stream may name other servers.
    const authorization =
      credentials !== '' && URL.parse(address)?.origin === URL.parse(url)?.origin ? basic : {};
    const response = await guardedFetch(address, {
      headers: {
        ...Object.fromEntries(new Headers(init?.headers)),
        'accept-encoding': 'identity',
        ...authorization,
      },
      limitBytes: Number.POSITIVE_INFINITY,
      timeoutMs: longestMs,
      ...(init?.signal ? { signal: init.signal } : {}),
    });
    const { status, headers } = response;
    return Object.defineProperty(new Response(asStream(response.body), { status, headers }), 'url', {
      value: response.url,
    });
  };
}

function asStream(body: AsyncIterable<Uint8Array>): ReadableStream {
  const chunks = body[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}
