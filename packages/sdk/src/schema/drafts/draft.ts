import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';

/** What a draft is of: an episode that exists, a new one of a show, or a new one of no show yet. */
export const draftKey = z.string().regex(/^(?:episode-\d{1,15}|show-\d{1,15}|new)$/, 'This is not a draft.');

/** Made by who saves, so that a save that is sent twice is known by it. */
const revision = z.uuid();

/** Made by the browser that begins the draft, and the same in every browser that holds it. */
const draftId = z.uuid();

/** Unsaved work on an episode, as somebody left it in one of their browsers. A person has one a key and station. */
export const draft = z.object({
  key: draftKey,
  id: draftId,
  revision,
  /** The editor's own record, JSON text. */
  content: z.string().max(2_000_000, 'This timeline is too long to save as a draft.'),
  /** Ids of the events on its timeline: their audio is kept as long as the draft is. */
  events: z.array(z.int()).max(10_000),
  updated_at: unixSeconds,
});
export type Draft = z.output<typeof draft>;

/**
 * `base` is the revision that the work went on from; null for a first one. Clients of older versions send no `id`: the
 * draft keeps the one that it has, or gets one.
 */
export const draftInput = draft
  .pick({ revision: true, content: true, events: true })
  .extend({ id: draftId.optional(), base: revision.nullable() });
export type DraftInput = z.output<typeof draftInput>;

/** Only this revision is removed; any when absent. */
export const draftRemoveQuery = z.object({ revision: revision.optional() });

/** How a draft ended: as an episode that was published, scheduled or saved as a draft, or discarded. */
export const draftOutcome = z.enum(['published', 'scheduled', 'saved', 'discarded']);
export type DraftOutcome = z.output<typeof draftOutcome>;

/** A draft that ended: nothing is saved under its id again, and no second episode is made of it. */
export const retiredDraft = z.object({
  id: draftId,
  outcome: draftOutcome,
  /** Name of the user who ended it. */
  by: z.string(),
  at: unixSeconds,
  /** The episode that was made of it; null where it was discarded. */
  episode_id: z.int().nullable(),
  /** The station's last revision, where the browser that ended the draft did not have it; null where it did. */
  unseen_revision: revision.nullable(),
});
export type RetiredDraft = z.output<typeof retiredDraft>;

/** `id` is the draft that the browser holds, if it holds one. */
export const draftLookupQuery = z.object({ key: draftKey, id: draftId.optional() });

/** The caller's draft of the key, and how the draft ended that the browser holds; null for none. */
export const draftLookup = z.object({ draft: draft.nullable(), retired: retiredDraft.nullable() });
export type DraftLookup = z.output<typeof draftLookup>;

/** The draft that an episode is made from: saving the episode retires it. `revision` is the station's last one that the browser has. */
export const fromDraft = z.object({ id: draftId, revision: revision.nullable() });
export type FromDraft = z.output<typeof fromDraft>;
