import type { Selectable } from 'kysely';
import type { TranscriptionState } from '@postkit/sdk/schema';

export interface TranscriptTables {
  /** Names of speakers that hold for an episode or a show only; names of an event are stored with its words. */
  speaker_names: {
    station_id: number;
    scope: 'episode' | 'show';
    scope_id: number;
    label: string;
    name: string;
  };
  /** Transcriptions that wait, run or failed. */
  transcriptions: {
    event_id: number;
    station_id: number;
    status: Exclude<TranscriptionState['status'], 'none'>;
    /** 0 to 100. */
    progress: number;
    error: string;
  };
  transcript_settings: { show_id: number; station_id: number; automatic: 0 | 1 };
  /** Published episodes with words, each with its rows in `published_words`. */
  published_transcripts: { episode_id: number; station_id: number; show_id: number; language: string };
}

export type TranscriptionRow = Selectable<TranscriptTables['transcriptions']>;
export type PublishedTranscriptRow = Selectable<TranscriptTables['published_transcripts']>;
