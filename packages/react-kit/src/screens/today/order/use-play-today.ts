import type { TodayEpisode } from '@postkit/sdk/schema';
import { usePreview } from '../../../data/audio-events/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useStores } from '../../../host/stores.ts';

/** Plays the episodes of the day in the workspace's player. */
export function usePlayToday(): { playingId: number | null; toggle: (episode: TodayEpisode) => void } {
  const stores = useStores();
  const { client } = usePostKit();
  const playingId = usePreview(({ preview, playing }) => (playing ? (preview?.episodeId ?? null) : null));
  return {
    playingId,
    toggle({ playlist_id: episodeId, name: title, show: artist }) {
      const { preview, play, toggle } = usePreview.in(stores).getState();
      if (preview?.episodeId === episodeId) toggle();
      // The download's address, because the public one counts a download.
      else
        play({
          title,
          artist,
          episodeId,
          endpoint: client.episodes.downloadAddress(episodeId, 'mp3', { withKey: true }),
        });
    },
  };
}
