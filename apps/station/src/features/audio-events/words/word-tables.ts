import type { Generated, Selectable } from 'kysely';
import type { TranscriptTiming } from '@postkit/sdk/schema';

export interface WordTables {
  /** One source of words: a file, a transcription, or an estimate from a text. */
  transcripts: {
    id: Generated<number>;
    station_id: number;
    timing: TranscriptTiming;
    /** Language tag; empty if unknown. */
    language: string;
    /** JSON: its speakers, `[{label, name}]`. */
    speakers: string;
    /** Unix seconds. */
    created_at: number;
  };
  /** The words that start in a segment, so that every event that plays the segment has them. */
  transcript_words: {
    stream_id: number;
    n: number;
    transcript_id: number;
    /**
     * JSON: `[start, end, text, speaker]`, milliseconds into the segment; speaker is an index, or −1. A fifth element is the number
     * of the caption, if that overlaps another one.
     */
    words: string;
  };
}

export type WordSource = Selectable<WordTables['transcripts']>;
/** A word as stored with its segment. */
export type StoredWord = readonly [
  start: number,
  end: number,
  text: string,
  speaker: number,
  caption?: number,
];
