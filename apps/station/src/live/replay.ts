import type { Database } from '../platform/db/database.ts';
import { eventFrame } from './event-frame.ts';
import { eventsAfter, pageSize } from './live-store.ts';
import type { Subscriber } from './subscriber.ts';

/** Sends a stream its missed events up to the present; it becomes live once no more are found. Resolves to the number sent. */
export async function replay(db: Database, subscriber: Subscriber): Promise<number> {
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
