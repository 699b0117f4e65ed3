import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { createBroadcast } from '../platform/db/broadcast.ts';
import type { Database, Tables } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import { createRepeatedErrors } from '../platform/repeated-errors.ts';
import { createDispatcher } from './create-dispatcher.ts';
import { createPublisher, type Publish } from './create-publisher.ts';
import { idFrame } from './event-frame.ts';
import { dropEventsBefore, idBounds } from './live-store.ts';
import { openStream } from './open-stream.ts';
import type { SeesEvent, Subscriber } from './subscriber.ts';
import { tracedOpening } from './traced-opening.ts';

export interface LiveHub {
  /** Publishes an event on a channel; `data` must be JSON. Resolves when the event is written (a coalesced one: held). */
  readonly publish: Publish;
  /**
   * Responds with the event stream of one or more channels: first the events missed since `lastEventId`, then new ones.
   * An id that is too old gets the event `reset`, after which the client refetches everything.
   * With `sees`, other events than those stay away.
   */
  serve(
    request: FastifyRequest,
    reply: FastifyReply,
    channels: string | readonly string[],
    options?: { lastEventId?: string | undefined; owner?: string; sees?: SeesEvent | undefined },
  ): Promise<FastifyReply>;
  /** Id of the newest event that was sent: a stream that starts after it misses nothing from now on. */
  readonly newestId: number;
  /** Checks for events that another process wrote. */
  wake(this: void): void;
  /** Ends every stream of an owner, in all processes, when the transaction commits. */
  end(to: Tables, owner: string): Promise<void>;
  /** Number of open streams. */
  readonly size: number;
  /**
   * Writes the held events and ends every stream. Belongs in `preClose`, because open streams keep a server from closing.
   * @param reconnectMs milliseconds over which the clients spread when they reconnect; by default they choose
   */
  close(reconnectMs?: number): Promise<void>;
}

export interface LiveHubSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Maximum number of open streams per owner; default 50. */
  readonly maxPerOwner?: number;
}

/** Milliseconds. */
const keepAlive = 15_000;
const pruneEvery = 60_000;
const keepFor = 15 * 60_000;
/** Milliseconds. */
const leastRetry = 500;
/** Milliseconds after which a client reconnects whose stream was ended for another: long enough that excess clients alternate slowly. */
const retryOfDisplaced = 30_000;

/** The live channel: events are stored as rows first, and streams read the rows, so that no event is lost or sent twice. */
export async function createLiveHub({ db, clock, log, maxPerOwner = 50 }: LiveHubSettings): Promise<LiveHub> {
  const subscribers = new Set<Subscriber>();
  const reportError = createRepeatedErrors({ log, clock });
  const report = (error: unknown) => reportError(error, 'the live channel could not be written or read');
  const dispatcher = createDispatcher({ db, subscribers, after: (await idBounds(db)).newest, report });
  const publisher = createPublisher({ db, clock, written: dispatcher.wake, report });
  const ends = createBroadcast<string>(db, {
    topic: 'ended_streams',
    receive: endStreams,
    // Whose streams should have ended is unknown; the others resume.
    onMissed: () => endStreams(null),
  });
  let closed = false;
  let cancelBeat = clock.after(keepAlive, beat);
  let cancelPrune = clock.after(pruneEvery, () => void prune());

  /** @param owner null for all */
  function endStreams(owner: string | null): void {
    for (const subscriber of subscribers) if (owner === null || subscriber.owner === owner) subscriber.end();
  }

  function beat(): void {
    cancelBeat = clock.after(keepAlive, beat);
    // Another process may have written events and died before it could send a notice.
    dispatcher.wake();
    for (const subscriber of subscribers) {
      // An up-to-date stream is also past the events of other channels.
      if (!subscriber.replaying) subscriber.cursor = Math.max(subscriber.cursor, dispatcher.lastDispatchedId);
      subscriber.write(idFrame(subscriber.cursor, 'alive'));
    }
  }

  async function prune(): Promise<void> {
    await dropEventsBefore(db, clock.now() - keepFor).catch(report);
    if (!closed) cancelPrune = clock.after(pruneEvery, () => void prune());
  }

  /** Ends the oldest stream: its client has most likely gone, and a client that is still there reconnects and loses nothing. */
  function makeRoom(owner: string): void {
    const own = [...subscribers].filter((subscriber) => subscriber.owner === owner);
    for (const subscriber of own.slice(0, Math.max(0, own.length - maxPerOwner + 1))) {
      subscribers.delete(subscriber);
      subscriber.write(`retry: ${retryOfDisplaced}\n\n`);
      subscriber.end();
    }
  }

  return {
    publish: publisher.publish,
    wake: dispatcher.wake,
    get newestId() {
      return dispatcher.lastDispatchedId;
    },
    get size() {
      return subscribers.size;
    },
    async serve(request, reply, channels, { lastEventId, owner, sees } = {}) {
      const list = [channels].flat();
      await tracedOpening({ channels: list, lastEventId, db, report }, async () => {
        const ids = await idBounds(db);
        if (owner !== undefined) makeRoom(owner);
        const opened = openStream(request, reply, { channels: list, ids, lastEventId, owner, sees });
        subscribers.add(opened.subscriber);
        reply.raw.once('close', () => subscribers.delete(opened.subscriber));
        return opened;
      }).then((subscriber) => closed && subscriber.end());
      return reply;
    },
    end: ends.send,
    async close(reconnectMs = 0) {
      closed = true;
      ends.stop();
      cancelBeat();
      cancelPrune();
      await publisher.stop();
      await dispatcher.settled();
      for (const subscriber of subscribers) {
        if (reconnectMs > 0)
          subscriber.write(`retry: ${randomInt(leastRetry, leastRetry + reconnectMs)}\n\n`);
        subscriber.end();
      }
    },
  };
}
