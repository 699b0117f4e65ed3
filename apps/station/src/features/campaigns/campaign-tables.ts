import type { Generated, Selectable } from 'kysely';
import type { AdPosition, MediaFormat } from '@postkit/sdk/schema';

export interface CampaignTables {
  campaigns: {
    id: Generated<number>;
    station_id: number;
    title: string;
    /** The audio event that its audio was made from; it may be deleted. */
    event_id: number;
    audio_title: string;
    /** JSON: ids of shows; empty for all. */
    shows: string;
    /** JSON: where it plays in an episode. */
    positions: string;
    /** Unix seconds. */
    starts_at: number;
    ends_at: number | null;
    most_deliveries: number | null;
    most_per_day: number | null;
    most_per_listener: number | null;
    paused: Generated<0 | 1>;
    /** Hash of the audio; names its files. Empty until they are ready. */
    media_key: Generated<string>;
    media_status: 'processing' | 'ready' | 'failed';
    media_error: Generated<string>;
    /** JSON: the frames of its files, by format. Empty until they are ready. */
    media: Generated<string>;
    /** Bytes of its files. */
    bytes: Generated<number>;
    duration_ms: Generated<number>;
    /** LUFS of its files; null until they are ready, and for silence. */
    loudness: Generated<number | null>;
    /** dB by which its audio was raised or lowered. */
    gain_db: Generated<number>;
    created_by: string;
    /** Unix seconds. */
    created_at: number;
  };
  /** Borders of frames at the ad markers of an episode's file. */
  campaign_cuts: {
    episode_id: number;
    format: MediaFormat;
    /** Key of the file in the storage. */
    file_key: string;
    /** JSON: positions in samples at 44.1 kHz. */
    markers: string;
    /** JSON; `null` for a file that nothing can be inserted into. */
    cuts: string;
  };
  /** Files with inserted audio, each for one listener on one UTC day. Kept for `versionSeconds`. */
  campaign_versions: {
    /** Random; in the address of the file. */
    id: string;
    station_id: number;
    episode_id: number;
    format: MediaFormat;
    day: number;
    /** Hash of the listener on this day. */
    listener: string;
    /** Key of the episode's own file in the storage. */
    file_key: string;
    /** JSON: a list of `StoredPiece`. */
    pieces: string;
    bytes: number;
    /** Unix seconds. */
    created_at: number;
  };
  /** The audio that was inserted into a version. */
  campaign_inserts: {
    version_id: string;
    /** From 0, in the order of the file. */
    number: number;
    campaign_id: number;
    episode_id: number;
    position: AdPosition;
    /** UTC day and listener of the version. */
    day: number;
    listener: string;
    /** Its bytes in the file; `end_byte` is after the last one. */
    first_byte: number;
    end_byte: number;
    /** JSON: bytes of the file that were sent so far, `[[from, to]]`. */
    sent: Generated<string>;
    counted: Generated<0 | 1>;
    /** Unix seconds. */
    created_at: number;
  };
  /** Counted deliveries by UTC day since 1970. */
  campaign_days: {
    campaign_id: number;
    day: number;
    episode_id: number;
    position: AdPosition;
    deliveries: number;
  };
}

export type CampaignRow = Selectable<CampaignTables['campaigns']>;
export type VersionRow = Selectable<CampaignTables['campaign_versions']>;
export type InsertRow = Selectable<CampaignTables['campaign_inserts']>;
