import type { Database } from '../platform/db/database.ts';
import { eventFrame } from './event-frame.ts';
import { eventsAfter, pageSize } from './live-store.ts';
import type { Subscriber } from './subscriber.ts';

/** Hands new rows to the open streams, in the order of their ids. */
export interface Teller {
  /** Id of the newest event that was handed out. */
  readonly told: number;
  /** Looks for new rows; once more when it is looking already. */
  wake(this: void): void;
  /** Resolves when everything written so far was handed out. */
  settled(): Promise<void>;
}

export interface TellerSettings {
  readonly db: Database;
  readonly subscribers: ReadonlySet<Subscriber>;
  /** Id after which to begin. */
  readonly after: number;
  report(this: void, error: unknown): void;
}

/** Reads each new row once, however many streams are open. */
export function createTeller({ db, subscribers, after, report }: TellerSettings): Teller {
  let told = after;
  let telling: Promise<void> | undefined;
  let again = false;

  function wake(): void {
    again = true;
    telling ??= tell()
      .catch(report)
      .finally(() => {
        telling = undefined;
        if (again) wake();
      });
  }

  async function tell(): Promise<void> {
    while (again) {
      again = false;
      const events = await eventsAfter(db, told);
      for (const event of events) {
        told = event.id;
        const frame = eventFrame(event);
        for (const subscriber of subscribers) deliver(subscriber, event.channel, event.id, frame);
      }
      if (events.length === pageSize) again = true;
    }
  }

  return {
    get told() {
      return told;
    },
    wake,
    async settled() {
      while (telling) await telling;
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
