import { useEffect, useState } from 'react';
import type { WidgetEpisode } from '@postkit/sdk/schema';

/** Loads the episodes. An empty list means that there is nothing to play; a rejection can be retried. */
export type LoadEpisodes = () => Promise<readonly WidgetEpisode[]>;

export interface Playlist {
  status: 'loading' | 'failed' | 'ready';
  episodes: readonly WidgetEpisode[];
  retry: () => void;
  /** Reloads without a loading state. Resolves to the newest episode, or undefined if that fails. */
  refresh: () => Promise<WidgetEpisode | undefined>;
}

type Loaded = Pick<Playlist, 'status' | 'episodes'>;

const loading: Loaded = { status: 'loading', episodes: [] };

/** Loads on mount and on `retry`. `load` must be stable. */
export function usePlaylist(load: LoadEpisodes): Playlist {
  const [loaded, setLoaded] = useState(loading);

  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    load().then(
      (episodes) => setLoaded({ status: 'ready', episodes }),
      () => setLoaded({ status: 'failed', episodes: [] }),
    );
  }, [load, attempt]);

  function retry() {
    setLoaded(loading);
    setAttempt(attempt + 1);
  }

  async function refresh() {
    const episodes = await load().catch(() => []);
    if (episodes.length) setLoaded({ status: 'ready', episodes });
    return episodes[0];
  }

  return { ...loaded, retry, refresh };
}
