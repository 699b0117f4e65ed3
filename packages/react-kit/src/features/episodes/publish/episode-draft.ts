import type { EpisodeInput } from '@postkit/sdk/schema';

/** An episode on its way to being saved: what the editor hands to the publish dialog. */
export interface EpisodeDraft {
  /** Null for an episode that was never saved. */
  episodeId: number | null;
  /** The version that the draft was made from; null for a new episode. */
  version: number | null;
  /** Of the show that `fields` name by its address. */
  showId: number;
  /** All that the editor knows; the dialog adds destinations, artwork of its own and when to publish. */
  fields: EpisodeInput;
}
