import { z } from 'zod';
import {
  defaultLoudnessTarget,
  defaultTruePeakLimit,
  noShowPodcast,
  show,
  type ShowPodcast,
} from '@postkit/sdk/schema';
import type { ShowDraft } from '../../data/shows/index.ts';

const {
  show_format,
  social_media_connections,
  pre_bumper,
  post_bumper,
  parent,
  loudness_target,
  true_peak_limit,
  expiry_days,
} = show.shape;

/** Accepts values as typed, including ones that are not valid yet. */
const showDraft: z.ZodType<ShowDraft> = z.object({
  id: z.int().nullable(),
  version: z.int().nullable(),
  title: z.string(),
  description: z.string(),
  show_format,
  language_override: z.string(),
  author: z.string(),
  email: z.string(),
  podcast_link: z.string(),
  autoCreateRssFeed: z.boolean(),
  rssDestinationId: z.int().nullable(),
  itunes_categories: z.string(),
  square_image: z.string(),
  rectangle_image: z.string(),
  rss_explicit: z.boolean(),
  playlist_categories: z.array(z.string()),
  social_media_connections,
  pre_bumper,
  post_bumper,
  parent,
  schedule: z.string(),
  // Missing in drafts of older builds.
  loudness_target: loudness_target.default(defaultLoudnessTarget),
  true_peak_limit: true_peak_limit.default(defaultTruePeakLimit),
  expiry_days: expiry_days.default(null),
  podcast: z
    .custom<Partial<ShowPodcast>>((value) => typeof value === 'object' && value !== null)
    .transform((podcast): ShowPodcast => ({ ...noShowPodcast, ...podcast }))
    .default(noShowPodcast),
});

const storedShowDraft = z.object({
  /** Unix seconds. */
  savedAt: z.number(),
  maxCompletedStep: z.int(),
  draft: showDraft,
});
export type StoredShowDraft = z.output<typeof storedShowDraft>;

/** Parses a stored draft. Null if there is none, or if it comes from an older build. */
export function readShowDraft(text: string | null): StoredShowDraft | null {
  if (text === null) return null;
  try {
    return storedShowDraft.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Whether two drafts have the same values, apart from the version on which they are based. */
export function isSameDraft(one: ShowDraft, other: ShowDraft): boolean {
  return textOf(one) === textOf(other);
}

function textOf(draft: ShowDraft): string {
  const entries = Object.entries(draft).filter(([field]) => field !== 'version');
  return JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
