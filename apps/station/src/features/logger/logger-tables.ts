import type { Selectable } from 'kysely';

export interface LoggerTables {
  /** What a station logs; a station without a row logs nothing. */
  log_sources: {
    station_id: number;
    url: string;
    active: number;
    /** JSON: the rules in their order. */
    rules: string;
    default_category: string;
    /** JSON: where the cutting of the log into events stands. */
    cut: string;
    /** Sealed `user:password` for the stream; empty where it needs none. */
    credentials: string;
    /** JSON: when and to which mail addresses an outage is reported. */
    alerts: string;
    /** Sealed address that outages are posted to; empty where there is none. */
    webhook: string;
  };
  /** The outage of a station that is going on. */
  log_outages: {
    station_id: number;
    since_ms: number;
    state: 'lost' | 'silent' | 'disk_full';
    /** 1 once it was reported. */
    alerted: number;
  };
  /** Times without audio, Unix milliseconds. */
  log_gaps: { station_id: number; from_ms: number; to_ms: number };
}

export type LogSourceRow = Selectable<LoggerTables['log_sources']>;
