// Written by `npm run generate`.

import type { ConnectionType } from '../connections/wire-types.ts';
import type { DeliveryChange } from '../deliveries/wire-types.ts';
import type { RetiredDraft } from '../drafts/wire-types.ts';
import type { EpisodeStatus } from '../episodes/wire-types.ts';
import type { PodcastImport } from '../imports/wire-types.ts';
import type { Recording } from '../logger/wire-types.ts';
import type { StationLook } from '../settings/wire-types.ts';
import type { UploadChange } from '../uploads/wire-types.ts';

/** The events of the live channel by name, with their payloads. */
export interface LiveEvents {
  /** Bytes of an upload arrived. */
  upload_progress: UploadChange;
  /** Audio of an upload was encoded. */
  encode_progress: UploadChange;
  /** An upload failed. */
  upload_error: UploadChange;
  /** Encoding of an upload started, ended or failed. */
  worker_encode: UploadChange;
  /** The audio of an episode or of a new event is ready or failed. */
  playlist_complete: {
    /** Id of the episode. */
    playlist_id: number;
    /** Whether the audio is ready. */
    status: 'ready' | 'failed';
    /** Length in seconds. */
    duration: number;
    /** Why it failed; absent otherwise. */
    error?: string | undefined;
  };
  /** The audio of an episode is rendering. */
  playlist_progress: {
    /** Id of the episode. */
    playlist_id: number;
    /** State of the work. */
    status: string;
    /** Progress of the work. 0 to 100. */
    progress: number;
    /** Why it failed; absent otherwise. */
    error?: string | undefined;
  };
  /** An episode was created, changed, published, unpublished or deleted. */
  playlist_changed: {
    /** Id of the episode. */
    playlist_id: number;
    /** Id of the show. */
    show_id: number;
    /** How it changed. */
    change: 'created' | 'updated' | 'deleted';
    /** State of the episode. */
    status: EpisodeStatus;
    /** Increases with every change. An update sends the version that it is based on; a newer one on the station rejects it (409). */
    version: number;
    /** Name of the user who last changed it. */
    updated_by: string;
  };
  /** A draft became an episode or was discarded. Browsers that hold it must not save it again. */
  draft_retired: RetiredDraft;
  /** A delivery to a destination started, ended or is waiting. */
  delivery_changed: DeliveryChange;
  /** The file of an unsaved timeline is ready or failed. */
  playlist_download_ready: {
    /** Id of the job, which its live events carry. */
    job_id: string;
    /** Whether the file is ready. */
    status: 'ready' | 'failed';
    /** Address of the file; empty if it failed. */
    url: string;
    /** Why it failed; absent otherwise. */
    error?: string | undefined;
  };
  /** `progress` is 0 to 100 while the video renders. */
  basic_video_status: {
    /** Id of the episode. */
    playlist_id: number;
    /** State of the video. */
    status: 0 | 1 | 2 | 99;
    /** Progress of the work. 0 to 100. */
    progress?: number | undefined;
  };
  /** The state of an advanced video changed. */
  advanced_video_status: {
    /** Id of the episode. */
    playlist_id: number;
    /** State of the video. */
    status: 0 | 1 | 2 | 99;
  };
  /** The state of a delivery to iHeart changed. */
  iheart_ingestion_status: {
    /** Id of the episode. */
    playlist_id: number;
    /** State of the delivery. */
    status: 0 | 1 | 2 | 99;
    /** Address of the episode at iHeart. */
    url?: string | undefined;
  };
  /** Logged audio was added or changed; `event_id` is null when many events changed. */
  events_changed: {
    /** Id of the event; null if several changed. */
    event_id: number | null;
    /** How it changed. */
    change: 'created' | 'updated' | 'deleted';
  };
  /** Repeats were found by their sound; `event_id` is null when those of many events changed. */
  repeats_changed: {
    /** Id of the event; null if several changed. */
    event_id: number | null;
  };
  /** The audio of a new event is ready or failed. */
  event_complete: {
    /** Id of the audio event. */
    event_id: number;
    /** Whether the audio is ready. */
    status: 'ready' | 'failed';
    /** Length in seconds. */
    duration: number;
    /** Why it failed; absent otherwise. */
    error?: string | undefined;
  };
  /** The words of an event changed, or its transcription progressed, ended or failed. */
  transcript_changed: {
    /** Id of the audio event. */
    event_id: number;
    /** Whether its words changed, and not only its state. */
    words_changed: boolean;
    /** State of the transcription. */
    status: 'none' | 'waiting' | 'running' | 'failed';
    /** Progress of the transcription. 0 to 100. */
    progress: number;
    /** Why it failed, and what to do; empty otherwise. */
    error: string;
  };
  /** A share clip progressed, ended or failed. */
  share_clip_changed: {
    /** Identifies the work. A UUID. */
    guid: string;
    /** State of the clip. */
    status: 'processing' | 'complete' | 'error';
    /** Progress of the work. 0 to 100. */
    progress: number;
    /** Why it failed; absent otherwise. */
    error?: string | undefined;
  };
  /** A slot link was made, submitted, decided or revoked. */
  slot_link_changed: {
    /** Id of the slot link. */
    slot_link_id: number;
    /** Name of the presenter. */
    presenter: string;
    /** Its state. */
    state: 'open' | 'submitted' | 'sent_back' | 'approved' | 'revoked' | 'expired';
  };
  /** A show was created, changed or deleted. */
  show_changed: {
    /** Id of the show. */
    show_id: number;
    /** How it changed. */
    change: 'created' | 'updated' | 'deleted';
  };
  /** A tag was created, changed or deleted. */
  tag_changed: {
    /** Id of the tag. */
    tag_id: number;
    /** How it changed. */
    change: 'created' | 'updated' | 'deleted';
  };
  /** A category group changed; `group_id` is null when the log added a category. */
  categories_changed: {
    /** Id of the group; null if several changed. */
    group_id: number | null;
    /** How it changed. */
    change: 'created' | 'updated' | 'deleted';
  };
  /** A destination was created, changed or deleted. */
  connection_changed: {
    /** Id of the destination. */
    connection_id: number;
    /** How it changed. */
    change: 'created' | 'updated' | 'deleted';
  };
  /** A schedule changed; `schedule_id` is null when the holidays of a show changed. */
  schedules_changed: {
    /** Id of the schedule; null if several changed. */
    schedule_id: number | null;
    /** How it changed. */
    change: 'created' | 'updated' | 'deleted';
  };
  /** A schedule ran, or the station creates the episode of a run again. */
  schedule_run_changed: {
    /** Number that identifies it at the station. */
    id: number;
    /** Id of the schedule. */
    schedule_id: number;
    /** `running` while the station creates the episode again. */
    outcome: 'published' | 'draft' | 'skipped' | 'failed' | 'running';
  };
  /** An episode that a schedule was due to publish was not published. */
  publish_missed: {
    /** Id of the schedule. */
    schedule_id: number;
    /** Its title. */
    title: string;
    /** Date of the broadcast, `YYYY-MM-DD`, in the station's time zone. */
    date: string;
    /** Why it was not published. */
    reason:
      | 'gaps'
      | 'silence'
      | 'too_little_audio'
      | 'too_many_events'
      | 'rights'
      | 'nothing_logged'
      | 'station_off'
      | 'holiday'
      | 'changed'
      | 'error'
      | 'late'
      | 'not_published';
    /** Seconds of the hours without audio. */
    missing_seconds: number;
  };
  /** An import started, one of its items ended, or all of them did. */
  import_progress: PodcastImport;
  /** The recorder's state or title changed, or it stored another segment. */
  recording_changed: Recording;
  /** An admin changed the settings of the log. */
  log_source_changed: {
    /** Whether it is active. */
    active: boolean;
  };
  /** An input of a playout system was changed, or received a message; null for the settings of all inputs. */
  playout_changed: {
    /** Id of the input; null for the settings of all. */
    input_id: number | null;
  };
  /** A part of the content of a demo station was made; the last one has a progress of 100. */
  demo_progress: {
    /** Progress of the content. 0 to 100. */
    progress: number;
  };
  /** An admin changed the accent or the logo of the station. */
  look_changed: StationLook;
  /** A user's licence at the station, or the shows that the user is limited to, changed. */
  licence_changed: {
    /** Id of the user. */
    user_id: number;
  };
  /** `progress` is 0 to 100 while the station prepares the files of a bulk download. */
  bulk_zip_progress: {
    /** Identifies the work. */
    guid: string;
    /** Progress of the work. 0 to 100. */
    progress: number;
  };
  /** The zip of a bulk download is ready. */
  bulk_zip_complete: {
    /** Identifies the work. */
    guid: string;
    /** Address of the zip. */
    url: string;
  };
  /** A bulk download failed. */
  bulk_zip_failed: {
    /** Identifies the work. */
    guid: string;
    /** Why it failed; absent otherwise. */
    error: string;
  };
  /** An export of the station started, progressed, ended or failed, or was removed. */
  station_export_changed: {
    /** Identifies the export. A UUID. */
    guid: string;
    /** State of the export. */
    status: 'processing' | 'complete' | 'error' | 'removed';
    /** Progress of the export. 0 to 100. */
    progress: number;
  };
  /** An import of the station from the export of another installation started, progressed, ended or failed, or was removed. */
  station_import_changed: {
    /** Identifies the import. A UUID. */
    guid: string;
    /** State of the import. */
    status: 'receiving' | 'checking' | 'planned' | 'importing' | 'complete' | 'undoing' | 'error' | 'removed';
    /** Progress of the state. 0 to 100. */
    progress: number;
  };
  /** A CSV file of analytics is ready or failed. */
  csv_analytics_complete: {
    /** Id of the job, which its live events carry. */
    job_id: string;
    /** Whether the file is ready. */
    status: 'completed' | 'error';
    /** Address of the file; absent if it failed. */
    url?: string | undefined;
  };
  /** A webhook was added, changed, deleted or disabled, or a message to it was attempted. */
  webhook_changed: {
    /** Id of the webhook. */
    webhook_id: number;
    /** How it changed. */
    change: 'created' | 'updated' | 'deleted' | 'attempted' | 'disabled';
    /** Its title. */
    title: string;
    /** Its state. */
    state: 'active' | 'paused' | 'disabled';
  };
  /** An episode was published. */
  'episode.published': {
    /** Number that identifies it at the station. */
    id: number;
    /** Identifier of the episode in feeds; it never changes. */
    guid: string;
    /** Title. */
    title: string;
    /** Address of the episode's public page. */
    url: string;
    /** When it was published, ISO 8601 in UTC; null if it never was. */
    published_at: string | null;
    /** The show of the episode. */
    show: {
      /** Number that identifies it at the station. */
      id: number;
      /** Title. */
      title: string;
    };
  };
  /** An episode was unpublished or deleted. */
  'episode.unpublished': {
    /** Number that identifies it at the station. */
    id: number;
    /** Identifier of the episode in feeds; it never changes. */
    guid: string;
    /** Title. */
    title: string;
    /** Address of the episode's public page. */
    url: string;
    /** When it was published, ISO 8601 in UTC; null if it never was. */
    published_at: string | null;
    /** The show of the episode. */
    show: {
      /** Number that identifies it at the station. */
      id: number;
      /** Title. */
      title: string;
    };
  };
  /** The recorder lost the stream, the stream fell silent, or the disk is full. */
  'stream.lost': {
    /** `lost`: no audio arrives, `silent`: the stream is silent, `disk_full`: audio cannot be written. */
    state: 'lost' | 'silent' | 'disk_full';
    /** When it began. ISO 8601. */
    since: string;
    /** Why audio is not recorded. */
    error: string;
  };
  /** The outage of a stream ended. */
  'stream.returned': {
    /** `lost`: no audio arrives, `silent`: the stream is silent, `disk_full`: audio cannot be written. */
    state: 'lost' | 'silent' | 'disk_full';
    /** When it began. ISO 8601. */
    since: string;
    /** When the outage ended, ISO 8601 in UTC. */
    until: string;
  };
  /** An input of a playout system had no message for as long as its setting says. */
  'playout.silent': {
    /** The input, with its name as title. */
    input: {
      /** Number that identifies it at the station. */
      id: number;
      /** Title. */
      title: string;
    };
    /** Its last message before the silence, ISO 8601 in UTC. */
    since: string;
    /** The setting, in minutes. */
    silent_after_minutes: number;
  };
  /** Messages of a silent input arrive again. */
  'playout.returned': {
    /** The input, with its name as title. */
    input: {
      /** Number that identifies it at the station. */
      id: number;
      /** Title. */
      title: string;
    };
    /** Its last message before the silence, ISO 8601 in UTC. */
    since: string;
    /** Its latest message, ISO 8601 in UTC. */
    until: string;
  };
  /** Every item of an imported feed is imported, skipped or failed. */
  'import.done': {
    /** Number that identifies it at the station. */
    id: number;
    /** Title. */
    title: string;
    /** Id of the show. */
    show_id: number;
    /** Number of items in the feed. */
    total: number;
    /** Number of items that became episodes. */
    imported: number;
    /** Number of items that are left out, with a reason. */
    skipped: number;
    /** Number of items that could not be imported. */
    failed: number;
  };
  /** The station gave up sending an episode to a destination. */
  'delivery.failed': {
    /** The episode. */
    episode: {
      /** Number that identifies it at the station. */
      id: number;
      /** Title. */
      title: string;
    };
    /** The destination that it could not be delivered to. */
    destination: {
      /** Number that identifies it at the station. */
      id: number;
      /** Title. */
      title: string;
      /** Type of the destination. */
      type: ConnectionType;
    };
    /** Why it failed, for the user. */
    message: string;
  };
  /** A schedule was due to publish an episode and did not. */
  'publish.missed': {
    /** The schedule that was due. */
    schedule: {
      /** Number that identifies it at the station. */
      id: number;
      /** Title. */
      title: string;
    };
    /** Of the broadcast, in the station's time zone. `YYYY-MM-DD`, in the station's time zone. */
    date: string;
    /** When the episode was due, ISO 8601 in UTC. */
    due: string;
    /** Why it was not published. */
    reason:
      | 'gaps'
      | 'silence'
      | 'too_little_audio'
      | 'too_many_events'
      | 'rights'
      | 'nothing_logged'
      | 'station_off'
      | 'holiday'
      | 'changed'
      | 'error'
      | 'late'
      | 'not_published';
    /** Seconds of the hours without audio. */
    missing_seconds: number;
    /** The draft that the schedule left behind; null without one. */
    episode_id: number | null;
  };
  /** The channel no longer holds what a reconnecting client missed: refetch everything. */
  reset: {};
}

/** Query of the operation `live.stream`. */
export interface LiveStreamQuery {
  /** Name that the user signs in with. At most 254 characters. */
  username?: string | undefined;
  /** Key of the user, for addresses that a browser opens. At most 512 characters. */
  api_key?: string | undefined;
  /** Format of the payloads. */
  format?: 'json' | undefined;
  /** Id of the last event that the client has. At most 40 characters. */
  last_event_id?: string | undefined;
}
