import type { LiveMessage } from '@postkit/sdk/schema';
import type { EpisodeRow } from './episode-tables.ts';

/** A change of an episode. */
export interface RecordedChange {
  readonly kind: LiveMessage<'playlist_changed'>['change'];
  /** Null for a new episode. */
  readonly before: EpisodeRow | null;
  readonly after: EpisodeRow;
  /** Ids of its destinations before the change; `record` reads those after it. */
  readonly connectionsBefore?: readonly number[];
}
