import type { Clock } from '../core/clock.ts';
import { startDeadline } from '../core/deadline.ts';
import type { Deadline } from '../core/deadline.ts';
import { watchStream } from '../core/watch-stream.ts';

/** The request of the stream, from `transport.requestOf`. */
export interface LiveRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly credentials: RequestCredentials;
}

interface WatchedRequest {
  /** Requests the stream from the event after an id. Rejects when it has been silent for too long. */
  send(signal: AbortSignal, lastEventId: string | undefined): Promise<Response>;
  /** Stops watching the last response. */
  end(): void;
}

/**
 * Requests of an event stream, given up after `silence` milliseconds without a byte.
 *
 * A connection that dies silently (laptop sleep, router restart) looks idle forever. The station sends a comment every
 * 15 seconds, so silence means that the connection is dead.
 */
export function createWatchedRequest(
  current: () => LiveRequest,
  fetchStream: typeof globalThis.fetch,
  clock: Clock,
  silence: number,
): WatchedRequest {
  let deadline: Deadline | undefined;
  return {
    async send(signal, lastEventId) {
      const { url, headers, credentials } = current();
      deadline?.end();
      const alive = (deadline = startDeadline(clock, silence));
      const response = await fetchStream(url, {
        headers: { ...headers, Accept: 'text/event-stream', ...(lastEventId && { 'Last-Event-ID': lastEventId }) },
        credentials,
        cache: 'no-store',
        signal: AbortSignal.any([signal, alive.signal]),
      });
      return new Response(response.body && watchStream(response.body, () => alive.extend()), response);
    },
    end: () => deadline?.end(),
  };
}
