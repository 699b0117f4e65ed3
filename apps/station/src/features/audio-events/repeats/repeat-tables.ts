import type { Generated } from 'kysely';

export interface RepeatTables {
  /**
   * Logged events without a fingerprint. Those that stay here failed three times, or repeat the audio of the demo, or belong to
   * a station without Chromaprint.
   */
  unheard_events: { event_id: number; station_id: number; attempts: Generated<number> };
  fingerprints: {
    event_id: number;
    station_id: number;
    started_ms: number;
    items: Uint8Array;
    /** 1 while its keys are stored: those of audio that aired long ago are deleted, because nothing is compared with it any more. */
    has_keys: number;
  };
  /** The keys of some items of a fingerprint. */
  fingerprint_keys: { station_id: number; key: number; event_id: number; position: number };
  /** The latest earlier event that has the sound of an event, and the moment at which it aired then. */
  event_repeats: { event_id: number; earlier_id: number; at_ms: number };
}
