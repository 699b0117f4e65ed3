// Written by `npm run generate`.

import type { ConnectionType } from '../connections/wire-types.ts';
import type { Delivery } from '../deliveries/wire-types.ts';
import type { Episode } from '../episodes/wire-types.ts';
import type { LogGap, RecordingState } from '../logger/wire-types.ts';
import type { ScheduleRun } from '../schedules/wire-types.ts';

/** An input of a playout system that is on. */
export interface TodayInput {
  /** Number that identifies it at the station. */
  id: number;
  /** Name of the input on screens. 1 to 100 characters. */
  name: string;
  /** Whether it receives messages. */
  state: 'off' | 'waiting' | 'receiving' | 'silent' | 'failed';
  /** Why it fails or waits, as a sentence; empty otherwise. */
  state_reason: string;
  /** Unix milliseconds of its last message; null before the first. */
  last_message_ms: number | null;
}

/** The log since midnight at the station, in seconds. */
export interface TodayLog {
  /** - `off`: the log is off - `connecting`: the first connection since the log was started - `recording`: audio arrives and is kept - `lost`: no audio is recorded; the station keeps trying - `silent`: audio is recorded, and both channels have been below −60 dBFS for 10 seconds or more - `disk_full`: audio arrives and cannot be written */
  state: RecordingState;
  /** Seconds that were recorded. */
  recorded_seconds: number;
  /** Seconds that the recorder missed, those of an open gap included. */
  lost_seconds: number;
  /** Gaps of the recording, in order. */
  gaps: LogGap[];
  /** Inputs of playout systems that are on, the first one first. */
  inputs: TodayInput[];
  /** The broadcast by category, in order; neighbours of one category are one stretch. */
  stretches: {
    /** When it began. Unix seconds, UTC. */
    start: number;
    /** When it ended. Unix seconds, UTC. */
    end: number;
    /** Name of the category. */
    category: string;
  }[];
}

/** An episode in the running order: published today, or scheduled until the end of the running order. */
export interface TodayEpisode extends Pick<
  Episode,
  | 'playlist_id'
  | 'show_id'
  | 'name'
  | 'status'
  | 'duration'
  | 'media_status'
  | 'media_progress'
  | 'media_error'
  | 'failed_deliveries'
  | 'updated_by'
> {
  /** Title of the show. */
  show: string;
  /** When it was or will be published. Unix seconds, UTC. */
  at: number;
  /** Destinations of the episode. */
  destinations: {
    /** Number that identifies it at the station. */
    id: number;
    /** Type of the destination. */
    type: ConnectionType;
    /** Title of the destination. */
    title: string;
  }[];
  /** Number of downloads so far. */
  downloads: number;
  /** The schedule that created it; null if a user did. */
  schedule_id: number | null;
}

/** An episode that a user or a schedule saved as a draft. */
export interface TodayDraft extends Pick<
  Episode,
  'playlist_id' | 'show_id' | 'name' | 'description' | 'image' | 'rss_image' | 'updated_at' | 'updated_by'
> {
  /** Title of the show. */
  show: string;
  /** Its audio in playing order. */
  clips: {
    /** Length in seconds. */
    seconds: number;
    /** Name of the category. */
    category: string;
  }[];
  /** Number of destinations that it has. */
  destinations: number;
}

/** A run of a schedule whose hours have not ended, or whose episode is not created yet. */
export interface PlannedRun extends Pick<TodayEpisode, 'show_id' | 'show' | 'destinations'> {
  /** Id of the schedule. */
  schedule_id: number;
  /** Title of the episode. */
  title: string;
  /** Date on which the hours start. `YYYY-MM-DD`, in the station's time zone. */
  date: string;
  /** Start of the hours. Unix seconds, UTC. */
  start: number;
  /** End of the hours. Unix seconds, UTC. */
  end: number;
  /** When the episode is due to be published; null if the schedule saves drafts. Unix seconds, UTC. */
  publish_at: number | null;
  /** Whether the run is expected to succeed. */
  outlook: 'ready' | 'at_risk' | 'draft' | 'none';
  /** Most severe first. */
  reasons: (
    | 'paused'
    | 'holiday'
    | 'exception'
    | 'log_off'
    | 'connecting'
    | 'lost'
    | 'silent'
    | 'disk_full'
    | 'gaps'
    | 'silence'
    | 'too_little_audio'
    | 'show_missing'
    | 'destination_missing'
    | 'destination_access'
  )[];
  /** Seconds of the hours so far without audio. */
  missing_seconds: number;
}

/** A run that ended today. */
export interface TodayRun extends ScheduleRun {
  /** Id of the show. */
  show_id: number;
  /** Title of the episode. */
  title: string;
}

/** An episode that a schedule was due to publish, and that is still not published. */
export interface MissedPublish extends Pick<
  PlannedRun,
  'schedule_id' | 'show_id' | 'title' | 'start' | 'end'
> {
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
  /** Id of the draft that the schedule left behind; null without one. */
  episode_id: number | null;
  /** The run to repeat; null if it cannot run again. */
  run_again_id: number | null;
}

/** A delivery that failed, with its episode. */
export interface FailedDelivery extends Omit<
  Delivery,
  'status' | 'attempts' | 'retry_at' | 'sent' | 'received' | 'proof'
> {
  /** Name of the episode. */
  name: string;
  /** Id of the show. */
  show_id: number;
}

/** The part of the day about podcasts. */
export interface TodayPodcasts {
  /** Episodes of the day, in order. */
  episodes: TodayEpisode[];
  /** Runs of schedules that ended today. */
  runs: TodayRun[];
  /** Runs of schedules that are still to come. */
  planned: PlannedRun[];
  /** Drafts, latest change first. */
  drafts: TodayDraft[];
  /** Deliveries that failed. */
  failed_deliveries: FailedDelivery[];
  /** Episodes that schedules did not publish. */
  missed: MissedPublish[];
}

/** The day of a station: past, due, and in need of attention. A part that the caller's licence does not cover is null. */
export interface Today {
  /** Date at the station. `YYYY-MM-DD`, in the station's time zone. */
  date: string;
  /** When this was read. Unix seconds, UTC. */
  now: number;
  /** Midnight at the station. Unix seconds, UTC. */
  start: number;
  /** End of the running order: the next midnight, but at least 12 hours from now. Unix seconds, UTC. */
  end: number;
  /** The log; null without a licence for it. */
  log: TodayLog | null;
  /** Episodes and schedules; null without a licence for them. */
  podcasts: TodayPodcasts | null;
}
