import { episodeFieldsOf } from './episode-fields.ts';
import type { Episode, EpisodeInput } from './episode.ts';

/** The fields with which an episode is copied, as a draft without destinations. */
export function copyFields(episode: Episode): Required<Omit<EpisodeInput, 'from_draft' | 'accept_rights'>> {
  return {
    ...episodeFieldsOf(episode, 'editor', 'publish', 'kept'),
    show: episode.show,
    events: episode.events.map((event) => event.resource_uri),
    draft: true,
    unpublished: false,
    permanent: 0,
    delay_post_until: null,
    expires_at: null,
    social_media_connections: [],
  };
}
