import { z } from 'zod';
import { resourceUri } from '../common/scalars.ts';
import { feedFinding } from '../feeds/feed-check.ts';
import { episodeFields } from './episode-fields.ts';

const { editor, publish } = episodeFields;

/** An unsaved episode to check. Absent fields are those of a new episode. */
export const episodeCheckInput = z.object({
  /** Path of its show. */
  show: resourceUri,
  /** Ids of the destinations to publish it to. Only public feeds have rules. */
  social_media_connections: z.array(z.int().positive()).max(1000),
  /** Length of the audio in seconds. */
  duration: z.number().min(0).max(604_800),
  /** Name of the episode. */
  name: editor.name.optional(),
  /** Description as HTML. */
  description: editor.description.optional(),
  /** Number of the season; null for none. */
  season_number: publish.season_number.optional(),
  /** Number of the episode in the season; null for none. */
  episode_number: publish.episode_number.optional(),
  /** Kind of episode in feeds. */
  episode_type: publish.episode_type.optional(),
  /** Chapters in order. */
  chapter_markers: publish.chapter_markers.optional(),
  /** Details that only podcast apps read. */
  podcast: publish.podcast.optional(),
});

/** A rule of directories that an unsaved episode, or a feed that it will be in, breaks. */
export const episodeFinding = feedFinding.omit({ guid: true }).extend({
  /** Id of the feed with the finding; null for a finding about the episode. */
  connection_id: z.int().nullable(),
});
export type EpisodeFinding = z.output<typeof episodeFinding>;

/** The findings about an unsaved episode, then the errors of each of its feeds. */
export const episodeCheck = z.object({
  /** Broken rules. */
  findings: z.array(episodeFinding),
});
export type EpisodeCheckInput = z.input<typeof episodeCheckInput>;
