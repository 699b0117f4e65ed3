import type { AudioEvent, Cart, LogPeaks, LogSilence } from '@postkit/sdk/schema';
import type { EpisodePart, SegmentRecord } from '../../audio/index.ts';
import type { Feature } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Person } from '../../platform/http/access.ts';
import type { Station } from '../accounts/index.ts';
import type { AudioEventRow, EventRange } from './audio-event-tables.ts';
import type { IntactSound } from './intact-sound.ts';

/** An event about to be. */
export interface NewAudioEvent {
  readonly type_name: Cart['type_name'];
  readonly origin: AudioEventRow['origin'];
  readonly title: string;
  readonly artist?: string;
  readonly identifier?: string;
  readonly category: string;
  readonly transcript?: string | null;
  /** When it aired; now where it was made by somebody. Unix seconds; the id follows from it. */
  readonly started_at: number;
  readonly loudness?: number | null;
  /** At least one, in playing order. */
  readonly ranges: readonly EventRange[];
}

/** A segment that was added to a log. */
export type LoggedSegment = Pick<SegmentRecord, 'n' | 'frames' | 'started_at_ms'>;

/** The end of a station's broadcast log. */
export interface Log {
  readonly streamId: number;
  readonly last: LoggedSegment | null;
  /**
   * Adds a segment: bytes first, then, in one transaction, its row and what `within` writes.
   * @throws an AudioError `disk_full`.
   */
  append(
    segment: { readonly started_at_ms: number; readonly data: Uint8Array; readonly peaks: Int8Array },
    within: (transaction: Transaction, segment: LoggedSegment) => Promise<void>,
  ): Promise<void>;
}

/** Logged and uploaded audio: which pieces there are and where their sound lies. */
export interface AudioEvents extends Feature {
  /**
   * Events of a station in the order asked for, an id as often as it was asked for.
   * @throws audio-events.gone (410) where one is not there, or no longer has audio.
   */
  byIds(stationId: number, ids: readonly number[]): Promise<AudioEventRow[]>;
  /** Which of these are events of the station with audio. */
  known(stationId: number, ids: readonly number[]): Promise<number[]>;
  /** Which of these are uploads in the station's library. */
  uploads(stationId: number, ids: readonly number[]): Promise<number[]>;
  /** One event, also one whose audio is gone; null where the station has none of that id. */
  find(stationId: number, id: number): Promise<AudioEventRow | null>;
  /**
   * Events of the station's log that began within a span, in the order aired; not those whose audio is gone.
   * @param span Unix seconds; `to` is not part of it
   * @param categories names; none for all
   */
  logged(stationId: number, span: { from: number; to: number }, categories: readonly string[]): Promise<AudioEventRow[]>;
  /** Whether somebody may know of an event at a station that they may enter. */
  mayHear(person: Person, station: Station, event: AudioEventRow): boolean;
  present(rows: readonly AudioEventRow[]): AudioEvent[];
  /** Seconds. */
  durationOf(row: AudioEventRow): number;
  /**
   * The sound of an event, ready for `engine.render`: its segments with trims that fall on frames.
   * @throws audio-events.gone
   */
  partsOf(row: AudioEventRow): Promise<EpisodePart[]>;
  /**
   * The same without what is damaged in the archive, which is left out as gaps are; reads all of it.
   * @throws audio-events.gone
   */
  intactSoundOf(row: AudioEventRow): Promise<IntactSound>;
  /**
   * The waveform of the broadcast by the clock, whatever events it was cut into.
   * @param span Unix seconds; `to` is not part of it
   */
  broadcastPeaks(stationId: number, span: { from: number; to: number }, points: number): Promise<LogPeaks>;
  /** Times of five seconds and more at which nothing was to be heard of the broadcast, in order; those that touch the span (Unix seconds). */
  silences(stationId: number, span: { from: number; to: number }): Promise<LogSilence[]>;
  /** Keeps the audio of these events as long as the owner (`episode:12`) holds them; replaces what it held before. */
  hold(transaction: Transaction, owner: string, eventIds: readonly number[]): Promise<void>;
  release(transaction: Transaction, owner: string): Promise<void>;
  /** Id of an event's address; null for any other text. Says nothing about which station has it. */
  idOfUri(uri: string): number | null;

  /** Makes events and tells the station, when and if the transaction commits. Answers them in order. */
  add(transaction: Transaction, station: Station, events: readonly NewAudioEvent[]): Promise<AudioEventRow[]>;
  /** The station's log, to write at its end. */
  log(stationId: number): Promise<Log>;
  /** Commits the segments of a sound that is in the archive under a stream name of its own. Answers the range of all of it. */
  addSound(transaction: Transaction, stationId: number, segments: readonly SegmentRecord[]): Promise<EventRange>;
  /** Writes many segments at the end of a log at once, whose bytes lie in the files of `addSound`. Answers the first one's number. */
  borrow(
    transaction: Transaction,
    stationId: number,
    segments: readonly Omit<SegmentRecord, 'n' | 'stream'>[],
  ): Promise<{ streamId: number; firstN: number }>;
  /** Truncates what a crash left behind the last committed segments. For the process that records, before it appends anything. */
  recoverLogs(): Promise<void>;
  /** Plans the deletion of old audio. */
  start(): Promise<void>;
}
