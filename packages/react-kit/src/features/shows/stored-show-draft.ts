import { show } from '@postkit/sdk/schema';
import { z } from 'zod';
import type { ShowDraft } from './show-draft.ts';

const { show_format, social_media_connections, pre_bumper, post_bumper, parent } = show.shape;

/** As it was typed: what a show may not hold yet is kept too. */
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
  rssConnectionId: z.int().nullable(),
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
});

const storedShowDraft = z.object({
  /** Unix seconds. */
  savedAt: z.number(),
  maxCompletedStep: z.int(),
  draft: showDraft,
});
export type StoredShowDraft = z.output<typeof storedShowDraft>;

/** The draft that was kept. Null for none, or one of an older build. */
export function readShowDraft(text: string | null): StoredShowDraft | null {
  if (text === null) return null;
  try {
    return storedShowDraft.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Whether two drafts hold the same; the version that they were made from is not part of what somebody entered. */
export function isSameDraft(one: ShowDraft, other: ShowDraft): boolean {
  return textOf(one) === textOf(other);
}

function textOf(draft: ShowDraft): string {
  const entries = Object.entries(draft).filter(([field]) => field !== 'version');
  return JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
