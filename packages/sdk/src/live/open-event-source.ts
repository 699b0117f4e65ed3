import type { EventSource } from 'eventsource';

export interface LostConnection {
  readonly message: string | undefined;
  /** Status of the response, if there was one. */
  readonly status: number | undefined;
  /** The event source connects again by itself, after the pause that the station asked for (`retry:`). */
  readonly reopensItself: boolean;
}

interface EventSourceOptions<Name extends string> {
  readonly names: readonly Name[];
  readonly send: (signal: AbortSignal, headers: Readonly<Record<string, string>>) => Promise<Response>;
  /** Whether nothing has replaced or closed this connection. */
  readonly isWanted: () => boolean;
  readonly onOpen: () => void;
  readonly onLost: (lost: LostConnection) => void;
  readonly onEvent: (name: Name, event: MessageEvent<string>) => void;
}

/** Loads the event source, a seventh of the client's code, which only pages with a channel need, and connects it. */
export async function openEventSource<Name extends string>(
  address: string,
  options: EventSourceOptions<Name>,
): Promise<EventSource | null> {
  const { names, send, isWanted, onOpen, onLost, onEvent } = options;
  const { EventSource: Source } = await import('eventsource');
  if (!isWanted()) return null;
  const source = new Source(address, { fetch: (_url, init) => send(init.signal, init.headers) });
  let wasOpen = false;
  source.addEventListener('open', () => {
    wasOpen = true;
    onOpen();
  });
  source.addEventListener('error', ({ code, message }) => {
    if (!isWanted()) return;
    const reopensItself = wasOpen && source.readyState !== source.CLOSED;
    wasOpen = false;
    if (!reopensItself) source.close();
    onLost({ message, status: code, reopensItself });
  });
  for (const name of names) {
    source.addEventListener(name, (event: MessageEvent<string>) => {
      if (isWanted()) onEvent(name, event);
    });
  }
  return source;
}
