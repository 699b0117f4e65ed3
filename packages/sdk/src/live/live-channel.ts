import type { EventSource } from 'eventsource';
import { systemClock } from '../core/clock.ts';
import type { Clock } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import type { LiveSchemas } from './live-schemas.ts';
import { createLiveState } from './live-state.ts';
import type { LiveState } from './live-state.ts';
import { type LostConnection, openEventSource } from './open-event-source.ts';
import { pauseBeforeReopen } from './reconnect-policy.ts';
import { createStreamRequests } from './stream-requests.ts';
import type { LiveRequest } from './stream-requests.ts';
import { createSubscriptions } from './subscriptions.ts';
import type { LiveHandler } from './subscriptions.ts';

export interface LiveChannelOptions<Events> {
  /** Called before each connection, so that new credentials and hosts apply. */
  readonly request: () => LiveRequest;
  /** Awaited before `request`, so that a token can be renewed. */
  readonly ready?: (() => Promise<void>) | undefined;
  /** Names of the events to deliver. */
  readonly names: readonly (keyof Events & string)[];
  /** Schemas to validate the payloads against, by event name. Default: none. */
  readonly schemas?: LiveSchemas<Events> | undefined;
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
export interface LiveChannel<Events> {
  readonly state: LiveState;
  /**
   * Connects. Set handlers that must see the first event before.
   * @example
   * client.live.on('show_changed', ({ show_id, change }) => console.log(show_id, change));
   * client.live.open();
   */
  open(): void;
  /**
   * Delivers the events after this id on the first connection. Without effect once the channel has an id.
   * @example
   * const lastEventId = localStorage.getItem('last event');
   * if (lastEventId) client.live.startAfter(lastEventId);
   * client.live.open();
   */
  startAfter(id: string): void;
  /**
   * Calls a handler for each event of a name. The returned function unsubscribes.
   * @example
   * const unsubscribe = client.live.on('import_progress', ({ imported, total }) => console.log(imported, total));
   * client.live.open();
   * unsubscribe();
   */
  on<Name extends keyof Events & string>(name: Name, handler: LiveHandler<Events[Name]>): () => void;
  /**
   * Calls a handler after each change of `state`. The returned function unsubscribes.
   * @example
   * client.live.onState((state) => console.log(state));
   */
  onState(handler: (state: LiveState) => void): () => void;
  /**
   * Disconnects. `open` resumes after the last event.
   * @example
   * addEventListener('pagehide', () => client.live.close());
   */
  close(): void;
}

/** Creates a channel; `open` connects it. */
export function createLiveChannel<Events>(options: LiveChannelOptions<Events>): LiveChannel<Events> {
  const {
    clock = systemClock,
    silence = 60_000,
    log = () => {},
    fetch = globalThis.fetch,
    onUnauthorized,
  } = options;
  const requests = createStreamRequests({
    request: options.request,
    ready: options.ready,
    onUnauthorized,
    fetch,
    clock,
    silence,
  });
  const reopening = createReopening(clock);
  const subscriptions = createSubscriptions<Events>(options.schemas, log);
  const state = createLiveState();
  if (options.onStateChange) state.onChange(options.onStateChange);
  const { enter } = state;
  let source: EventSource | null = null;
  let lastEventId: string | undefined;
  let failures = 0;
  let attempt = 0;
  let ignoreWakeUps = () => {};

  function request(signal: AbortSignal, sourceHeaders: Readonly<Record<string, string>>): Promise<Response> {
    enter('connecting');
    // The event source knows its last id, also of unknown events, but a new one does not.
    lastEventId = sourceHeaders['Last-Event-ID'] ?? lastEventId;
    return requests.send(signal, lastEventId);
  }

  function wake(): void {
    if (!reopening.hurry() && state.current === 'open') requests.dropIfSilent();
  }

  /** Reports a lost connection, and opens another after a pause unless the event source does so itself. */
  function lose(address: string, { message, status, reopensItself }: LostConnection): void {
    requests.end();
    failures += 1;
    log({
      level: 'warn',
      message: `live channel lost${message ? `: ${message}` : ''}`,
      ...(status !== undefined && { status }),
    });
    const pause = pauseBeforeReopen({
      failures,
      status,
      retryAfter: requests.retryAfter,
      random: Math.random(),
    });
    if (!reopensItself) reopening.after(pause, () => void connect(address));
    enter('waiting');
  }

  async function connect(address: string): Promise<void> {
    const own = (attempt += 1);
    const isWanted = () => own === attempt;
    const onLost = (lost: LostConnection) => lose(address, lost);
    try {
      const opened = await openEventSource(address, {
        names: options.names,
        send: request,
        isWanted,
        onOpen,
        onLost,
        onEvent,
      });
      if (isWanted()) source = opened;
      else opened?.close();
    } catch (error) {
      if (isWanted()) onLost({ message: String(error), status: undefined, reopensItself: false });
    }
  }

  function onOpen(): void {
    failures = 0;
    enter('open');
  }

  function onEvent(name: keyof Events & string, event: MessageEvent<string>): void {
    lastEventId = event.lastEventId;
    subscriptions.deliver(name, event.data, event.lastEventId);
  }

  return {
    get state() {
      return state.current;
    },
    open() {
      if (state.current !== 'closed') return;
      const { url } = options.request();
      enter('connecting');
      ignoreWakeUps = onWakeUp(wake);
      void connect(url);
    },
    startAfter(id) {
      lastEventId ??= id;
    },
    on: (name, handler) => subscriptions.on(name, handler),
    onState: (handler) => state.onChange(handler),
    close() {
      ignoreWakeUps();
      reopening.cancel();
      failures = 0;
      attempt += 1;
      requests.end();
      source?.close();
      source = null;
      enter('closed');
    },
  };
}

/** The pause before a failed stream is opened again. */
function createReopening(clock: Clock) {
  let pending: { readonly open: () => void; readonly cancel: () => void } | undefined;

  function cancel(): void {
    pending?.cancel();
    pending = undefined;
  }

  return {
    /** Opens after a number of milliseconds, and not after an earlier pause. */
    after(milliseconds: number, open: () => void): void {
      cancel();
      const run = () => {
        cancel();
        open();
      };
      pending = { open: run, cancel: clock.after(milliseconds, run) };
    },
    /** Opens at once instead of after the pause. Returns false if there is none. */
    hurry(): boolean {
      const waiting = pending;
      waiting?.open();
      return waiting !== undefined;
    },
    cancel,
  };
}

/**
 * Calls back when a browser is online again, or shows the page again: timers of a hidden page or a sleeping laptop are late.
 * Does nothing outside browsers. The returned function unsubscribes.
 */
function onWakeUp(wake: () => void): () => void {
  const { document } = globalThis;
  const onVisibility = () => {
    if (document.visibilityState === 'visible') wake();
  };
  globalThis.addEventListener?.('online', wake);
  document?.addEventListener('visibilitychange', onVisibility);
  return () => {
    globalThis.removeEventListener?.('online', wake);
    document?.removeEventListener('visibilitychange', onVisibility);
  };
}
