import type { StationContext } from '../../context.ts';
import { createRepeatedErrors } from '../../platform/repeated-errors.ts';
import type { PlayoutFinding } from '../../playout/index.ts';
import type { PlayoutInputRow } from './playout-tables.ts';
import { insertMessages } from './playout.repository.ts';
import type { Delivery } from './transports/open-transport.ts';

/** Stores messages before they are read, so that nothing acknowledged is lost. */
export interface Inbox {
  /** Resolves when the message is durable. Messages that arrive meanwhile share the next transaction. */
  accept(input: Pick<PlayoutInputRow, 'id' | 'station_id'>, delivery: Delivery): Promise<void>;
  /** Stores a remark on bytes that were no message, or on a peer. */
  remark(input: Pick<PlayoutInputRow, 'id' | 'station_id'>, finding: PlayoutFinding): void;
  /** Waits until everything is stored. */
  settled(): Promise<void>;
}

interface Waiting {
  readonly row: Parameters<typeof insertMessages>[1][number];
  readonly stored: () => void;
  readonly failed: (error: unknown) => void;
}

/** Messages in one transaction. */
const batch = 200;
/** Name of the topic of new messages, which processes send to each other. */
export const inboxTopic = 'playout_messages';

/** @param wake called when messages of this process are durable */
export function createInbox(
  { db, clock, log }: Pick<StationContext, 'db' | 'clock' | 'log'>,
  wake: () => void,
): Inbox {
  const report = createRepeatedErrors({ clock, log });
  let waiting: Waiting[] = [];
  let running: Promise<void> | null = null;

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const taken = waiting.slice(0, batch);
      waiting = waiting.slice(batch);
      try {
        await db.transaction(async (transaction) => {
          await insertMessages(
            transaction,
            taken.map(({ row }) => row),
          );
          await db.peers?.send(transaction, inboxTopic, '');
          transaction.afterCommit(wake);
        });
        for (const { stored } of taken) stored();
      } catch (error) {
        for (const { failed } of taken) failed(error);
      }
    }
    running = null;
  }

  function store(row: Waiting['row']): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.push({ row, stored: resolve, failed: reject });
    running ??= Promise.resolve().then(flush);
    return promise;
  }

  return {
    accept: ({ id, station_id }, { bytes, query = '', contentType = null, arrived_ms, peer }) =>
      store({
        input_id: id,
        station_id,
        arrived_ms,
        peer,
        query,
        content_type: contentType,
        body: Buffer.from(bytes),
      }),
    remark({ id, station_id }, finding) {
      const empty = { peer: '', query: '', content_type: null, body: Buffer.alloc(0), is_read: 1 };
      store({
        input_id: id,
        station_id,
        arrived_ms: clock.now(),
        ...empty,
        findings: JSON.stringify([finding]),
      }).catch((error: unknown) => report(error, 'a remark of a playout input could not be stored'));
    },
    async settled() {
      await running;
    },
  };
}
