import type { Generated, Selectable } from 'kysely';

export interface LoggerTables {
  /** The log source of a station; a station without a row logs nothing. */
  log_sources: {
    station_id: number;
    url: string;
    /** Recorded while `url` delivers no audio; empty for none. */
    fallback_url: string;
    /** Encoding of titles of `url` that name none; null to find it out. */
    title_encoding: string | null;
    /** The same for the fallback. */
    fallback_title_encoding: string | null;
    active: number;
    /** JSON: the rules, in order. */
    rules: string;
    default_category: string;
    /** JSON: the state of cutting the log into events. */
    cut: string;
    /** Sealed `user:password` for the stream; empty if it needs none. */
    credentials: string;
    /** The same for the fallback. */
    fallback_credentials: string;
    /** JSON: when and to which mail addresses an outage is reported. */
    alerts: string;
    /** Sealed webhook address for outages; empty if there is none. */
    webhook: string;
    /** Rises with each change of the settings. */
    revision: Generated<number>;
  };
  /** The current outage of a station. */
  log_outages: {
    station_id: number;
    since_ms: number;
    state: 'lost' | 'silent' | 'disk_full';
    /** 1 once it was reported. */
    alerted: number;
  };
  /** Times without audio, Unix milliseconds. */
  log_gaps: { station_id: number; from_ms: number; to_ms: number };
  /** Times recorded from the fallback, Unix milliseconds. */
  log_fallbacks: { station_id: number; from_ms: number; to_ms: number };
}

export type LogSourceRow = Selectable<LoggerTables['log_sources']>;

/** The settings of a source, without what the station counts. */
export type LogSourceSettings = Omit<LogSourceRow, 'revision'>;
