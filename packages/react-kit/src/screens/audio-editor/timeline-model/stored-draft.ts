import { z } from 'zod';
import { croppings, innerFade, innerLevel } from '@postkit/sdk/schema';
import type { TimelineItem } from '../../../data/timeline/index.ts';

const storedItem: z.ZodType<TimelineItem> = z.object({
  timelineId: z.string(),
  type: z.literal('original_audio'),
  ads: z.boolean(),
  name: z.string(),
  eventId: z.int().nullable(),
  sourceId: z.int().nullable(),
  editId: z.int().nullable(),
  preSegments: z.int(),
  postSegments: z.int(),
  durationMs: z.int(),
  // Missing in drafts of older builds.
  artist: z.string().default(''),
  fadeInMs: z.int().default(0),
  fadeOutMs: z.int().default(0),
  innerFades: z.array(innerFade).default([]),
  gainDb: z.number().default(0),
  innerLevels: z.array(innerLevel).default([]),
  category: z.string(),
  processing: z.boolean(),
  dirty: z.boolean(),
});

/** The form below the timeline. */
export const episodeForm = z.object({
  showId: z.int().nullable(),
  name: z.string(),
  tags: z.array(z.string()),
  description: z.string(),
  social_share_text: z.string(),
  /** The wide image. */
  image: z.string(),
  image_croppings: croppings,
  /** The square image. */
  rss_image: z.string(),
  rss_image_croppings: croppings,
  /** Unix seconds; null for never. Missing in drafts of older builds. */
  expires_at: z.int().nullable().default(null),
});
export type EpisodeForm = z.output<typeof episodeForm>;

const storedDraft = z.object({
  /** Address of the editor; a draft is restored only there. */
  place: z.string(),
  version: z.int().nullable(),
  items: z.array(storedItem),
  form: episodeForm,
});
export type StoredDraft = z.output<typeof storedDraft>;

export function writeDraft(draft: StoredDraft): string {
  return JSON.stringify(draft);
}

/** Parses a stored draft; null for one that this build cannot read. Running edits are dropped. */
export function parseDraft(text: string): StoredDraft | null {
  try {
    const draft = storedDraft.parse(JSON.parse(text));
    return { ...draft, items: draft.items.map(withoutEdit) };
  } catch {
    return null;
  }
}

// The copy of a running edit is no longer known; an item whose own audio is being created is still processing.
function withoutEdit(item: TimelineItem): TimelineItem {
  return { ...item, dirty: false, editId: null, processing: item.processing && item.editId === null };
}
