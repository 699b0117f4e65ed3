import type { Generated, Selectable } from 'kysely';
import type { Dimension } from './dimension.ts';

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
