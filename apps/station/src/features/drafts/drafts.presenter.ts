import type { Draft, RetiredDraft } from '@postkit/sdk/schema';
import { z } from 'zod';
import type { DraftRow, RetiredDraftRow } from './draft-tables.ts';

const eventIds = z.array(z.int());

/** A draft in its wire form. */
export function presentDraft({ key, draft_id, revision, content, events, updated_at }: DraftRow): Draft {
  return { key, id: draft_id, revision, content, events: eventIds.parse(JSON.parse(events)), updated_at };
}

/** A retired draft in its wire form. */
export function presentRetired(row: RetiredDraftRow): RetiredDraft {
  const { draft_id: id, outcome, retired_by: by, retired_at: at, episode_id, unseen_revision } = row;
  return { id, outcome, by, at, episode_id, unseen_revision };
}
