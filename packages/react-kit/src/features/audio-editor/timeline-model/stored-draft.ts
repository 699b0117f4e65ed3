import { croppings, innerFade } from '@postkit/sdk/schema';
import { z } from 'zod';
import type { TimelineItem } from './timeline-item.ts';

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
  // Drafts of older builds have none.
  fadeInMs: z.int().default(0),
  fadeOutMs: z.int().default(0),
  innerFades: z.array(innerFade).default([]),
  category: z.string(),
  processing: z.boolean(),
  dirty: z.boolean(),
});

/** The form beside the timeline. */
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
});
export type EpisodeForm = z.output<typeof episodeForm>;

const storedDraft = z.object({
  /** The address that it was made at: a draft is taken up again only there. */
  place: z.string(),
  version: z.int().nullable(),
  items: z.array(storedItem),
  form: episodeForm,
});
export type StoredDraft = z.output<typeof storedDraft>;

export function writeDraft(draft: StoredDraft): string {
  return JSON.stringify(draft);
}

/** A draft as it was written. Null for one of an older build. Edits that ran are over. */
export function parseDraft(text: string): StoredDraft | null {
  try {
    const draft = storedDraft.parse(JSON.parse(text));
    return { ...draft, items: draft.items.map(withoutEdit) };
  } catch {
    return null;
  }
}

// What was asked of the station for this item is not known any more; an item whose own audio is in the making still is.
function withoutEdit(item: TimelineItem): TimelineItem {
  return { ...item, dirty: false, editId: null, processing: item.processing && item.editId === null };
}
