import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLive } from '../../host/live/use-live.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { loggerQueries } from './logger.queries.ts';

/** Refetches the waveform of the log, its faults and its repeats on new events, and when the recording stops, resumes or changes its address. */
export function useBroadcastLive(): void {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const condition = useRef('');

  /** Data that ends before a moment (unix seconds) no longer changes. */
  function invalidateFrom(second: number): void {
    for (const queryKey of [
      loggerQueries.pages(client),
      loggerQueries.faults(client),
      loggerQueries.allRepeats(client),
    ]) {
      void queries.invalidateQueries({ queryKey, predicate: (query) => endOf(query.queryKey) > second });
    }
  }

  useLive('events_changed', ({ event_id }) =>
    invalidateFrom(event_id === null ? 0 : Math.floor(event_id / 1000)),
  );
  useLive('repeats_changed', ({ event_id }) => {
    const second = event_id === null ? 0 : Math.floor(event_id / 1000);
    void queries.invalidateQueries({
      queryKey: loggerQueries.allRepeats(client),
      predicate: (query) => endOf(query.queryKey) > second,
    });
  });
  useLive('recording_changed', ({ state, since, recorded_address }) => {
    const next = `${state} ${since} ${recorded_address}`;
    if (next === condition.current) return;
    condition.current = next;
    invalidateFrom(since ?? Math.floor(Date.now() / 1000));
  });
  useLive('reset', () => invalidateFrom(0));
}

function endOf(key: QueryKey): number {
  for (const part of key)
    if (typeof part === 'object' && part !== null && 'end' in part) return Number(part.end);
  return Number.POSITIVE_INFINITY;
}
