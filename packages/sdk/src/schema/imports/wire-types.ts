// Written by `npm run wire-operations`.

/** An import job: the feed, the show that gets its episodes, and the rss connections that they are published to. */
export interface PodcastImportInput {
  /** The station's name in lower case. At most 200 characters. */
  station: string;
  /** Address of the feed. An http or https address. */
  url: string;
  /** Id of the show. */
  show_id: number;
  /** Ids of rss connections. 1 to 100 entries. */
  social_media_connections: number[];
  /** kb/s, from the settings. 8 to 512. */
  bitrate: number;
  /** The kind of job. */
  job_type: 'podcast_import';
}

/** A job that rewrites feeds of the station. */
export interface StaticRssInput {
  /** The station's name in lower case. At most 200 characters. */
  station: string;
  /** Ids of rss connections. 1 to 100 entries. */
  rss_smcs: number[];
  /** The kind of job. */
  job_type: 'static_rss';
}

/** The body of the import call, by `job_type`. */
export type ImportJobInput = PodcastImportInput | StaticRssInput;

/** The feeds that were rewritten: those requested that are active. */
export interface StaticRssResponse {
  /** Ids of the feeds that were created. */
  rss_smcs: number[];
}

/** State of an item of an import. */
export type ImportItemStatus = 'waiting' | 'imported' | 'skipped' | 'failed';

/** One item of an imported feed. */
export interface ImportItem {
  /** Number that identifies it at the station. */
  id: number;
  /** Title of the item. */
  title: string;
  /** Identifier of the item in the feed. */
  guid: string;
  /** Publish date in the feed; null if the feed has none. Unix seconds, UTC. */
  published: number | null;
  /** State of the item. */
  status: ImportItemStatus;
  /** Why it was skipped or failed; otherwise empty. */
  note: string;
  /** Id of the episode that it became. Null until there is one. */
  playlist_id: number | null;
}

/** State of an import. */
export type ImportStatus = 'planned' | 'awaiting_owner' | 'running' | 'done' | 'cancelled';

/** An import and its progress. `total` counts all items of the feed. */
export interface PodcastImport {
  /** Number that identifies it at the station. */
  id: number;
  /** Address of the feed. */
  url: string;
  /** The feed's own title. */
  title: string;
  /** Id of the show. */
  show_id: number;
  /** Ids of the destinations that the episodes are published to. */
  social_media_connections: number[];
  /** Whether it waits, runs or has ended. */
  status: ImportStatus;
  /** Faults of the whole feed, as sentences. */
  warnings: string[];
  /** Address of the podcast's owner, who was asked for consent; empty if no consent is needed. */
  owner_email: string;
  /** When the owner's link expires; null if no link is open. Unix seconds, UTC. */
  owner_until: number | null;
  /** Number of items in the feed. */
  total: number;
  /** Number of items that became episodes. */
  imported: number;
  /** Number of items that are left out, with a reason. */
  skipped: number;
  /** Number of items that could not be imported. */
  failed: number;
  /** When it was created. Unix seconds, UTC. */
  created_at: number;
  /** Name of the user who created it. */
  created_by: string;
}

/** An import with its items, in the order of the feed. */
export interface PodcastImportDetails {
  /** Number that identifies it at the station. */
  id: number;
  /** Address of the feed. */
  url: string;
  /** The feed's own title. */
  title: string;
  /** Id of the show. */
  show_id: number;
  /** Ids of the destinations that the episodes are published to. */
  social_media_connections: number[];
  /** Whether it waits, runs or has ended. */
  status: ImportStatus;
  /** Faults of the whole feed, as sentences. */
  warnings: string[];
  /** Address of the podcast's owner, who was asked for consent; empty if no consent is needed. */
  owner_email: string;
  /** When the owner's link expires; null if no link is open. Unix seconds, UTC. */
  owner_until: number | null;
  /** Number of items in the feed. */
  total: number;
  /** Number of items that became episodes. */
  imported: number;
  /** Number of items that are left out, with a reason. */
  skipped: number;
  /** Number of items that could not be imported. */
  failed: number;
  /** When it was created. Unix seconds, UTC. */
  created_at: number;
  /** Name of the user who created it. */
  created_by: string;
  /** Items of the feed, newest first. */
  items: ImportItem[];
}

/** The token of a link that was mailed to the owner of a podcast. */
export interface ConsentQuery {
  /** At most 100 characters. */
  token: string;
}

/** The form of the page behind that link. */
export interface ConsentForm {
  /** Token of the link. At most 100 characters. */
  token: string;
}

/** Response of the operation `imports.list`. */
export interface ImportsListResponse {
  /** Imports of the station, newest first. */
  imports: PodcastImport[];
}
