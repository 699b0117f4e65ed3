import type { Database } from '../platform/db/database.ts';
import { eventFrame } from './event-frame.ts';
import { eventsAfter, pageSize } from './live-store.ts';
import type { Subscriber } from './subscriber.ts';

/** Writes new events to the open streams, in the order of their ids. */
export interface Dispatcher {
  /** Id of the newest event that was dispatched. */
  readonly lastDispatchedId: number;
  /** Looks for new rows; once more when it is looking already. */
  wake(this: void): void;
  /** Resolves when every event written so far was dispatched. */
  settled(): Promise<void>;
}

export interface DispatcherSettings {
  readonly db: Database;
  readonly subscribers: ReadonlySet<Subscriber>;
  /** Id after which to begin. */
  readonly after: number;
  report(this: void, error: unknown): void;
}

/** Reads each new row once, however many streams are open. */
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
        for (const subscriber of subscribers) deliver(subscriber, event.channel, event.id, frame);
      }
      if (events.length === pageSize) again = true;
    }
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

/** What comes while a stream is still replaying is found by the replay. */
function deliver(subscriber: Subscriber, channel: string, id: number, frame: string): void {
  if (!subscriber.channels.has(channel)) return;
  if (subscriber.replaying) subscriber.behind = true;
  else if (id > subscriber.cursor) {
    subscriber.cursor = id;
    subscriber.write(frame);
  }
}
