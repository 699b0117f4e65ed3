import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';

/** Address of a feed, as the user types it. */
export const feedUrl = z.url({ protocol: /^https?$/, error: 'Enter a web address such as https://example.com/feed.xml.' }).max(2048);

const job = z.object({
  /** The station's name in lower case. */
  station: z.string().max(200),
});

/** An import job: the feed, the show that gets its episodes, and the rss connections that they are published to. */
export const podcastImportInput = job.extend({
  /** Address of the feed. */
  url: feedUrl,
  show_id: z.int(),
  /** Ids of rss connections. */
  social_media_connections: z.array(z.int()).min(1, 'Required').max(100),
  /** kb/s, from the settings. */
  bitrate: z.int().min(8).max(512),
  /** The kind of job. */
  job_type: z.literal('podcast_import'),
});
export type PodcastImportInput = z.output<typeof podcastImportInput>;

/** A job that rewrites feeds of the station. */
export const staticRssInput = job.extend({
  /** Ids of rss connections. */
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

/** One item of an imported feed. */
export const importItem = z.object({
  id: z.int(),
  /** Title of the item. */
  title: z.string(),
  /** Identifier of the item in the feed. */
  guid: z.string(),
  /** Publish date in the feed; null if the feed has none. */
  published: unixSeconds.nullable(),
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

/** An import with its items, in the order of the feed. */
export const podcastImportDetails = podcastImport.extend({
  /** Items of the feed, newest first. */
  items: z.array(importItem),
});
export type PodcastImportDetails = z.output<typeof podcastImportDetails>;

/** The token of a link that was mailed to the owner of a podcast. */
export const consentQuery = z.object({ token: z.string().max(100) });
/** The form of the page behind that link. */
export const consentForm = z.object({
  /** Token of the link. */
  token: z.string().max(100),
});
