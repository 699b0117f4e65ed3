import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useLive } from '../live/use-live.ts';
import { loggerQueries } from './logger.queries.ts';

/** Reads the waveform of the broadcast, its holes and its silences anew as new events come. */
export function useBroadcastLive(): void {
  const queries = useQueryClient();

  /** What ends before a moment (unix seconds) does not change any more. */
  function readFrom(second: number): void {
    for (const queryKey of [loggerQueries.pages(), loggerQueries.faults()]) {
      void queries.invalidateQueries({ queryKey, predicate: (query) => endOf(query.queryKey) > second });
    }
  }

  useLive('events_changed', ({ event_id }) => readFrom(event_id === null ? 0 : Math.floor(event_id / 1000)));
  useLive('reset', () => readFrom(0));
}

function endOf(key: QueryKey): number {
  for (const part of key) if (typeof part === 'object' && part !== null && 'end' in part) return Number(part.end);
  return Number.POSITIVE_INFINITY;
}
