import type { Generated, Selectable } from 'kysely';
import type { DraftOutcome } from '@postkit/sdk/schema';

export interface DraftTables {
  drafts: {
    id: Generated<number>;
    station_id: number;
    user_id: number;
    key: string;
    /** UUID; users who share a browser may share a draft. */
    draft_id: string;
    revision: string;
    /** The editor's record; JSON text that the station does not read. */
    content: string;
    /** JSON list of event ids. */
    events: string;
    /** Unix seconds. */
    updated_at: number;
    /** Unix seconds when its episode was deleted; null while the episode exists, and for a draft of a new one. */
    orphaned_at: number | null;
  };
  retired_drafts: {
    station_id: number;
    draft_id: string;
    outcome: DraftOutcome;
    retired_by: string;
    /** Unix seconds. */
    retired_at: number;
    episode_id: number | null;
    unseen_revision: string | null;
  };
}

export type DraftRow = Selectable<DraftTables['drafts']>;
export type RetiredDraftRow = Selectable<DraftTables['retired_drafts']>;
