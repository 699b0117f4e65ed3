import type { Database } from '../platform/db/database.ts';
import { traced } from '../platform/telemetry/tracing.ts';
import { eventFrame } from './event-frame.ts';
import { eventsAfter, pageSize } from './live-store.ts';
import type { Subscriber } from './subscriber.ts';

interface Opening {
  readonly channels: readonly string[];
  readonly lastEventId: string | undefined;
  readonly db: Database;
  /** Receives the error of a stream that ends because its events cannot be read. */
  readonly report: (error: unknown) => void;
}

/**
 * Opens a stream and sends the events that it missed, within a span. The span ends then, because a stream is open for hours;
 * it does not name the channels, which can contain tokens.
 */
export function tracedOpening(
  { channels, lastEventId, db, report }: Opening,
  open: () => Promise<{ subscriber: Subscriber; isReset: boolean }>,
): Promise<Subscriber> {
  const name = lastEventId ? 'live resume' : 'live open';
  return traced(
    { name, kind: 'server', attributes: { 'postkit.live.channels': channels.length } },
    async (span) => {
      const { subscriber, isReset } = await open();
      span.set({ 'postkit.live.reset': Number(isReset) });
      try {
        span.set({ 'postkit.live.replayed': await replay(db, subscriber) });
      } catch (error) {
        report(error);
        span.fail('replay');
        subscriber.end();
      }
      return subscriber;
    },
  );
}

/** Sends a stream its missed events up to the present; it becomes live once no more are found. Resolves to the number sent. */
async function replay(db: Database, subscriber: Subscriber): Promise<number> {
  let sent = 0;
  while (subscriber.replaying && !subscriber.closed) {
    subscriber.behind = false;
    const missed = await eventsAfter(db, subscriber.cursor, [...subscriber.channels]);
    for (const event of missed) {
      const isSeen = await (subscriber.sees?.(event) ?? true);
      subscriber.cursor = event.id;
      if (!isSeen) continue;
      subscriber.write(eventFrame(event));
      sent += 1;
    }
    await subscriber.drained();
    if (missed.length < pageSize && !subscriber.behind) subscriber.replaying = false;
  }
  return sent;
}
