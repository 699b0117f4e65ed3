import { type Episode, episodeFieldsOf, type EpisodeInput } from '@postkit/sdk/schema';
import { liveEpisode } from './live-episode.ts';

/** The unsaved episode that the editor passes to the publish dialog. */
export interface EpisodeDraft {
  /** Null for a new episode. */
  episodeId: number | null;
  /** The version on which the draft is based; null for a new episode. */
  version: number | null;
  /** Id of the show whose address is in `fields`. */
  showId: number;
  /** All fields that the editor knows; the dialog adds destinations, artwork and publish time. */
  fields: EpisodeInput;
  /** The episode as it is on the station, if it is published or scheduled. */
  live?: Episode | undefined;
}

/** Fields that the editor does not show; a save keeps them. */
export function keptFields(episode: Episode) {
  return {
    ...episodeFieldsOf(episode, 'publish', 'kept', 'lifecycle'),
    social_media_connections: episode.smc_data.map(({ id }) => id),
  };
}

/** The draft of a stored episode without changes. */
export function draftOfStored(episode: Episode): EpisodeDraft {
  return {
    episodeId: episode.playlist_id,
    version: episode.version,
    showId: episode.show_id,
    live: liveEpisode(episode),
    fields: {
      ...episodeFieldsOf(episode, 'editor'),
      ...keptFields(episode),
      show: episode.show,
      events: episode.events.map((event) => event.resource_uri),
    },
  };
}
