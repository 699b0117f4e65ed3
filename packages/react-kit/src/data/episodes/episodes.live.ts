import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { EpisodePage, Episode, LiveMessage } from '@postkit/sdk/schema';
import { changeCached } from '../../host/live/change-cached.ts';
import { useLive } from '../../host/live/use-live.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { episodesQueries } from './episodes.queries.ts';
import {
  advancedVideoChanged,
  audioCompleted,
  audioProgressed,
  basicVideoChanged,
  deliveryChanged,
  type EpisodeChange,
  iheartChanged,
  iheartDelayMilliseconds,
  isKnown,
  withEpisode,
} from './live-changes.ts';

/** Updates cached lists and episodes from live events. */
export function useEpisodesLive(): void {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const pendingTimers = useRef(new Set<ReturnType<typeof setTimeout>>());

  function apply(id: number, change: EpisodeChange): void {
    changeCached<EpisodePage>(queries, { queryKey: episodesQueries.pages(client) }, (page) =>
      withEpisode(page, id, change),
    );
    changeCached<Episode>(queries, { queryKey: episodesQueries.one(client, id).queryKey }, change);
  }

  /** Applies the final change of a kind, after which no further live event comes. */
  function applyLast(id: number, change: EpisodeChange): void {
    apply(id, change);
    void refetchInFlight();
  }

  /** A response in flight may predate the change and would overwrite it. */
  async function refetchInFlight(): Promise<void> {
    const inFlight = new Set(
      queries.getQueryCache().findAll({ queryKey: episodesQueries.all(client), fetchStatus: 'fetching' }),
    );
    const filters = { predicate: (query: Query) => inFlight.has(query) };
    // Invalidating alone does not restart a first load, so cancel it.
    await queries.cancelQueries(filters);
    await queries.invalidateQueries(filters);
  }

  function invalidateLists(): void {
    void queries.invalidateQueries({ queryKey: episodesQueries.lists(client) });
  }

  function onChanged(message: LiveMessage<'playlist_changed'>): void {
    const pages = queries.getQueriesData<EpisodePage>({
      queryKey: episodesQueries.pages(client),
      type: 'active',
    });
    if (!pages.every(([, page]) => page && isKnown(page, message))) invalidateLists();
    const { queryKey } = episodesQueries.one(client, message.playlist_id);
    const version = queries.getQueryData(queryKey)?.version ?? 0;
    if (message.change === 'deleted') queries.removeQueries({ queryKey, type: 'inactive' });
    else if (version < message.version) void queries.invalidateQueries({ queryKey });
  }

  function applyLater(message: LiveMessage<'iheart_ingestion_status'>): void {
    const timer = setTimeout(() => {
      pendingTimers.current.delete(timer);
      applyLast(message.playlist_id, iheartChanged(message));
    }, iheartDelayMilliseconds);
    pendingTimers.current.add(timer);
  }

  useLive('playlist_complete', (message) => applyLast(message.playlist_id, audioCompleted(message)));
  useLive('playlist_progress', (message) => apply(message.playlist_id, audioProgressed(message)));
  useLive('basic_video_status', (message) =>
    (message.status === 1 ? apply : applyLast)(message.playlist_id, basicVideoChanged(message)),
  );
  useLive('delivery_changed', (message) => {
    (message.status === 'sending' ? apply : applyLast)(message.playlist_id, deliveryChanged(message));
    // The message of a feed has no proof, which only the page has.
    if (message.type === 'rss') invalidateLists();
  });
  useLive('advanced_video_status', (message) =>
    applyLast(message.playlist_id, advancedVideoChanged(message)),
  );
  useLive('iheart_ingestion_status', applyLater);
  useLive('playlist_changed', onChanged);
  useLive('reset', () => void queries.invalidateQueries({ queryKey: episodesQueries.all(client) }));

  useEffect(() => {
    const timers = pendingTimers.current;
    return () => {
      // The events that these timers would apply are lost, so the next visit refetches.
      if (timers.size > 0)
        void queries.invalidateQueries({ queryKey: episodesQueries.lists(client), refetchType: 'none' });
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    };
  }, [client, queries]);
}
