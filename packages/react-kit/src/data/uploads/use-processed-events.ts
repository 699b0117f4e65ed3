import { useEffect, useRef } from 'react';
import { useLive } from '../../host/live/use-live.ts';
import { usePostKit } from '../../host/postkit-context.ts';

const everyMs = 1000;

export type ProcessedEvent = { eventId: number } & (
  | { status: 'ready'; duration: number }
  | { status: 'failed'; error: string }
);

/**
 * Follows events that the station creates: polls each second and listens to live events, until `onProcessed` runs for each.
 * Durations are in seconds.
 */
export function useProcessedEvents(
  station: string,
  eventIds: readonly number[],
  onProcessed: (made: ProcessedEvent) => void,
): void {
  const { client } = usePostKit();
  const latest = useRef(onProcessed);
  useEffect(() => {
    latest.current = onProcessed;
  });
  const key = [...new Set(eventIds)].join(',');

  useEffect(() => {
    if (key === '') return undefined;
    const stop = new AbortController();
    const waiting = new Set(key.split(',').map(Number));
    const asked = new Set<number>();

    async function ask(eventId: number): Promise<void> {
      asked.add(eventId);
      try {
        const made = await client.uploads.eventProgress(station, eventId, {
          signal: stop.signal,
          retries: 0,
        });
        if (made.success === 1) latest.current({ eventId, status: 'ready', duration: made.duration });
        else if (made.failed === 1) latest.current({ eventId, status: 'failed', error: made.err_msg });
      } catch (error) {
        if (!stop.signal.aborted) console.warn('Could not check upload/encode progress', error);
      } finally {
        asked.delete(eventId);
      }
    }

    const timer = setInterval(() => {
      for (const eventId of waiting) if (!asked.has(eventId)) void ask(eventId);
    }, everyMs);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [client, station, key]);

  useLive('event_complete', ({ event_id, status, duration, error = '' }) => {
    if (!eventIds.includes(event_id)) return;
    latest.current(
      status === 'ready' ? { eventId: event_id, status, duration } : { eventId: event_id, status, error },
    );
  });
}
