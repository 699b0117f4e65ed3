import type { Selectable } from 'kysely';
import type { Dimension } from './dimension.ts';

/** Days are UTC days since 1970. The first three tables hold the last days alone, the next two are the figures, each kept at the levels of `levels.ts`. */
export interface AnalyticsTables {
  /** Without a day's salt, nothing leads from its listeners back to addresses. */
  analytics_salts: { day: number; salt: string };
  /** What somebody took of an episode. */
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
  /** Of whose shows somebody has a download. */
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
    /** Sum of the shares that downloads took, in parts of `wholeShare`. */
    heard: number;
  };
  /** How many had downloads of exactly these shows, so that people are counted once for any choice of shows. */
  analytics_reach: {
    station_id: number;
    level: number;
    day: number;
    shows: string;
    country: string;
    platform: string;
    listeners: number;
  };
  /** Files that were asked for. */
  analytics_exports: {
    /** UUID. */
    id: string;
    station_id: number;
    dimension: Dimension;
    /** JSON. */
    query: string;
    /** Whom the file is mailed to; empty where somebody waits for it. */
    email: string;
    status: 'processing' | 'completed' | 'error';
  };
}

export type ListenRow = Selectable<AnalyticsTables['analytics_listens']>;
export type ListenerRow = Selectable<AnalyticsTables['analytics_listeners']>;
/** Figures as they are counted, before they are kept at every level. */
export type DayFigures = Omit<Selectable<AnalyticsTables['analytics_days']>, 'level'>;
export type ExportRow = Selectable<AnalyticsTables['analytics_exports']>;
export type DayReach = Omit<Selectable<AnalyticsTables['analytics_reach']>, 'level'>;
