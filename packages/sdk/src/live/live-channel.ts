import { EventSource } from 'eventsource';
import type { z } from 'zod';
import { systemClock } from '../core/clock.ts';
import type { Clock } from '../core/clock.ts';
import { startDeadline } from '../core/deadline.ts';
import type { Deadline } from '../core/deadline.ts';
import { heardStream } from '../core/heard-stream.ts';
import type { Log } from '../core/log.ts';
import { createLiveState } from './live-state.ts';
import type { LiveState } from './live-state.ts';
import { createSubscriptions } from './subscriptions.ts';
import type { LiveHandler, LiveSchemas } from './subscriptions.ts';
import { reopenAfter } from './reconnect-policy.ts';

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
  /** Calls a handler after each change of `state`. The returned function ends it. */
  onState(handler: (state: LiveState) => void): () => void;
  /** Ends the stream. It may be opened again, and then continues where it was. */
  close(): void;
}

/** A channel that is closed until `open`. */
export function createLiveChannel<Schemas extends LiveSchemas>(options: LiveChannelOptions<Schemas>): LiveChannel<Schemas> {
  const { clock = systemClock, silence = 60_000, log = () => {} } = options;
  const fetchStream = options.fetch ?? globalThis.fetch;
  const subscriptions = createSubscriptions(options.schemas, log);
  const state = createLiveState();
  if (options.onStateChange) state.onChange(options.onStateChange);
  const { enter } = state;
  let source: EventSource | undefined;
  let lastEventId: string | undefined;
  // A connection that died without a word (a laptop that slept, a router that forgot) looks like a quiet one for ever;
  // the station sends a comment every 15 seconds, so silence means death.
  let deadline: Deadline | undefined;
  let cancelReopen = () => {};

  async function request(signal: AbortSignal, sourceHeaders: Readonly<Record<string, string>>): Promise<Response> {
    enter('connecting');
    // The source knows its own last id, also of events that this version has no name for, but forgets it with itself.
    lastEventId = sourceHeaders['Last-Event-ID'] ?? lastEventId;
    const { url, headers, credentials } = options.request();
    deadline?.end();
    const alive = (deadline = startDeadline(clock, silence));
    const response = await fetchStream(url, {
      headers: { ...headers, Accept: 'text/event-stream', ...(lastEventId && { 'Last-Event-ID': lastEventId }) },
      credentials,
      cache: 'no-store',
      signal: AbortSignal.any([signal, alive.signal]),
    });
    if (response.status === 401) options.onUnauthorized?.();
    return new Response(response.body && heardStream(response.body, () => alive.extend()), response);
  }

  function connect(address: string): void {
    const own = new EventSource(address, { fetch: (_url, init) => request(init.signal, init.headers) });
    let wasOpen = false;
    source = own;
    own.addEventListener('open', () => {
      wasOpen = true;
      enter('open');
    });
    own.addEventListener('error', ({ code, message }) => {
      if (source !== own) return;
      deadline?.end();
      const pause = reopenAfter({ wasOpen, gaveUp: own.readyState === own.CLOSED });
      wasOpen = false;
      log({ level: 'warn', message: `live channel lost${message ? `: ${message}` : ''}`, ...(code !== undefined && { status: code }) });
      if (pause !== null) {
        own.close();
        cancelReopen = clock.after(pause, () => connect(address));
      }
      enter('waiting');
    });
    for (const name of Object.keys(options.schemas)) {
      own.addEventListener(name, (event: MessageEvent<string>) => {
        if (source !== own) return;
        lastEventId = event.lastEventId;
        subscriptions.deliver(name, event.data, event.lastEventId);
      });
    }
  }

  return {
    get state() {
      return state.current;
    },
    open() {
      if (state.current !== 'closed') return;
      const { url } = options.request();
      enter('connecting');
      connect(url);
    },
    on: (name, handler) => subscriptions.on(name, handler),
    onState: (handler) => state.onChange(handler),
    close() {
      cancelReopen();
      deadline?.end();
      source?.close();
      source = undefined;
      enter('closed');
    },
  };
}
