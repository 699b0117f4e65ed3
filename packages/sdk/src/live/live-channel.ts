import type { EventSource } from 'eventsource';
import type { z } from 'zod';
import { systemClock } from '../core/clock.ts';
import type { Clock } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import { createLiveState } from './live-state.ts';
import type { LiveState } from './live-state.ts';
import { createSubscriptions } from './subscriptions.ts';
import type { LiveHandler, LiveSchemas } from './subscriptions.ts';
import { reopenAfter, retryEvery } from './reconnect-policy.ts';
import { createWatchedRequest } from './watched-request.ts';
import type { LiveRequest } from './watched-request.ts';

export interface LiveChannelOptions<Schemas extends LiveSchemas> {
  /** Called before each connection, so that new credentials and hosts apply. */
  readonly request: () => LiveRequest;
  /** Schemas of the payloads by event name. */
  readonly schemas: Schemas;
  readonly onStateChange?: ((state: LiveState) => void) | undefined;
  /** Called when the server responds with 401. The channel keeps retrying, as after any error. */
  readonly onUnauthorized?: (() => void) | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly log?: Log | undefined;
  readonly clock?: Clock | undefined;
  /** Milliseconds without a byte before a connection counts as dead. Default 60,000. */
  readonly silence?: number | undefined;
}

/**
 * The station's stream of events.
 *
 * Until `close`, every event is delivered once and in order, also across broken connections: each new one resumes after
 * the last event. If the server no longer holds the missed events, it sends `reset`, after which its ids start again.
 */
export interface LiveChannel<Schemas extends LiveSchemas> {
  readonly state: LiveState;
  /** Connects. Set handlers that must see the first event before. */
  open(): void;
  /** Calls a handler for each event of a name. The returned function unsubscribes. */
  on<Name extends keyof Schemas & string>(name: Name, handler: LiveHandler<z.output<Schemas[Name]>>): () => void;
  /** Calls a handler after each change of `state`. The returned function unsubscribes. */
  onState(handler: (state: LiveState) => void): () => void;
  /** Disconnects. `open` resumes after the last event. */
  close(): void;
}

/** Creates a channel; `open` connects it. */
export function createLiveChannel<Schemas extends LiveSchemas>(options: LiveChannelOptions<Schemas>): LiveChannel<Schemas> {
  const { clock = systemClock, silence = 60_000, log = () => {} } = options;
  const watched = createWatchedRequest(options.request, options.fetch ?? globalThis.fetch, clock, silence);
  const subscriptions = createSubscriptions(options.schemas, log);
  const state = createLiveState();
  if (options.onStateChange) state.onChange(options.onStateChange);
  const { enter } = state;
  let source: EventSource | undefined;
  let lastEventId: string | undefined;
  let cancelReopen = () => {};
  /** Changes with every `close`, so that a library that arrives late connects nothing. */
  let turn = 0;

  async function request(signal: AbortSignal, sourceHeaders: Readonly<Record<string, string>>): Promise<Response> {
    enter('connecting');
    // The event source knows its last id, also of unknown events, but a new one does not.
    lastEventId = sourceHeaders['Last-Event-ID'] ?? lastEventId;
    const response = await watched.send(signal, lastEventId);
    if (response.status === 401) options.onUnauthorized?.();
    return response;
  }

  function reopen(address: string, pause: number): void {
    cancelReopen = clock.after(pause, () => void connect(address));
    enter('waiting');
  }

  async function connect(address: string): Promise<void> {
    const started = turn;
    // The event source is loaded by the first connection, because many pages open none.
    const Source = await import('eventsource').then(({ EventSource }) => EventSource).catch(() => null);
    if (started !== turn) return;
    if (Source) return listen(new Source(address, { fetch: (_url, init) => request(init.signal, init.headers) }), address);
    log({ level: 'warn', message: 'live channel lost: its code did not load' });
    reopen(address, retryEvery);
  }

  function listen(own: EventSource, address: string): void {
    let wasOpen = false;
    source = own;
    own.addEventListener('open', () => {
      wasOpen = true;
      enter('open');
    });
    own.addEventListener('error', ({ code, message }) => {
      if (source !== own) return;
      watched.end();
      const pause = reopenAfter({ wasOpen, isClosed: own.readyState === own.CLOSED });
      wasOpen = false;
      log({ level: 'warn', message: `live channel lost${message ? `: ${message}` : ''}`, ...(code !== undefined && { status: code }) });
      if (pause === null) enter('waiting');
      else {
        own.close();
        reopen(address, pause);
      }
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
      void connect(url);
    },
    on: (name, handler) => subscriptions.on(name, handler),
    onState: (handler) => state.onChange(handler),
    close() {
      turn += 1;
      cancelReopen();
      watched.end();
      source?.close();
      source = undefined;
      enter('closed');
    },
  };
}
