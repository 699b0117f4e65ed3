import type { Generated } from 'kysely';

export interface RepeatTables {
  /** Events of logs without a fingerprint. Events are rarely left here: those that failed three times, and all of a station without Chromaprint. */
  unheard_events: { event_id: number; station_id: number; attempts: Generated<number> };
  /** Fingerprints by the place of their bytes, which events may share. */
  fingerprints: {
    id: Generated<number>;
    station_id: number;
    place: string;
    items: Uint8Array;
    /** 1 while its keys are stored: those of audio that aired long ago are deleted, because nothing is compared with it any more. */
    has_keys: number;
  };
  /** The keys of some items of a fingerprint. */
  fingerprint_keys: { station_id: number; key: number; fingerprint_id: number; position: number };
  event_fingerprints: { event_id: number; started_ms: number; fingerprint_id: number };
  /** The latest earlier event that has the sound of an event, and the moment at which it aired then. */
  event_repeats: { event_id: number; earlier_id: number; at_ms: number };
}
