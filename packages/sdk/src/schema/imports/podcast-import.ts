import { z } from 'zod';
import { publicationDate, unixSeconds } from '../common/scalars.ts';
import { episodeTypes } from '../episodes/episode-fields.ts';
import { loudnessTarget } from '../shows/loudness-target.ts';
import { plainFeedAddress } from './plain-feed-address.ts';

/** Address of a feed, as the user types it; a link that opens a podcast app (`feed://`, `pcast://`, `itpc://`) is read as the web address that it means. */
export const feedUrl = z
  .string()
  .overwrite(plainFeedAddress)
  .pipe(
    z
      .url({ protocol: /^https?$/, error: 'Enter a web address such as https://example.com/feed.xml.' })
      .max(2048),
  );

const job = z.object({
  /** The station's name in lower case. */
  station: z.string().max(200),
});

/** An import job: the feed, the show that gets its episodes, and the feeds that they are published to. */
export const podcastImportInput = job.extend({
  /** Address of the feed: an http or https address, or a link that means one, such as `feed://a.example/feed.xml`. */
  url: feedUrl,
  show_id: z.int(),
  /** Ids of destinations of the type `rss`. */
  social_media_connections: z.array(z.int()).min(1, 'Required').max(100),
  /** kb/s, from the settings. */
  bitrate: z.int().min(8).max(512),
  /** The kind of job. */
  job_type: z.literal('podcast_import'),
});
export type PodcastImportInput = z.output<typeof podcastImportInput>;

/** A job that rewrites feeds of the station. */
export const staticRssInput = job.extend({
  /** Ids of destinations of the type `rss`. */
  rss_smcs: z.array(z.int()).min(1, 'Required').max(100),
  /** The kind of job. */
  job_type: z.literal('static_rss'),
});
export type StaticRssInput = z.output<typeof staticRssInput>;

/** The body of the import call, by `job_type`. */
export const importJobInput = z.discriminatedUnion('job_type', [podcastImportInput, staticRssInput]);

/** The feeds that were rewritten: those requested that are active. */
export const staticRssResponse = z.object({
  /** Ids of the feeds that were created. */
  rss_smcs: z.array(z.int()),
});

/** `skipped` items exist on the station already or have no audio. `note` says which, or why an item failed. */
export const importItemStatuses = ['waiting', 'imported', 'skipped', 'failed'] as const;
/** State of an item of an import. */
export const importItemStatus = z.enum(importItemStatuses);
export type ImportItemStatus = z.output<typeof importItemStatus>;

/**
 * Why an item does not simply become an episode. `changed`, `elsewhere` and `deleted` can be chosen all the same: the
 * title and text are taken over, the item gets its own guid, or its episode returns.
 */
export const importClashes = ['', 'no_audio', 'repeated', 'here', 'changed', 'elsewhere', 'deleted'] as const;
/** Why an item does not simply become an episode. */
export const importClash = z.enum(importClashes);
export type ImportClash = z.output<typeof importClash>;

/**
 * Why the audio of an item is encoded although files should be published as they are: `format` is no mp3, `bit_rate` is not
 * between 24 and 400 kb/s, `bumpers` of the show play around it, `loudness` of the show needs another level.
 */
export const importEncodings = ['', 'format', 'bit_rate', 'bumpers', 'loudness'] as const;
/** Why the audio of an item is encoded although files should be published as they are. */
export const importEncoding = z.enum(importEncodings);
export type ImportEncoding = z.output<typeof importEncoding>;

/** One item of an imported feed. */
export const importItem = z.object({
  id: z.int(),
  /** Title of the item. */
  title: z.string(),
  /** Identifier of the item in the feed. */
  guid: z.string(),
  /** Publish date; null for an item of an older import without one. */
  published: publicationDate.nullable(),
  /** Whether the feed has a readable date; otherwise its order gave one. */
  is_dated: z.boolean(),
  /** Number of its season; null for none. */
  season: z.int().nullable(),
  /** Number in its season; null for none. */
  episode: z.int().nullable(),
  /** Kind of episode. */
  episode_type: z.enum(episodeTypes),
  /** Bytes of the audio file; null if the feed gives none. */
  bytes: z.int().nullable(),
  /** Seconds of the audio; null if the feed gives none. */
  seconds: z.int().nullable(),
  /** Estimate of the bytes that its episode takes here; null if the feed gives neither length nor duration. */
  disk_bytes: z.int().nullable(),
  /** Why it does not simply become an episode; empty if it does. */
  clash: importClash,
  /**
   * Why its audio is encoded although files should be published as they are, by the feed and the show as it is now; empty
   * if its file is expected to be published as it is, or none is fetched.
   */
  encoding: importEncoding,
  /** Kinds of contents that the episode will lack. */
  lost: z.array(z.string()),
  /** A fault of an item that is imported all the same, as a sentence; empty for none. */
  warning: z.string(),
  /** SHA-256 of its audio file; empty until that is fetched. */
  file_hash: z.string(),
  /** State of the item. */
  status: importItemStatus,
  /** Why it was skipped or failed; otherwise empty. */
  note: z.string(),
  /** Id of the episode that it became. Null until there is one. */
  playlist_id: z.int().nullable(),
});
export type ImportItem = z.output<typeof importItem>;

/**
 * State of an import. `planned` waits for a user to apply it, `awaiting_owner` for the consent of the owner of a locked
 * podcast.
 */
export const importStatuses = ['planned', 'awaiting_owner', 'running', 'done', 'cancelled'] as const;
/** State of an import. */
export const importStatus = z.enum(importStatuses);
export type ImportStatus = z.output<typeof importStatus>;

