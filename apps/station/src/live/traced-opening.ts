import type { Database } from '../platform/db/database.ts';
import { traced } from '../platform/telemetry/tracing.ts';
import { replay } from './replay.ts';
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
