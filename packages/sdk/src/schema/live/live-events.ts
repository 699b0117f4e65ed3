import { z } from 'zod';
import { audioUpload } from '../uploads/upload.ts';
import { podcastImport } from '../imports/podcast-import.ts';
import { deliveryChange } from '../deliveries/delivery.ts';
import { retiredDraft } from '../drafts/draft.ts';
import { recording } from '../logger/recording.ts';
import { episodeStatus, ingestionStatus } from '../episodes/episode.ts';

const progressOf = <Shape extends z.ZodRawShape>(about: Shape) =>
  z.object({ ...about, status: z.string(), progress: z.number(), error: z.string().optional() });

const upload = audioUpload.pick({
  uuid: true,
  title: true,
  upload_progress: true,
  encode_progress: true,
  success: true,
  failed: true,
  err_msg: true,
  duration: true,
  rms: true,
  location: true,
});

/** Every message of the live channel by its name, and what it carries. */
export const liveEvents = {
  upload_progress: upload,
  encode_progress: upload,
  upload_error: upload,
  worker_encode: upload,
  /** Audio of an episode, or of an event that was being made, is ready or failed. */
  playlist_complete: z.object({
    playlist_id: z.int(),
    status: z.enum(['ready', 'failed']),
    duration: z.number(),
    error: z.string().optional(),
  }),
  playlist_progress: progressOf({ playlist_id: z.int() }),
  /** An episode was made, changed, published, unpublished or deleted. */
  playlist_changed: z.object({
    playlist_id: z.int(),
    show_id: z.int(),
    change: z.enum(['created', 'updated', 'deleted']),
    status: episodeStatus,
    version: z.int(),
    updated_by: z.string(),
  }),
  /** A draft of the editor ended: it became an episode or was discarded. Browsers that hold it must not save it again. */
  draft_retired: retiredDraft,
  /** A delivery to a destination began, came to its end, or waits. */
  delivery_changed: deliveryChange,
  playlist_download_ready: z.object({
    job_id: z.string(),
    status: z.enum(['ready', 'failed']),
    url: z.string(),
    error: z.string().optional(),
  }),
  /** `progress` is 0 to 100, while the video is being made. */
  basic_video_status: z.object({ playlist_id: z.int(), status: ingestionStatus, progress: z.number().optional() }),
  advanced_video_status: z.object({ playlist_id: z.int(), status: ingestionStatus }),
  iheart_ingestion_status: z.object({ playlist_id: z.int(), status: ingestionStatus, url: z.string().optional() }),
  /** New or changed logged audio; `event_id` null when many changed. */
  events_changed: z.object({ event_id: z.int().nullable(), change: z.enum(['created', 'updated', 'deleted']) }),
  event_complete: z.object({ event_id: z.int(), status: z.enum(['ready', 'failed']), duration: z.number(), error: z.string().optional() }),
  show_changed: z.object({ show_id: z.int(), change: z.enum(['created', 'updated', 'deleted']) }),
  tag_changed: z.object({ tag_id: z.int(), change: z.enum(['created', 'updated', 'deleted']) }),
  /** A group of categories; `group_id` null when the log met a category that was not there before. */
  categories_changed: z.object({ group_id: z.int().nullable(), change: z.enum(['created', 'updated', 'deleted']) }),
  connection_changed: z.object({ connection_id: z.int(), change: z.enum(['created', 'updated', 'deleted']) }),
  /** A schedule; `automation_id` null when the holidays of a show changed. */
  automations_changed: z.object({ automation_id: z.int().nullable(), change: z.enum(['created', 'updated', 'deleted']) }),
  /** An import began, an item of it came to its end, or all of them did. */
  import_progress: podcastImport,
  /** The recorder changed its state or title, or kept another segment. */
  recording_changed: recording,
  /** An admin changed the settings of the log. */
  log_source_changed: z.object({ active: z.boolean() }),
  bulk_zip_complete: z.object({ guid: z.string(), url: z.string() }),
  bulk_zip_failed: z.object({ guid: z.string(), error: z.string() }),
  csv_analytics_complete: z.object({ job_id: z.string(), status: z.enum(['completed', 'error']), url: z.string().optional() }),
  /** Sent when the channel no longer holds what a returning client missed: read everything anew. */
  reset: z.object({}),
} as const;

export type LiveEvents = { [Name in keyof typeof liveEvents]: z.output<(typeof liveEvents)[Name]> };
export type LiveEventName = keyof LiveEvents;

/** What a live message of a name carries. */
export type LiveMessage<Name extends LiveEventName> = z.output<(typeof liveEvents)[Name]>;
