// Written by `npm run generate`.

/** Unsaved work on an episode, as the user's browser last saved it. One per user, station and key. */
export interface Draft extends DraftsSaveResponse {
  /** The editor's state as JSON text. At most 2,000,000 characters. */
  content: string;
  /** Ids of the events on the timeline. The station keeps their audio as long as the draft. At most 10,000 entries. */
  events: number[];
}

/** Drafts without their content, latest change first. */
export interface DraftSummary {
  /** Drafts of the user, latest change first. */
  drafts: {
    /** Names the editor that the draft belongs to: a new episode of a show, or an episode. */
    key: string;
    /** Identifies the draft, in every browser that holds it. A UUID. */
    id: string;
    /** Identifies this revision. A UUID. */
    revision: string;
    /** Ids of the events on the timeline. The station keeps their audio as long as the draft. At most 10,000 entries. */
    events: number[];
    /** When it was last changed. Unix seconds, UTC. */
    updated_at: number;
  }[];
}

/** `base` is the revision that the work is based on; null for the first save. Older clients send no `id`: the draft keeps its id or gets a new one. */
export interface DraftInput extends Pick<Draft, 'revision' | 'content' | 'events'> {
  /** Number that identifies it at the station. A UUID. */
  id?: string | undefined;
  /** Revision that the work is based on; null for the first save. A UUID. */
  base: string | null;
}

/** Removes only this revision; any revision when absent. */
export interface DraftRemoveQuery {
  /** Revision to remove; any when absent. A UUID. */
  revision?: string | undefined;
}

/** How a draft ended: as an episode that was published, scheduled or saved as a draft, or discarded. */
export type DraftOutcome = 'published' | 'scheduled' | 'saved' | 'discarded';

/** A draft that ended. Nothing is saved under its id again, and it cannot become a second episode. */
export interface RetiredDraft {
  /** Number that identifies it at the station. A UUID. */
  id: string;
  /** How a draft ended: as an episode that was published, scheduled or saved as a draft, or discarded. */
  outcome: DraftOutcome;
  /** Name of the user who ended it. */
  by: string;
  /** When it ended. Unix seconds, UTC. */
  at: number;
  /** The episode that it became; null if it was discarded. */
  episode_id: number | null;
  /** The station's last revision if the browser that ended the draft did not have it; null otherwise. A UUID. */
  unseen_revision: string | null;
}

/** `id` is the draft that the browser holds, if any. */
export interface DraftLookupQuery {
  /** Names the editor that the draft belongs to: a new episode of a show, or an episode. */
  key: string;
  /** Number that identifies it at the station. A UUID. */
  id?: string | undefined;
}

/** The caller's draft for the key, and how the browser's draft `id` ended; each null if there is none. */
export interface DraftLookup {
  /** Null if there is none. */
  draft: Draft | null;
  /** Null if it has not ended. */
  retired: RetiredDraft | null;
}

/** The draft that an episode is saved from; saving retires it. `revision` is the latest that the browser has. */
export interface FromDraft {
  /** Number that identifies it at the station. A UUID. */
  id: string;
  /** The latest revision that the browser has; null if it has none. A UUID. */
  revision: string | null;
}

/** Response of the operation `drafts.save`. */
export interface DraftsSaveResponse {
  /** Names the editor that the draft belongs to: a new episode of a show, or an episode. */
  key: string;
  /** Identifies the draft, in every browser that holds it. A UUID. */
  id: string;
  /** Identifies this revision. A UUID. */
  revision: string;
  /** When it was last changed. Unix seconds, UTC. */
  updated_at: number;
}
