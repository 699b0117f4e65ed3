import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { Today } from '@postkit/sdk/schema';
import { changeCached } from '../../host/live/change-cached.ts';
import { useLive } from '../../host/live/use-live.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { todayQueries } from './today.queries.ts';

/** Milliseconds: an event seldom comes alone, and one response covers several. */
const gatherMs = 500;

/** Keeps the day up to date: refetches what an event changed, and writes the progress of rendering into the cache. */
export function useTodayLive(): void {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const { queryKey } = todayQueries.day(client);
  const gather = useGathered();
  const day = () => gather(queryKey);
  const drafts = () => gather(todayQueries.ownDrafts(client).queryKey);
  const firstDays = () => gather(todayQueries.firstDays(client).queryKey);
  const state = useRef('');

  useLive('playlist_changed', () => {
    day();
    firstDays();
  });
  useLive('playlist_complete', day);
  useLive('playlist_progress', ({ playlist_id, progress }) =>
    changeCached<Today>(queries, { queryKey }, (before) => withProgress(before, playlist_id, progress)),
  );
  useLive('delivery_changed', day);
  useLive('schedules_changed', day);
  useLive('schedule_run_changed', day);
  useLive('publish_missed', day);
  useLive('connection_changed', day);
  useLive('show_changed', day);
  useLive('events_changed', day);
  useLive('draft_retired', drafts);
  useLive('playout.silent', day);
  useLive('playout.returned', day);
  useLive('recording_changed', (recording) => {
    const next = `${recording.state} ${recording.since}`;
    if (next !== state.current) day();
    state.current = next;
  });
  useLive('reset', () => void queries.invalidateQueries({ queryKey: todayQueries.all(client) }));
}

/** Invalidates queries a moment later, each once. */
function useGathered(): (key: QueryKey) => void {
  const queries = useQueryClient();
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const { current } = waiting;
    return () => current.forEach((timer) => clearTimeout(timer));
  }, []);
  return useCallback(
    (queryKey) => {
      const name = JSON.stringify(queryKey);
      if (waiting.current.has(name)) return;
      const timer = setTimeout(() => {
        waiting.current.delete(name);
        void queries.invalidateQueries({ queryKey });
      }, gatherMs);
      waiting.current.set(name, timer);
    },
    [queries],
  );
}

function withProgress(before: Today, id: number, progress: number): Today {
  const { podcasts } = before;
  if (!podcasts?.episodes.some(({ playlist_id }) => playlist_id === id)) return before;
  const episodes = podcasts.episodes.map((one) =>
    one.playlist_id === id ? { ...one, media_progress: progress } : one,
  );
  return { ...before, podcasts: { ...podcasts, episodes } };
}
