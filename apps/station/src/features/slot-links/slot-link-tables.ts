import type { Generated, Selectable } from 'kysely';
import type { SlotState } from '@postkit/sdk/schema';

/** The stored states; `expired` follows from the time. */
export type StoredSlotState = Exclude<SlotState, 'expired'>;

export interface SlotLinkTables {
  slot_links: {
    id: Generated<number>;
    station_id: number;
    show_id: number;
    /** Guid of the draft that it becomes, so that it becomes one only. */
    guid: string;
    /** SHA-256 of the token, which only the link contains. */
    token_hash: string;
    presenter: string;
    note: string;
    start_ms: number;
    end_ms: number;
    /** JSON: ids of the events of its audio, in order. */
    event_ids: string;
    seconds: number;
    title: string;
    description: string;
    /** Milliseconds from the start of the audio. */
    trim_start_ms: number;
    trim_end_ms: number;
    state: StoredSlotState;
    reply: Generated<string>;
    version: Generated<number>;
    created_by: string;
    /** Unix seconds. */
    created_at: number;
    expires_at: number;
    submitted_at: number | null;
    decided_by: Generated<string>;
    decided_at: number | null;
    episode_id: number | null;
  };
}

export type SlotLinkRow = Selectable<SlotLinkTables['slot_links']>;
