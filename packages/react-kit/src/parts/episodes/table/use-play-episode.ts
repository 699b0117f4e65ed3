import { useCallback } from 'react';
import type { EpisodeSummary } from '@postkit/sdk/schema';
import { usePreview } from '../../../data/audio-events/index.ts';
import { episodeAudio } from '../../../data/episodes/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useStores } from '../../../host/stores.ts';

export interface PlayEpisode {
  /** Id of the episode in the player; null for none. */
  loadedId: number | null;
  /** Whether that episode plays now. */
  isPlaying: boolean;
  canPlay: (episode: EpisodeSummary) => boolean;
  /** Plays an episode in the workspace's player, pauses it, or resumes it. */
  toggle: (episode: EpisodeSummary, context: { show: string; cover: string }) => void;
}

/** Plays episodes in the preview player, which stays while the user moves between screens. */
export function usePlayEpisode(): PlayEpisode {
  const stores = useStores();
  const { client } = usePostKit();
  const loadedId = usePreview(({ preview }) => preview?.episodeId ?? null);
  const isPlaying = usePreview(({ playing }) => playing);
  const toggle = useCallback<PlayEpisode['toggle']>(
    (episode, { show, cover }) => {
      if (!canPlay(episode)) return;
      const { preview, play, toggle: toggleLoaded } = usePreview.in(stores).getState();
      const { playlist_id: episodeId, name: title } = episode;
      if (preview?.episodeId === episodeId) toggleLoaded();
      // The download's address, because the public one counts a download.
      else
        play({
          title,
          artist: show,
          cover,
          episodeId,
          endpoint: client.episodes.downloadAddress(episodeId, 'mp3', { withKey: true }),
        });
    },
    [stores, client],
  );
  return { loadedId, isPlaying, canPlay, toggle };
}

function canPlay(episode: EpisodeSummary): boolean {
  return episodeAudio(episode).state === 'ready' && episode.enclosure !== null;
}
