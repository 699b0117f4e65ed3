import type { Clock } from '../core/clock.ts';
import { startDeadline } from '../core/deadline.ts';
import type { Deadline } from '../core/deadline.ts';
import { retryAfterSeconds } from '../core/retry-policy.ts';
import { watchStream } from '../core/watch-stream.ts';

/** The request of the stream, from `transport.requestOf`. */
export interface LiveRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly credentials: RequestCredentials;
}

interface StreamRequestsOptions {
  readonly request: () => LiveRequest;
  /** Awaited before `request`, so that a token can be renewed. */
  readonly ready: (() => Promise<void>) | undefined;
  readonly onUnauthorized: (() => void) | undefined;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  /** Milliseconds without a byte before a connection counts as dead. */
  readonly silence: number;
}

/** Milliseconds without a byte after which a page that wakes up drops the connection. The station comments every 15 seconds. */
const wakeSilence = 35_000;

/** Sends the requests of the stream, one at a time, and ends a connection that is dead. */
export function createStreamRequests({
  request,
  ready,
  onUnauthorized,
  fetch,
  clock,
  silence,
}: StreamRequestsOptions) {
  // A connection that dies silently (laptop sleep, router restart) looks idle forever. The station sends a comment every
  // 15 seconds, so silence means that the connection is dead.
  let deadline: Deadline | undefined;
  let giveUp = new AbortController();
  let lastByteAt = 0;
  let retryAfter: number | undefined;
  return {
    /** Seconds from `Retry-After` of the last response. */
    get retryAfter() {
      return retryAfter;
    },
    async send(signal: AbortSignal, lastEventId: string | undefined): Promise<Response> {
      retryAfter = undefined;
      deadline?.end();
      await ready?.();
      const { url, headers, credentials } = request();
      const alive = (deadline = startDeadline(clock, silence));
      giveUp = new AbortController();
      const response = await fetch(url, {
        headers: {
          ...headers,
          Accept: 'text/event-stream',
          ...(lastEventId && { 'Last-Event-ID': lastEventId }),
        },
        credentials,
        cache: 'no-store',
        signal: AbortSignal.any([signal, alive.signal, giveUp.signal]),
      });
      if (response.status === 401) onUnauthorized?.();
      retryAfter = retryAfterSeconds(response.headers.get('Retry-After'), clock.now());
      lastByteAt = clock.now();
      const onBytes = () => {
        lastByteAt = clock.now();
        alive.extend();
      };
      return new Response(response.body && watchStream(response.body, onBytes), response);
    },
    /** Drops a connection that missed two comments of the station. */
    dropIfSilent(): void {
      if (clock.now() - lastByteAt > wakeSilence) giveUp.abort();
    },
    /** Cancels the timeout of a connection that has ended. */
    end(): void {
      deadline?.end();
    },
  };
}
