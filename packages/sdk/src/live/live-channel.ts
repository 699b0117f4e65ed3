import type { z } from 'zod';
import { pause, systemClock } from '../core/clock.ts';
import type { Clock } from '../core/clock.ts';
import { startDeadline } from '../core/deadline.ts';
import type { Log } from '../core/log.ts';
import { readEvents } from './read-events.ts';
import { createSubscriptions } from './subscriptions.ts';
import type { LiveHandler, LiveSchemas } from './subscriptions.ts';

/** `waiting`: broken, and to be opened again after a pause. */
export type LiveState = 'closed' | 'connecting' | 'open' | 'waiting';

/** How the stream is asked for; `transport.requestOf` gives it. */
export interface LiveRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly credentials: RequestCredentials;
}

export interface LiveChannelOptions<Schemas extends LiveSchemas> {
  /** Asked before each connection, so that new credentials and hosts are taken up. */
  readonly request: () => LiveRequest;
  /** The channel's events by name, and what each carries. */
  readonly schemas: Schemas;
  readonly onStateChange?: ((state: LiveState) => void) | undefined;
  /** Told when the server no longer knows the caller; the channel goes on trying, as after any refusal. */
  readonly onUnauthorized?: (() => void) | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly log?: Log | undefined;
  readonly clock?: Clock | undefined;
  /** Milliseconds without a byte after which a connection counts as dead; 60,000 unless given. */
  readonly silence?: number | undefined;
}

/**
 * The station's stream of events.
 *
 * Until `close`, every event is delivered once and in order, over broken connections too: each new one continues
 * after the last event that came. Where the server no longer holds what was missed it sends `reset`.
 */
export interface LiveChannel<Schemas extends LiveSchemas> {
  readonly state: LiveState;
  /** Connects; nothing happens before. Handlers that must see the first event are set before. */
  open(): void;
  /** Calls a handler for each event of a name. The answer ends it. */
  on<Name extends keyof Schemas & string>(name: Name, handler: LiveHandler<z.output<Schemas[Name]>>): () => void;
  /** Ends the stream. It may be opened again, and then continues where it was. */
  close(): void;
}

/** Milliseconds between two tries once the stream has failed. */
const retryEvery = 20_000;
/** Milliseconds until a stream that was cut is opened again, where the server asks for nothing else. */
const usualRetry = 3_000;

/** How a connection ended. */
interface Loss {
  /** Milliseconds after which to come back. Absent where the stream never opened. */
  readonly retry?: number | undefined;
  /** Where the server refused. */
  readonly status?: number;
  readonly error?: unknown;
}

/** A channel that is closed until `open`. */
export function createLiveChannel<Schemas extends LiveSchemas>(options: LiveChannelOptions<Schemas>): LiveChannel<Schemas> {
  const { clock = systemClock, silence = 60_000, log = () => {} } = options;
  const fetchStream = options.fetch ?? globalThis.fetch;
  const subscriptions = createSubscriptions(options.schemas, log);
  let state: LiveState = 'closed';
  let closing = new AbortController();
  let lastEventId: string | undefined;

  function enter(next: LiveState): void {
    if (state === next) return;
    state = next;
    options.onStateChange?.(next);
  }

  async function request(signal: AbortSignal): Promise<Response> {
    const { url, headers, credentials } = options.request();
    const response = await fetchStream(url, {
      headers: { ...headers, Accept: 'text/event-stream', ...(lastEventId && { 'Last-Event-ID': lastEventId }) },
      credentials,
      cache: 'no-store',
      signal,
    });
    signal.throwIfAborted();
    if (response.status === 401) options.onUnauthorized?.();
    return response;
  }

  /** One connection from its beginning to its end. A silent one is dead: the station sends a comment every 15 seconds. */
  async function follow(closed: AbortSignal): Promise<Loss> {
    const deadline = startDeadline(clock, silence);
    let retry: number | undefined;
    try {
      const { status, headers, body } = await request(AbortSignal.any([closed, deadline.signal]));
      if (status !== 200 || !body || !headers.get('Content-Type')?.startsWith('text/event-stream')) {
        await body?.cancel();
        return { status };
      }
      retry = usualRetry;
      enter('open');
      await readEvents(body, {
        onBytes: () => deadline.extend(),
        onRetry: (asked) => (retry = asked),
        // Of events too that this version has no name for, and where there is nothing but an id.
        onId: (id) => {
          if (!closed.aborted) lastEventId = id;
        },
        onEvent: ({ event = '', data, id = '' }) => {
          if (!closed.aborted) subscriptions.deliver(event, data, id);
        },
      });
      return { retry };
    } catch (error) {
      return { retry, error };
    } finally {
      deadline.end();
    }
  }

  /**
   * A stream that was open and was cut is opened again soon: servers and networks cut long answers as a habit. Everything
   * else is a failure: refused (401, 503), told to stop (204), not reachable, or cut and not back at once.
   */
  async function stayOpen(closed: AbortSignal): Promise<void> {
    while (!closed.aborted) {
      enter('connecting');
      const { retry = retryEvery, ...reason } = await follow(closed);
      if (closed.aborted) return;
      log({ level: 'warn', message: 'live channel lost', ...reason });
      enter('waiting');
      await pause(clock, retry, closed).catch(() => {});
    }
  }

  return {
    get state() {
      return state;
    },
    open() {
      if (state !== 'closed') return;
      // Throws here where there is no station yet, and not where nobody hears it.
      options.request();
      closing = new AbortController();
      void stayOpen(closing.signal);
    },
    on: (name, handler) => subscriptions.on(name, handler),
    close() {
      closing.abort();
      enter('closed');
    },
  };
}
