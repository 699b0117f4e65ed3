import type { LiveMessage } from '@postkit/sdk/schema';
import type { EpisodeLinks } from './episode-links.repository.ts';
import type { EpisodeRow } from './episode-tables.ts';

/** A change of an episode. */
export interface RecordedChange {
  readonly kind: LiveMessage<'playlist_changed'>['change'];
  /** Null for a new episode. */
  readonly before: EpisodeRow | null;
  readonly after: EpisodeRow;
  /** Its destinations and tags before the change; `record` reads those after it. */
  readonly linksBefore?: EpisodeLinks;
}
