import type { Clock } from '../platform/clock.ts';
import type { Database, Tables } from '../platform/db/database.ts';
import { createCoalescer, type HeldEvent } from './coalescer.ts';
import { insertEvent } from './live-store.ts';

export interface PublishOptions {
  /** Writes the event in the caller's transaction, so that it is sent if, and only if, that commits. */
  readonly within?: Tables;
  /**
   * For rapid events such as progress: within a quarter of a second only the last one of a key is sent, and never after
   * a later event of the channel. Such an event is not part of the caller's transaction.
   */
  readonly coalesce?: string;
}

export type Publish = (
  channel: string,
  name: string,
  data: unknown,
  options?: PublishOptions,
) => Promise<void>;

export interface PublisherSettings {
  readonly db: Database;
  readonly clock: Clock;
  /** Called when rows are durable. */
  written(this: void): void;
  report(this: void, error: unknown): void;
}

/** Milliseconds. */
const coalesceWindow = 250;

/** Writes events as rows; holds rapid ones briefly. */
export function createPublisher({ db, clock, written, report }: PublisherSettings): {
  publish: Publish;
  stop(): Promise<void>;
} {
  const coalescer = createCoalescer(clock, coalesceWindow, () => {
    void flush().catch((error: unknown) => {
      report(error);
      // A transaction that could not begin has taken no events, so none were put back.
      coalescer.putBack(new Map());
    });
  });

  async function write(to: Tables, events: Iterable<HeldEvent>): Promise<void> {
    for (const event of events) await insertEvent(to, { ...event, at: clock.now() });
    to.afterCommit(written);
  }

  async function flush(): Promise<void> {
    await db.transaction(async (transaction) => {
      const held = coalescer.take();
      transaction.afterRollback(() => coalescer.putBack(held));
      await write(transaction, held.values());
    });
  }

  /** Writes the channel's held events first, so that progress never follows the final event. */
  async function writeAfterHeld(to: Tables, event: HeldEvent): Promise<void> {
    const held = coalescer.take(event.channel);
    to.afterRollback(() => coalescer.putBack(held));
    await write(to, [...held.values(), event]);
  }

  return {
    async publish(channel, name, data, { within, coalesce } = {}) {
      const event = { channel, name, data: JSON.stringify(data) };
      if (coalesce !== undefined) return coalescer.hold(coalesce, event);
      if (within) return writeAfterHeld(within, event);
      await db.transaction((transaction) => writeAfterHeld(transaction, event));
    },
    async stop() {
      coalescer.stop();
      await flush().catch(report);
    },
  };
}
