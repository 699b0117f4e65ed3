import type { Recording, RecordingState, StreamKind } from '@postkit/sdk/schema';
import type { AudioArrival, RecorderAddress } from '../../audio/index.ts';
import { decibelsOf, isSilence } from './segment-level.ts';

/** A condition, its start (Unix milliseconds), and the reason. */
interface Condition {
  readonly state: RecordingState;
  readonly since_ms: number | null;
  readonly error: string;
}

/** A connection whose audio arrives. */
export interface ArrivingAudio extends AudioArrival {
  readonly address: RecorderAddress;
  /** When it began, Unix milliseconds. */
  readonly at_ms: number;
}

/** A segment that was stored. */
export interface StoredSegment {
  /** The connection that it came from. */
  readonly connection: number;
  readonly started_at_ms: number;
  readonly end_ms: number;
  /** Largest amplitude, full scale 32,768. */
  readonly loudest: number;
  readonly isOppositePhase: boolean;
  /** Start of the silence at the end of the segment; its end if it does not end in silence. */
  readonly quiet_from_ms: number;
}

export const notRecording: Recording = {
  state: 'off',
  since: null,
  error: '',
  recorded_address: null,
  recorded_kind: null,
  main_error: '',
  title: '',
  level: null,
  is_opposite_phase: false,
  connected_at: null,
  last_segment_at: null,
};

/** A shorter silence is a pause in the program. */
const leastSilenceMs = 10_000;

const off: Condition = { state: 'off', since_ms: null, error: '' };

/** Derives the state of a recorder from its events, and reports each change. */
export class RecordingMonitor {
  #connection = off;
  /** Audio that arrives and of which no segment is stored yet: it may not be what it seems. */
  #arriving: ArrivingAudio | null = null;
  /** Why segments are not stored, while they are not. */
  #fault: Condition | null = null;
  #quiet: { from_ms: number; to_ms: number } | null = null;
  /** When audio was stored again after a fault or a silence. */
  #good_ms: number | null = null;
  #address: RecorderAddress = 'main';
  #kind: StreamKind = 'http';
  /** Why the main address failed, until it is recorded again. */
  #main_error = '';
  #title = '';
  #level: number | null = null;
  #isOppositePhase = false;
  #last_segment_ms: number | null = null;
  #current: Recording = notRecording;
  readonly #report: (recording: Recording) => void;

  constructor(report: (recording: Recording) => void) {
    this.#report = report;
  }

  get recording(): Recording {
    return this.#current;
  }

  /** The recorder starts. `title` and the last segment are from an earlier recording. */
  started(
    at_ms: number,
    { title, last_segment_ms }: { title: string; last_segment_ms: number | null },
  ): void {
    this.#title = title;
    this.#last_segment_ms = last_segment_ms;
    this.#connect({ state: 'connecting', since_ms: at_ms, error: '' });
  }

  /** Audio starts to arrive. The state follows with its first segment. */
  arrived(audio: ArrivingAudio): void {
    this.#arriving = audio;
  }

  /**
   * @param since_ms when the audio stopped
   * @param address the address that failed
   */
  lost(since_ms: number, error: string, address: RecorderAddress): void {
    this.#arriving = null;
    if (address === 'main') this.#main_error = error;
    const reasons = address === 'main' ? error : `${this.#main_error} Fallback: ${error}`;
    this.#connect({
      state: 'lost',
      since_ms: this.#connection.state === 'lost' ? this.#connection.since_ms : since_ms,
      error: reasons,
    });
  }

  stopped(): void {
    this.#arriving = null;
    this.#fault = null;
    this.#connect(off);
  }

  announced(title: string): void {
    this.#title = title;
    this.#update();
  }

  /** A segment could not be stored; all audio from `since_ms` is missing until one is. */
  failed(state: 'lost' | 'disk_full', since_ms: number, error: string): void {
    this.#confirm();
    this.#fault = { state, since_ms: this.#fault?.since_ms ?? since_ms, error };
    this.#update();
  }

  stored(segment: StoredSegment): void {
    if (segment.connection === this.#arriving?.connection) this.#confirm();
    if (this.#fault) this.#good_ms = segment.started_at_ms;
    this.#fault = null;
    this.#last_segment_ms = segment.started_at_ms;
    this.#level = decibelsOf(segment.loudest);
    this.#isOppositePhase = segment.isOppositePhase;
    this.#hear(segment);
    this.#update();
  }

  /** The arriving audio is what the recorder records. */
  #confirm(): void {
    if (!this.#arriving) return;
    const { address, kind, isSwitch, at_ms } = this.#arriving;
    this.#arriving = null;
    this.#address = address;
    this.#kind = kind;
    if (address === 'main') this.#main_error = '';
    if (isSwitch) return;
    this.#good_ms = null;
    this.#quiet = null;
    this.#connection = { state: 'recording', since_ms: at_ms, error: '' };
  }

  #hear({ loudest, started_at_ms, end_ms, quiet_from_ms }: StoredSegment): void {
    const isSilent = isSilence(loudest);
    if (isSilent) this.#quiet = { from_ms: this.#quiet?.from_ms ?? started_at_ms, to_ms: end_ms };
    else {
      if (this.#isSilent()) this.#good_ms = started_at_ms;
      this.#quiet = quiet_from_ms < end_ms ? { from_ms: quiet_from_ms, to_ms: end_ms } : null;
    }
  }

  #isSilent(): boolean {
    return this.#quiet !== null && this.#quiet.to_ms - this.#quiet.from_ms >= leastSilenceMs;
  }

  #connect(connection: Condition): void {
    this.#connection = connection;
    if (connection.state !== 'recording') this.#level = null;
    this.#update();
  }

  #condition(): Condition {
    const connection = this.#connection;
    const fault = this.#fault;
    if (connection.state === 'lost')
      return { ...connection, since_ms: Math.min(connection.since_ms ?? 0, fault?.since_ms ?? Infinity) };
    if (connection.state !== 'recording') return connection;
    if (fault) return fault;
    if (this.#quiet && this.#isSilent()) return { state: 'silent', since_ms: this.#quiet.from_ms, error: '' };
    return { ...connection, since_ms: this.#good_ms ?? connection.since_ms };
  }

  #update(): void {
    const { state, since_ms, error } = this.#condition();
    const isConnected = this.#connection.state === 'recording';
    const isRecorded = state === 'recording' || state === 'silent';
    const next: Recording = {
      state,
      since: seconds(since_ms),
      error,
      recorded_address: isConnected ? this.#address : null,
      recorded_kind: isConnected ? this.#kind : null,
      main_error: isConnected ? this.#main_error : '',
      title: this.#title,
      level: isRecorded ? this.#level : null,
      is_opposite_phase: isRecorded && this.#level !== null && this.#isOppositePhase,
      connected_at: isConnected ? seconds(this.#connection.since_ms) : null,
      last_segment_at: seconds(this.#last_segment_ms),
    };
    if (JSON.stringify(next) === JSON.stringify(this.#current)) return;
    this.#current = next;
    this.#report(next);
  }
}

function seconds(ms: number | null): number | null {
  return ms === null ? null : Math.floor(ms / 1000);
}
