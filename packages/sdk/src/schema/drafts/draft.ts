import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';

/** What a draft is of: an episode that exists, a new one of a show, or a new one of no show yet. */
export const draftKey = z.string().regex(/^(?:episode-\d{1,15}|show-\d{1,15}|new)$/, 'This is no draft.');

/** Made by who saves, so that a save that is sent twice is known by it. */
const revision = z.uuid();

/** Unsaved work on an episode, as somebody left it in one of their browsers. A person has one a key and station. */
export const draft = z.object({
  key: draftKey,
  revision,
  /** The editor's own record, JSON text. */
  content: z.string().max(2_000_000, 'This timeline is too long to keep.'),
  /** Ids of the events on its timeline: their audio is kept as long as the draft is. */
  events: z.array(z.int()).max(10_000),
  updated_at: unixSeconds,
});
export type Draft = z.output<typeof draft>;

/** `base` is the revision that the work went on from; null for a first one. */
export const draftInput = draft.pick({ revision: true, content: true, events: true }).extend({ base: revision.nullable() });
export type DraftInput = z.output<typeof draftInput>;

/** Only this revision is removed; any when absent. */
export const draftRemoveQuery = z.object({ revision: revision.optional() });
