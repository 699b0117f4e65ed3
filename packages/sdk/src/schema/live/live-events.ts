import { z } from 'zod';
import { percentage } from '../common/scalars.ts';
import { deliveryChange } from '../deliveries/delivery.ts';
import { retiredDraft } from '../drafts/draft.ts';
import { episodeStatus, ingestionStatus } from '../episodes/episode.ts';
import { podcastImport } from '../imports/podcast-import.ts';
import { recording } from '../logger/recording.ts';
import { missedReasons, scheduleRun } from '../schedules/schedule-run.ts';
import { stationLook } from '../settings/station-look.ts';
import { slotStates } from '../slot-links/slot-link.ts';
import { stationImport } from '../station-imports/station-import.ts';
import { transcriptionState } from '../transcripts/transcript.ts';
import { uploadChange } from '../uploads/upload.ts';
import { stationEvents } from '../webhooks/webhook-event.ts';
import { webhookStates } from '../webhooks/webhook.ts';

const progressOf = <Shape extends z.ZodRawShape>(about: Shape) =>
  z.object({
    ...about,
    /** State of the work. */
    status: z.string(),
    /** Progress of the work. */
    progress: percentage,
    /** Why it failed; absent otherwise. */
    error: z.string().optional(),
  });

/** The events of the live channel by name, with their payloads. */
export const liveEvents = {
  /** Bytes of an upload arrived. */
  upload_progress: uploadChange,
  /** Audio of an upload was encoded. */
  encode_progress: uploadChange,
  /** An upload failed. */
  upload_error: uploadChange,
  /** Encoding of an upload started, ended or failed. */
  worker_encode: uploadChange,
  /** The audio of an episode or of a new event is ready or failed. */
  playlist_complete: z.object({
    playlist_id: z.int(),
    /** Whether the audio is ready. */
    status: z.enum(['ready', 'failed']),
    /** Length in seconds. */
    duration: z.number().min(0),
    /** Why it failed; absent otherwise. */
    error: z.string().optional(),
  }),
  /** The audio of an episode is rendering. */
  playlist_progress: progressOf({ playlist_id: z.int() }),
  /** An episode was created, changed, published, unpublished or deleted. */
  playlist_changed: z.object({
    playlist_id: z.int(),
    show_id: z.int(),
    /** How it changed. */
    change: z.enum(['created', 'updated', 'deleted']),
    /** State of the episode. */
    status: episodeStatus,
    version: z.int(),
    updated_by: z.string(),
  }),
  /** A draft became an episode or was discarded. Browsers that hold it must not save it again. */
  draft_retired: retiredDraft,
  /** A delivery to a destination started, ended or is waiting. */
  delivery_changed: deliveryChange,
  /** The file of an unsaved timeline is ready or failed. */
  playlist_download_ready: z.object({
    job_id: z.string(),
    /** Whether the file is ready. */
    status: z.enum(['ready', 'failed']),
    /** Address of the file; empty if it failed. */
    url: z.string(),
    /** Why it failed; absent otherwise. */
    error: z.string().optional(),
  }),
  /** `progress` is 0 to 100 while the video renders. */
  basic_video_status: z.object({
    playlist_id: z.int(),
    /** State of the video. */
    status: ingestionStatus,
    /** Progress of the work. */
    progress: percentage.optional(),
  }),
  /** The state of an advanced video changed. */
  advanced_video_status: z.object({
    playlist_id: z.int(),
    /** State of the video. */
    status: ingestionStatus,
  }),
  /** The state of a delivery to iHeart changed. */
  iheart_ingestion_status: z.object({
    playlist_id: z.int(),
    /** State of the delivery. */
    status: ingestionStatus,
    /** Address of the episode at iHeart. */
    url: z.string().optional(),
  }),
  /** Logged audio was added or changed; `event_id` is null when many events changed. */
  events_changed: z.object({
    /** Id of the event; null if several changed. */
    event_id: z.int().nullable(),
    /** How it changed. */
    change: z.enum(['created', 'updated', 'deleted']),
  }),
  /** Repeats were found by their sound; `event_id` is null when those of many events changed. */
  repeats_changed: z.object({
    /** Id of the event; null if several changed. */
    event_id: z.int().nullable(),
  }),
  /** The audio of a new event is ready or failed. */
  event_complete: z.object({
    event_id: z.int(),
    /** Whether the audio is ready. */
    status: z.enum(['ready', 'failed']),
    /** Length in seconds. */
    duration: z.number().min(0),
    /** Why it failed; absent otherwise. */
    error: z.string().optional(),
  }),
  /** The words of an event changed, or its transcription progressed, ended or failed. */
  transcript_changed: z.object({
    event_id: z.int(),
    /** Whether its words changed, and not only its state. */
    words_changed: z.boolean(),
    ...transcriptionState.shape,
  }),
  /** A share clip progressed, ended or failed. */
  share_clip_changed: z.object({
    /** Identifies the work. */
    guid: z.uuid(),
    /** State of the clip. */
    status: z.enum(['processing', 'complete', 'error']),
    /** Progress of the work. */
    progress: percentage,
    /** Why it failed; absent otherwise. */
    error: z.string().optional(),
  }),
  /** A slot link was made, submitted, decided or revoked. */
  slot_link_changed: z.object({
    /** Id of the slot link. */
    slot_link_id: z.int(),
    /** Name of the presenter. */
    presenter: z.string(),
    /** Its state. */
    state: z.enum(slotStates),
  }),
  /** A show was created, changed or deleted. */
  show_changed: z.object({
    show_id: z.int(),
    /** How it changed. */
    change: z.enum(['created', 'updated', 'deleted']),
  }),
  /** A tag was created, changed or deleted. */
  tag_changed: z.object({
    /** Id of the tag. */
    tag_id: z.int(),
    /** How it changed. */
    change: z.enum(['created', 'updated', 'deleted']),
  }),
  /** A category group changed; `group_id` is null when the log added a category. */
  categories_changed: z.object({
    /** Id of the group; null if several changed. */
    group_id: z.int().nullable(),
    /** How it changed. */
    change: z.enum(['created', 'updated', 'deleted']),
  }),
  /** A destination was created, changed or deleted. */
  connection_changed: z.object({
    /** Id of the destination. */
    connection_id: z.int(),
    /** How it changed. */
    change: z.enum(['created', 'updated', 'deleted']),
  }),
  /** A schedule changed; `schedule_id` is null when the holidays of a show changed. */
  schedules_changed: z.object({
    /** Id of the schedule; null if several changed. */
    schedule_id: z.int().nullable(),
    /** How it changed. */
    change: z.enum(['created', 'updated', 'deleted']),
  }),
  /** A schedule ran, or the station creates the episode of a run again. */
  schedule_run_changed: scheduleRun.pick({ id: true, schedule_id: true, outcome: true }),
  /** An episode that a schedule was due to publish was not published. */
  publish_missed: z.object({
    schedule_id: z.int(),
    /** Its title. */
    title: z.string(),
    /** Date of the broadcast, `YYYY-MM-DD`, in the station's time zone. */
    date: z.string(),
    /** Why it was not published. */
    reason: z.enum(missedReasons),
    /** Seconds of the hours without audio. */
    missing_seconds: z.int(),
  }),
  /** An import started, one of its items ended, or all of them did. */
  import_progress: podcastImport,
  /** The recorder's state or title changed, or it stored another segment. */
  recording_changed: recording,
  /** An admin changed the settings of the log. */
  log_source_changed: z.object({
    /** Whether it is active. */
    active: z.boolean(),
  }),
  /** An input of a playout system was changed, or received a message; null for the settings of all inputs. */
  playout_changed: z.object({
    /** Id of the input; null for the settings of all. */
    input_id: z.int().nullable(),
  }),
  /** A part of the content of a demo station was made; the last one has a progress of 100. */
  demo_progress: z.object({
    /** Progress of the content. */
    progress: percentage,
  }),
  /** An admin changed the accent or the logo of the station. */
  look_changed: stationLook,
  /** A user's licence at the station, or the shows that the user is limited to, changed. */
  licence_changed: z.object({ user_id: z.int() }),
  /** `progress` is 0 to 100 while the station prepares the files of a bulk download. */
  bulk_zip_progress: z.object({
    /** Identifies the work. */
    guid: z.string(),
    /** Progress of the work. */
    progress: percentage,
  }),
  /** The zip of a bulk download is ready. */
  bulk_zip_complete: z.object({
    /** Identifies the work. */
    guid: z.string(),
    /** Address of the zip. */
    url: z.string(),
  }),
  /** A bulk download failed. */
  bulk_zip_failed: z.object({
    /** Identifies the work. */
    guid: z.string(),
    /** Why it failed; absent otherwise. */
    error: z.string(),
  }),
  /** An export of the station started, progressed, ended or failed, or was removed. */
  station_export_changed: z.object({
    /** Identifies the export. */
    guid: z.uuid(),
    /** State of the export. */
    status: z.enum(['processing', 'complete', 'error', 'removed']),
    /** Progress of the export. */
    progress: percentage,
  }),
  /** An import of the station from the export of another installation started, progressed, ended or failed, or was removed. */
  station_import_changed: z.object({
    /** Identifies the import. */
    guid: z.uuid(),
    /** State of the import. */
    status: z.enum([...stationImport.shape.status.options, 'removed']),
    /** Progress of the state. */
    progress: percentage,
  }),
  /** A CSV file of analytics is ready or failed. */
  csv_analytics_complete: z.object({
    job_id: z.string(),
    /** Whether the file is ready. */
    status: z.enum(['completed', 'error']),
    /** Address of the file; absent if it failed. */
    url: z.string().optional(),
  }),
  /** A webhook was added, changed, deleted or disabled, or a message to it was attempted. */
  webhook_changed: z.object({
    /** Id of the webhook. */
    webhook_id: z.int(),
    /** How it changed. */
    change: z.enum(['created', 'updated', 'deleted', 'attempted', 'disabled']),
    /** Its title. */
    title: z.string(),
    /** Its state. */
    state: z.enum(webhookStates),
  }),
  /** The same names and payloads as webhooks receive. */
  ...stationEvents,
  /** The channel no longer holds what a reconnecting client missed: refetch everything. */
  reset: z.object({}),
} as const;

export type LiveEvents = { [Name in keyof typeof liveEvents]: z.output<(typeof liveEvents)[Name]> };
export type LiveEventName = keyof LiveEvents;

/** The payload of a live event. */
export type LiveMessage<Name extends LiveEventName> = z.output<(typeof liveEvents)[Name]>;
