// Written by `npm run generate`.

/** A changed field. */
export interface AuditChange {
  /** Name of the field. */
  field: string;
  /** The value before, at most 200 characters; null if there was none, or if it is secret. */
  old: string | null;
  /** The value after, at most 200 characters; null if there is none, or if it is secret. */
  new: string | null;
  /** Whether the values are secret, so that the entry only says that the field changed. */
  secret: boolean;
}

/** One entry of the audit log. Entries never change; the station removes them when they are old. */
export interface AuditEntry {
  /** Rises with time. */
  id: number;
  /** Unix seconds, UTC. */
  at: number;
  /** Who did it. */
  actor: {
    /** Kind of the actor. */
    kind: 'user' | 'api_key' | 'schedule' | 'rss_import' | 'presenter' | 'podcast_owner' | 'station';
    /** Id of the user; null for automations and visitors. */
    user_id: number | null;
    /** Name at that time. */
    name: string;
    /** Name of the user's API key; empty without one. */
    key: string;
  };
  /** The action. */
  action:
    | 'created'
    | 'changed'
    | 'deleted'
    | 'published'
    | 'unpublished'
    | 'exported'
    | 'started'
    | 'signed_in'
    | 'sign_in_failed'
    | 'signed_out';
  /** Id of the operation, such as `episodes.update`; of the automation for schedules and imports. */
  operation: string;
  /** The thing that it was done to. */
  thing: {
    /** Kind of the thing. */
    kind:
      | 'episode'
      | 'show'
      | 'audio_event'
      | 'upload'
      | 'schedule'
      | 'holiday'
      | 'destination'
      | 'webhook'
      | 'campaign'
      | 'programme'
      | 'log_source'
      | 'log_hold'
      | 'playout_input'
      | 'station'
      | 'user'
      | 'api_key'
      | 'licence'
      | 'tag'
      | 'category'
      | 'image'
      | 'rss_import'
      | 'transcript'
      | 'share_clip'
      | 'slot_link'
      | 'delivery'
      | 'download'
      | 'analytics'
      | 'audit';
    /** Its id in the API; empty if it has none. */
    id: string;
    /** Its title or name at that time; empty if it has none. */
    name: string;
  };
  /** Changed fields; empty if the entry has no details. */
  changes: AuditChange[];
  /** IPv4 address, or the /64 network of an IPv6 address; empty for automations. */
  network: string;
  /** Family of the browser or program, such as `Firefox`; empty if unknown. */
  agent: string;
}

/** Conditions that entries meet, all of those that are given. */
export interface AuditFilter {
  /** Id of the user who acted. */
  user?: number | undefined;
  /** Kind of the thing. */
  kind?:
    | 'episode'
    | 'show'
    | 'audio_event'
    | 'upload'
    | 'schedule'
    | 'holiday'
    | 'destination'
    | 'webhook'
    | 'campaign'
    | 'programme'
    | 'log_source'
    | 'log_hold'
    | 'playout_input'
    | 'station'
    | 'user'
    | 'api_key'
    | 'licence'
    | 'tag'
    | 'category'
    | 'image'
    | 'rss_import'
    | 'transcript'
    | 'share_clip'
    | 'slot_link'
    | 'delivery'
    | 'download'
    | 'analytics'
    | 'audit'
    | undefined;
  /** Id of the thing; needs `kind`. At most 128 characters. */
  thing?: string | undefined;
  /** The action. */
  action?:
    | 'created'
    | 'changed'
    | 'deleted'
    | 'published'
    | 'unpublished'
    | 'exported'
    | 'started'
    | 'signed_in'
    | 'sign_in_failed'
    | 'signed_out'
    | undefined;
  /** Only entries from this moment on, Unix seconds. */
  from?: number | undefined;
  /** Only entries before this moment, Unix seconds. */
  until?: number | undefined;
  /** Text in the name of the actor or the thing, ignoring case. At most 100 characters. */
  search?: string | undefined;
}

/** Query of the operation `audit.list`. */
export interface AuditQuery extends AuditFilter {
  /** Only entries with a lower id: `next` of the page before. */
  before?: number | undefined;
  /** Entries on a page: 50 by default, 100 at most. */
  limit?: number | undefined;
}

/** A page of the audit log, newest first. */
export interface AuditPage {
  /** Entries of the page. */
  entries: AuditEntry[];
  /** Value of `before` for the next page; null on the last one. */
  next: number | null;
  /** Days for which the station keeps entries. */
  kept_days: number;
}
