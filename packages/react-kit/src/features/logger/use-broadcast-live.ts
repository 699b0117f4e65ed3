import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLive } from '../../screen/live/use-live.ts';
import { loggerQueries } from './logger.queries.ts';

/** Refetches the waveform of the broadcast, its gaps and its silences as new events come, and as the recording stops and resumes. */
export function useBroadcastLive(): void {
  const queries = useQueryClient();
  const condition = useRef('');

  /** What ends before a moment (unix seconds) does not change any more. */
  function readFrom(second: number): void {
    for (const queryKey of [loggerQueries.pages(), loggerQueries.faults()]) {
      void queries.invalidateQueries({ queryKey, predicate: (query) => endOf(query.queryKey) > second });
    }
  }

  useLive('events_changed', ({ event_id }) => readFrom(event_id === null ? 0 : Math.floor(event_id / 1000)));
  useLive('recording_changed', ({ state, since }) => {
    const next = `${state} ${since}`;
    if (next === condition.current) return;
    condition.current = next;
    readFrom(since ?? Math.floor(Date.now() / 1000));
  });
  useLive('reset', () => readFrom(0));
}

function endOf(key: QueryKey): number {
  for (const part of key) if (typeof part === 'object' && part !== null && 'end' in part) return Number(part.end);
  return Number.POSITIVE_INFINITY;
}
