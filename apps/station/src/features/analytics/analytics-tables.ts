import type { Generated, Selectable } from 'kysely';
import type { FigureReason } from '@postkit/sdk/schema';
import type { Dimension } from './dimension.ts';

type Flag = 0 | 1;

/**
 * Days are UTC days since 1970. The first three tables hold recent days only; the next two are the figures, each
 * stored at the levels of `levels.ts`.
 */
export interface AnalyticsTables {
  /** Once a day's salt is deleted, its listener hashes cannot be traced back to addresses. */
  analytics_salts: { day: number; salt: string };
  /** The parts of an episode that a listener downloaded on a day. */
  analytics_listens: {
    day: number;
    episode_id: number;
    listener: string;
    station_id: number;
    show_id: number;
    country: string;
    platform: string;
    /** JSON: milliseconds of the episode, `[[from, to]]`. */
    spans: string;
    duration_ms: number;
    /** First and last request, milliseconds since 1970; 0 in rows of older versions. */
    started: Generated<number>;
    touched: Generated<number>;
    /** Requests of this day that are counted as too short so far. */
    requests: Generated<number>;
    /** The day of which this is a download; null for none yet, and in rows of older versions. */
    counted_day: Generated<number | null>;
    /** The audio version of its parts; null in rows of older versions of the station. */
    audio_version: Generated<number | null>;
    /** Responses with audio to requests for a range. */
    ranges: Generated<number>;
    /** Whether it reveals no minutes: one response had all of the audio, or its parts are of two audio versions. */
    is_whole: Generated<Flag>;
  };
  /** The shows of which a listener has a download on a day. */
  analytics_listeners: {
    day: number;
    station_id: number;
    listener: string;
    /** Ids in order, joined by commas. */
    shows: string;
    country: string;
    platform: string;
  };
  analytics_days: {
    station_id: number;
    level: number;
    day: number;
    /** 0 at levels of all shows together. */
    show_id: number;
    episode_id: number;
    country: string;
    platform: string;
    downloads: number;
    /** Sum of the downloaded shares, in parts of `wholeShare`. */
    heard: number;
  };
  /**
   * Number of listeners with downloads of exactly these shows, so that listeners are counted once for any selection
   * of shows.
   */
  analytics_reach: {
    station_id: number;
    level: number;
    day: number;
    shows: string;
    country: string;
    platform: string;
    listeners: number;
  };
  /** Requests by reason for 90 days. */
  analytics_reasons: {
    day: number;
    station_id: number;
    show_id: number;
    episode_id: number;
    reason: FigureReason;
    /** As of `countingKey`. */
    rule: string;
    requests: number;
  };
  /** Texts of user agents, by a hash; for 90 days. */
  analytics_agents: { id: string; agent: string; last_day: number };
  /** Requests by user agent for 90 days, robots included, as a recount needs them. */
  analytics_agent_days: {
    day: number;
    station_id: number;
    episode_id: number;
    show_id: number;
    agent_id: string;
    country: string;
    /** As counted: the app, or the robot. */
    platform: string;
    is_robot: Flag;
    rule: string;
    /** Whether the platform is a site that the referrer named. */
    is_site: Flag;
    device: string;
    /** Requests of visits without a download so far. */
    short: number;
    /** Further requests of visits with a download. */
    repeats: number;
    /** Downloads; of robots those that would have been. */
    downloads: number;
    heard: number;
  };
  /** `analytics_reach` by user agent for 90 days, robots included. */
  analytics_agent_reach: {
    day: number;
    station_id: number;
    shows: string;
    agent_id: string;
    country: string;
    platform: string;
    is_robot: Flag;
    listeners: number;
  };
  /** Downloads by device, at the levels of country and platform. */
  analytics_devices: {
    station_id: number;
    level: number;
    day: number;
    show_id: number;
    country: string;
    platform: string;
    device: string;
    downloads: number;
  };
  /** Downloads of an episode's audio versions but the first. */
  analytics_versions: { episode_id: number; version: number; downloads: number };
  /** Downloads of an episode's audio version since the station counts minutes: those that reveal theirs, and the others. */
  analytics_retention: {
    episode_id: number;
    version: number;
    duration_ms: number;
    in_ranges: number;
    whole: number;
  };
  /**
   * Downloads of subscriptions of private feeds by day and user agent; of robots those that would have been. After 90 days a
   * subscription has one row without a user agent: all its earlier downloads, at the day of the last.
   */
  analytics_subscribers: {
    subscription_id: number;
    day: number;
    /** Empty in rows of earlier downloads. */
    agent_id: string;
    is_robot: Flag;
    station_id: number;
    downloads: number;
  };
  /** The downloads in ranges that fetched a minute, from 0 on. */
  analytics_minutes: { episode_id: number; version: number; minute: number; downloads: number };
  /** The last recount of each station, times in unix seconds. */
  analytics_recounts: {
    station_id: number;
    status: 'running' | 'completed' | 'failed';
    requested_at: number;
    ended_at: number | null;
  };
  /** Downloads of an episode by hour since its publishing, for its first 24 hours. */
  analytics_first_days: { episode_id: number; hour: number; downloads: number };
  /** Requested files. */
  analytics_exports: {
    /** UUID. */
    id: string;
    station_id: number;
    dimension: Dimension;
    /** JSON. */
    query: string;
    /** Recipient of the file; empty if the user downloads it here. */
    email: string;
    /** The user who requested it; null in rows of older versions. */
    made_by: Generated<number | null>;
    status: 'processing' | 'completed' | 'error';
  };
}

export type ListenRow = Selectable<AnalyticsTables['analytics_listens']>;
export type ListenerRow = Selectable<AnalyticsTables['analytics_listeners']>;
/** Figures as counted, before they are stored at every level. */
export type DayFigures = Omit<Selectable<AnalyticsTables['analytics_days']>, 'level'>;
export type FirstDayRow = Selectable<AnalyticsTables['analytics_first_days']>;
export type ExportRow = Selectable<AnalyticsTables['analytics_exports']>;
export type DayReach = Omit<Selectable<AnalyticsTables['analytics_reach']>, 'level'>;
export type SubscriberRow = Selectable<AnalyticsTables['analytics_subscribers']>;
export type ReasonRow = Selectable<AnalyticsTables['analytics_reasons']>;
export type AgentDayRow = Selectable<AnalyticsTables['analytics_agent_days']>;
export type AgentReachRow = Selectable<AnalyticsTables['analytics_agent_reach']>;
export type DeviceRow = Omit<Selectable<AnalyticsTables['analytics_devices']>, 'level'>;
