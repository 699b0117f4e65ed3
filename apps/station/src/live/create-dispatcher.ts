import type { Database } from '../platform/db/database.ts';
import { eventFrame } from './event-frame.ts';
import { eventsAfter, type LiveEvent, pageSize } from './live-store.ts';
import type { Subscriber } from './subscriber.ts';

/** Writes new events to the open streams, in order of their ids. */
export interface Dispatcher {
  /** Id of the newest event that was dispatched. */
  readonly lastDispatchedId: number;
  /** Checks for new rows; checks again if a check is running. */
  wake(this: void): void;
  /** Resolves when every event written so far has been dispatched. */
  settled(): Promise<void>;
}

export interface DispatcherSettings {
  readonly db: Database;
  readonly subscribers: ReadonlySet<Subscriber>;
  /** Id after which to start. */
  readonly after: number;
  report(this: void, error: unknown): void;
}

/** Reads each new row once for all open streams. */
export function createDispatcher({ db, subscribers, after, report }: DispatcherSettings): Dispatcher {
  let lastDispatchedId = after;
  let dispatching: Promise<void> | undefined;
  let again = false;

  function wake(): void {
    again = true;
    dispatching ??= dispatch()
      .catch(report)
      .finally(() => {
        dispatching = undefined;
        if (again) wake();
      });
  }

  async function dispatch(): Promise<void> {
    while (again) {
      again = false;
      const events = await eventsAfter(db, lastDispatchedId);
      for (const event of events) {
        lastDispatchedId = event.id;
        const frame = eventFrame(event);
        for (const subscriber of subscribers) {
          if (subscriber.sees)
            await deliverSeen(subscriber, event, frame).catch((error: unknown) => drop(subscriber, error));
          else deliver(subscriber, event, frame);
        }
      }
      if (events.length === pageSize) again = true;
    }
  }

  /** The client reconnects, and then gets the events that it misses. */
  function drop(subscriber: Subscriber, error: unknown): void {
    subscriber.end();
    report(error);
  }

  return {
    get lastDispatchedId() {
      return lastDispatchedId;
    },
    wake,
    async settled() {
      while (dispatching) await dispatching;
    },
  };
}

/** Events that arrive while a stream is replaying are found by the replay. */
function deliver(subscriber: Subscriber, { channel, id }: LiveEvent, frame: string | null): void {
  if (!subscriber.channels.has(channel)) return;
  if (subscriber.replaying) subscriber.behind = true;
  else if (id > subscriber.cursor) {
    subscriber.cursor = id;
    if (frame !== null) subscriber.write(frame);
  }
}

/** Also moves the stream past an event that its owner does not see. */
async function deliverSeen(subscriber: Subscriber, event: LiveEvent, frame: string): Promise<void> {
  if (!subscriber.channels.has(event.channel)) return;
  const isSeen = await subscriber.sees?.(event);
  deliver(subscriber, event, isSeen === true ? frame : null);
}
