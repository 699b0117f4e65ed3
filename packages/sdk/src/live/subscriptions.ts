import type { Log } from '../core/log.ts';
import type { LiveSchemas } from './live-schemas.ts';

export type LiveHandler<Payload> = (payload: Payload, event: { readonly id: string }) => void;

export interface Subscriptions<Events> {
  on<Name extends keyof Events & string>(name: Name, handler: LiveHandler<Events[Name]>): () => void;
  /** Dispatches an event to its handlers unless it was dispatched before. After a `reset`, ids start again. */
  deliver(name: string, data: string, id: string): void;
}

/** Number of remembered ids. A server that repeats more did not resume. */
const remembered = 2_000;

/** @param schemas Schemas to validate the payloads against; without, any JSON is delivered. */
export function createSubscriptions<Events>(
  schemas: LiveSchemas<Events> | undefined,
  log: Log,
): Subscriptions<Events> {
  const handlers = new Map<string, Set<LiveHandler<never>>>();
  const delivered = new Set<string>();

  function isRepeated(id: string): boolean {
    if (!id) return false;
    if (delivered.has(id)) return true;
    delivered.add(id);
    const [oldest] = delivered;
    if (delivered.size > remembered && oldest !== undefined) delivered.delete(oldest);
    return false;
  }

  function payloadOf(name: string, data: string): { payload: never } | undefined {
    try {
      const received: unknown = JSON.parse(data);
      return { payload: (schemas?.[name as keyof Events]?.parse(received) ?? received) as never };
    } catch (error) {
      log({ level: 'error', message: `live event ${name} does not fit`, error });
      return undefined;
    }
  }

  return {
    on(name, handler) {
      const own = handlers.get(name) ?? new Set();
      // Wrapped, so that subscribing the same function twice makes two subscriptions.
      const entry: LiveHandler<never> = (payload, event) => handler(payload, event);
      handlers.set(name, own.add(entry));
      return () => own.delete(entry);
    },
    deliver(name, data, id) {
      const listening = handlers.get(name);
      // The server does not know the last id, for example after a backup was restored, so it assigns known ids again.
      if (name === 'reset') delivered.clear();
      if (isRepeated(id) || !listening?.size) return;
      const event = payloadOf(name, data);
      if (!event) return;
      for (const handler of listening) {
        try {
          handler(event.payload, { id });
        } catch (error) {
          log({ level: 'error', message: `a handler of live event ${name} failed`, error });
        }
      }
    },
  };
}