/** An import and its progress. `total` counts all items of the feed. */
export const podcastImport = z.object({
  id: z.int(),
  /** Address of the feed. */
  url: z.string(),
  /** The feed's own title. */
  title: z.string(),
  show_id: z.int(),
  /** Ids of the destinations that the episodes are published to. */
  social_media_connections: z.array(z.int()),
  /** Whether it waits, runs or has ended. */
  status: importStatus,
  /** Faults of the whole feed, as sentences. */
  warnings: z.array(z.string()),
  /** Address of the podcast's owner, who was asked for consent; empty if no consent is needed. */
  owner_email: z.string(),
  /** When the owner's link expires; null if no link is open. */
  owner_until: unixSeconds.nullable(),
  /** Number of items in the feed. */
  total: z.int(),
  /** Number of items that became episodes. */
  imported: z.int(),
  /** Number of items that are left out, with a reason. */
  skipped: z.int(),
  /** Number of items that could not be imported. */
  failed: z.int(),
  created_at: unixSeconds,
  created_by: z.string(),
});
export type PodcastImport = z.output<typeof podcastImport>;

/** Fields of a show that an import can take over from the feed. */
export const importShowFieldNames = [
  'title',
  'description',
  'cover',
  'categories',
  'language',
  'author',
  'owner',
  'link',
  'explicit',
  'order',
  'guid',
  'funding',
  'persons',
] as const;
/** A field of a show that an import can take over from the feed. */
export const importShowFieldName = z.enum(importShowFieldNames);
export type ImportShowFieldName = z.output<typeof importShowFieldName>;

/** A field of the show and its two values, as texts. */
export const importShowField = z.object({
  /** Name of the field. */
  name: importShowFieldName,
  /** Value in the feed. */
  feed: z.string(),
  /** Value of the show; empty for none. */
  show: z.string(),
});
export type ImportShowField = z.output<typeof importShowField>;

/** An import with its items, in the order of the feed. */
export const podcastImportDetails = podcastImport.extend({
  /** Items of the feed, newest first. */
  items: z.array(importItem),
  /** Free bytes of the station's disk. */
  disk_free: z.int(),
  /** Loudness of the show in LUFS, to which the audio of its episodes is encoded; null if it is left as it is. */
  loudness_target: loudnessTarget.nullable(),
  /** Contents of the feed about the show that an import can take over, where they differ from the show's. */
  show_fields: z.array(importShowField),
  /** Kinds of contents of the feed about the show that have no place here. */
  lost: z.array(z.string()),
});
export type PodcastImportDetails = z.output<typeof podcastImportDetails>;

/** A feed to read for a plan, and where its episodes would go. */
export const importPlanInput = podcastImportInput.pick({
  url: true,
  show_id: true,
  social_media_connections: true,
});
export type ImportPlanInput = z.output<typeof importPlanInput>;

/** The choices with which a plan is applied. */
export const importApplication = z.object({
  /** Ids of the chosen items; null for all that do not clash. */
  items: z.array(z.int()).min(1, 'Choose at least one item.').max(10_000).nullable(),
  /** Fields of the show to take over from the feed. */
  show_fields: z.array(importShowFieldName).max(20),
  /** Whether audio files that are fit are published as they are; otherwise all audio is encoded at the station's bit rate. */
  keep_audio: z.boolean().default(true),
  /**
   * Whether the loudness of the show is switched off when the plan is applied, so that it encodes no file. Later episodes
   * of the show are not leveled either.
   */
  switch_loudness_off: z.boolean().default(false),
});
export type ImportApplication = z.output<typeof importApplication>;

/** The outcome of an item, in a report. */
const importReportItem = importItem.pick({
  title: true,
  guid: true,
  published: true,
  status: true,
  note: true,
  clash: true,
  warning: true,
  lost: true,
  file_hash: true,
  playlist_id: true,
});

/** The signed report of an import. */
export const importReport = z.object({
  /** Id of the import. */
  import_id: z.int(),
  /** Name of the station. */
  station: z.string(),
  /** Address of the feed. */
  url: z.string(),
  /** The feed's own title. */
  title: z.string(),
  /** SHA-256 of the bytes of all pages of the feed; empty for imports of older versions. */
  feed_hash: z.string(),
  show_id: z.int(),
  /** State of the import. */
  status: importStatus,
  created_at: unixSeconds,
  created_by: z.string(),
  /** Faults of the whole feed, as sentences. */
  warnings: z.array(z.string()),
  /** Kinds of contents of the feed about the show that have no place here. */
  lost: z.array(z.string()),
  /** Items of the feed, in its order. */
  items: z.array(importReportItem),
  /** When the report was made. */
  made_at: unixSeconds,
  /** Signature of all other fields, by the key of the station. */
  signature: z.string(),
});
export type ImportReport = z.output<typeof importReport>;

/** A report to verify: the SHA-256 in hex of the JSON of its fields without the signature, in their order. */
export const reportCheck = z.object({
  /** SHA-256 of the report without its signature. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** Signature of the report. */
  signature: z.string().max(100),
});
/** Whether the station signed a report. */
export const reportVerdict = z.object({
  /** Whether the report is as the station made it. */
  is_genuine: z.boolean(),
});

/** The token of a link that was mailed to the owner of a podcast. */
export const consentQuery = z.object({ token: z.string().max(100) });
/** The form of the page behind that link. */
export const consentForm = z.object({
  /** Token of the link. */
  token: z.string().max(100),
  /** The pressed button. */
  decision: z.enum(['allow', 'decline']).default('allow'),
});
