import { z } from 'zod';
import type { Draft, DraftSummary, RetiredDraft } from '@postkit/sdk/schema';
import type { DraftRow, RetiredDraftRow } from './draft-tables.ts';

const eventIds = z.array(z.int());

/** A draft in its wire form. */
export function presentDraft({ content, ...row }: DraftRow): Draft {
  return { ...presentDraftSummary(row), content };
}

/** A draft in a list, without its content. */
export function presentDraftSummary({
  key,
  draft_id,
  revision,
  events,
  updated_at,
}: Omit<DraftRow, 'content'>): DraftSummary {
  return { key, id: draft_id, revision, events: eventIds.parse(JSON.parse(events)), updated_at };
}

/** A retired draft in its wire form. */
export function presentRetired(row: RetiredDraftRow): RetiredDraft {
  const { draft_id: id, outcome, retired_by: by, retired_at: at, episode_id, unseen_revision } = row;
  return { id, outcome, by, at, episode_id, unseen_revision };
}
