import type { Episode, EpisodeStatus } from '@postkit/sdk';
import type { EpisodeEvent } from '../../host/host-events.ts';
import { usePostKit } from '../../host/postkit-context.ts';

type ChangedEpisode = Pick<Episode, 'playlist_id' | 'show_id' | 'name' | 'status'>;

const isOut = (status: EpisodeStatus | undefined) => status === 'published' || status === 'scheduled';

/** Reports changes of episodes to the host, once the station has stored them. */
export function useEpisodeEvents() {
  const { client, emit } = usePostKit();
  const station = client.transport.station ?? '';

  function eventOf({ playlist_id, show_id, name, status }: ChangedEpisode): EpisodeEvent {
    return { station, episodeId: playlist_id, showId: show_id, name, status };
  }

  return {
    /** @param before status before the change; undefined for a new episode, and if it is unknown */
    saved(episode: ChangedEpisode, before: EpisodeStatus | undefined): void {
      const event = eventOf(episode);
      emit('onEpisodeSaved', event);
      if (isOut(event.status) && event.status !== before) emit('onPublished', event);
    },
    setUnpublished(episodes: readonly ChangedEpisode[], unpublished: boolean): void {
      for (const episode of episodes) emit(unpublished ? 'onUnpublished' : 'onPublished', eventOf(episode));
    },
    deleted: (episodeId: number) => emit('onEpisodeDeleted', { station, episodeId }),
  };
}
