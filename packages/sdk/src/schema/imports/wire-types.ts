// Written by `npm run generate`.

/** An import job: the feed, the show that gets its episodes, and the feeds that they are published to. */
export interface PodcastImportInput extends ImportPlanInput {
  /** The station's name in lower case. At most 200 characters. */
  station: string;
  /** kb/s, from the settings. 8 to 512. */
  bitrate: number;
  /** The kind of job. */
  job_type: 'podcast_import';
}

/** A job that rewrites feeds of the station. */
export interface StaticRssInput {
  /** The station's name in lower case. At most 200 characters. */
  station: string;
  /** Ids of destinations of the type `rss`. 1 to 100 entries. */
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

/** Why an item does not simply become an episode. */
export type ImportClash = '' | 'no_audio' | 'repeated' | 'here' | 'changed' | 'elsewhere' | 'deleted';

/** Why the audio of an item is encoded although files should be published as they are. */
export type ImportEncoding = '' | 'format' | 'bit_rate' | 'bumpers' | 'loudness';

/** One item of an imported feed. */
export interface ImportItem {
  /** Number that identifies it at the station. */
  id: number;
  /** Title of the item. */
  title: string;
  /** Identifier of the item in the feed. */
  guid: string;
  /** Publish date; null for an item of an older import without one. Unix seconds, UTC, of a publication, which an archive may date before 1970: negative then. */
  published: number | null;
  /** Whether the feed has a readable date; otherwise its order gave one. */
  is_dated: boolean;
  /** Number of its season; null for none. */
  season: number | null;
  /** Number in its season; null for none. */
  episode: number | null;
  /** Kind of episode. */
  episode_type: 'full' | 'bonus' | 'trailer';
  /** Bytes of the audio file; null if the feed gives none. */
  bytes: number | null;
  /** Seconds of the audio; null if the feed gives none. */
  seconds: number | null;
  /** Estimate of the bytes that its episode takes here; null if the feed gives neither length nor duration. */
  disk_bytes: number | null;
  /** Why it does not simply become an episode; empty if it does. */
  clash: ImportClash;
  /** Why its audio is encoded although files should be published as they are, by the feed and the show as it is now; empty if its file is expected to be published as it is, or none is fetched. */
  encoding: ImportEncoding;
  /** Kinds of contents that the episode will lack. */
  lost: string[];
  /** A fault of an item that is imported all the same, as a sentence; empty for none. */
  warning: string;
  /** SHA-256 of its audio file; empty until that is fetched. */
  file_hash: string;
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

/** A field of a show that an import can take over from the feed. */
export type ImportShowFieldName =
  | 'title'
  | 'description'
  | 'cover'
  | 'categories'
  | 'language'
  | 'author'
  | 'owner'
  | 'link'
  | 'explicit'
  | 'order'
  | 'guid'
  | 'funding'
  | 'persons';

/** A field of the show and its two values, as texts. */
export interface ImportShowField {
  /** Name of the field. */
  name: ImportShowFieldName;
  /** Value in the feed. */
  feed: string;
  /** Value of the show; empty for none. */
  show: string;
}

/** An import with its items, in the order of the feed. */
export interface PodcastImportDetails extends PodcastImport {
  /** Items of the feed, newest first. */
  items: ImportItem[];
  /** Free bytes of the station's disk. */
  disk_free: number;
  /** Loudness of the show in LUFS, to which the audio of its episodes is encoded; null if it is left as it is. */
  loudness_target: -14 | -16 | -18 | -19 | -23 | -24 | null;
  /** Contents of the feed about the show that an import can take over, where they differ from the show's. */
  show_fields: ImportShowField[];
  /** Kinds of contents of the feed about the show that have no place here. */
  lost: string[];
}

/** A feed to read for a plan, and where its episodes would go. */
export interface ImportPlanInput {
  /** Address of the feed: an http or https address, or a link that means one, such as `feed://a.example/feed.xml`. */
  url: string;
  /** Id of the show. */
  show_id: number;
  /** Ids of destinations of the type `rss`. 1 to 100 entries. */
  social_media_connections: number[];
}

/** The choices with which a plan is applied. */
export interface ImportApplication {
  /** Ids of the chosen items; null for all that do not clash. 1 to 10,000 entries. */
  items: number[] | null;
  /** Fields of the show to take over from the feed. At most 20 entries. */
  show_fields: ImportShowFieldName[];
  /** Whether audio files that are fit are published as they are; otherwise all audio is encoded at the station's bit rate. */
  keep_audio?: boolean | undefined;
  /** Whether the loudness of the show is switched off when the plan is applied, so that it encodes no file. Later episodes of the show are not leveled either. */
  switch_loudness_off?: boolean | undefined;
}

/** The signed report of an import. */
export interface ImportReport extends Pick<
  PodcastImportDetails,
  'url' | 'title' | 'show_id' | 'created_at' | 'created_by' | 'warnings' | 'lost'
> {
  /** Id of the import. */
  import_id: number;
  /** Name of the station. */
  station: string;
  /** SHA-256 of the bytes of all pages of the feed; empty for imports of older versions. */
  feed_hash: string;
  /** State of the import. */
  status: ImportStatus;
  /** Items of the feed, in its order. */
  items: {
    /** Title of the item. */
    title: string;
    /** Identifier of the item in the feed. */
    guid: string;
    /** Publish date; null for an item of an older import without one. Unix seconds, UTC, of a publication, which an archive may date before 1970: negative then. */
    published: number | null;
    /** State of the item. */
    status: ImportItemStatus;
    /** Why it was skipped or failed; otherwise empty. */
    note: string;
    /** Why it does not simply become an episode; empty if it does. */
    clash: ImportClash;
    /** A fault of an item that is imported all the same, as a sentence; empty for none. */
    warning: string;
    /** Kinds of contents that the episode will lack. */
    lost: string[];
    /** SHA-256 of its audio file; empty until that is fetched. */
    file_hash: string;
    /** Id of the episode that it became. Null until there is one. */
    playlist_id: number | null;
  }[];
  /** When the report was made. Unix seconds, UTC. */
  made_at: number;
  /** Signature of all other fields, by the key of the station. */
  signature: string;
}

/** A report to verify: the SHA-256 in hex of the JSON of its fields without the signature, in their order. */
export interface ReportCheck {
  /** SHA-256 of the report without its signature. */
  hash: string;
  /** Signature of the report. At most 100 characters. */
  signature: string;
}

/** Whether the station signed a report. */
export interface ReportVerdict {
  /** Whether the report is as the station made it. */
  is_genuine: boolean;
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
  /** The pressed button. */
  decision?: 'allow' | 'decline' | undefined;
}

/** Response of the operation `imports.list`. */
export interface ImportsListResponse {
  /** Imports of the station, newest first. */
  imports: PodcastImport[];
}
