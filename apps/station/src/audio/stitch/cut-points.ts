import { parseAdtsFrame } from '../adts/adts-frame.ts';
import { FRAME_SAMPLES } from '../audio-format.ts';
import { id3Bytes, isMp3Header, type AudioFrame, readMp3Frame } from '../mpeg/mp3-frame.ts';

/** A border between two frames at which other audio can be inserted. */
export interface CutPoint {
  /** Bytes of the file before the border. */
  readonly offset: number;
  /** Frames of audio before the border. */
  readonly frames: number;
  /** Bytes of main data before the border that the next frame needs, base64; empty for none. */
  readonly reservoir: string;
}

/** The frames of an mp3 or ADTS file, and borders in it. */
export interface FileCuts {
  /** Bytes of the tag before the first frame. */
  readonly tag: number;
  /** The header of the first frame, base64; empty for ADTS. */
  readonly header: string;
  readonly sampleRate: number;
  readonly channels: number;
  /** Borders at the start, the given positions and the end of the audio. */
  readonly start: CutPoint;
  readonly cuts: readonly CutPoint[];
  readonly end: CutPoint;
}

/** Samples by which LAME and a decoder delay the audio of an mp3. */
const mp3Delay = 576 + 529;
/** Bytes of main data that a frame may need at most. */
const longestReservoir = 511;
/** Bytes that a frame has at most. */
const longestFrame = 8192;

interface Scan {
  readonly frames: number;
  readonly offset: number;
  readonly reservoir: number;
}

interface Reader {
  /** Samples of a frame, and those that the decoder delays. */
  readonly delay: number;
  /** Reads the frame at an offset; null where there is none. */
  read(data: Uint8Array, at: number): AudioFrame | null;
}

const readers: Readonly<Record<'mp3' | 'aac', Reader>> = {
  mp3: { delay: mp3Delay, read: readMp3Frame },
  aac: { delay: 0, read: readAdtsFrame },
};

/**
 * Finds the borders of frames that are nearest to positions of the audio, in samples of its start; they rise. Reads the
 * file once. Null if it is not whole frames of one format at 44.1 kHz.
 */
export async function findCutPoints(
  source: AsyncIterable<Uint8Array>,
  format: 'mp3' | 'aac',
  positions: readonly number[],
): Promise<FileCuts | null> {
  const scanner = new FrameScanner(readers[format], format, positions);
  for await (const chunk of source) if (!scanner.push(chunk)) break;
  return scanner.finish();
}

class FrameScanner {
  readonly #reader: Reader;
  readonly #format: 'mp3' | 'aac';
  readonly #positions: readonly number[];
  readonly #cuts: CutPoint[] = [];
  #data: Uint8Array = new Uint8Array(0);
  /** Bytes of the file before `data`. */
  #base = 0;
  #at = 0;
  #tag: number | null = null;
  #frames = 0;
  #first: { header: string; sampleRate: number; channels: number; samples: number; start: CutPoint } | null =
    null;
  #history: Uint8Array = new Uint8Array(0);
  #isBroken = false;
  #hasEnded = false;

  constructor(reader: Reader, format: 'mp3' | 'aac', positions: readonly number[]) {
    this.#reader = reader;
    this.#format = format;
    this.#positions = positions;
  }

  /** Returns whether more bytes are of use. */
  push(chunk: Uint8Array): boolean {
    this.#data = Buffer.concat([this.#data.subarray(this.#at), chunk]);
    this.#base += this.#at;
    this.#at = 0;
    this.#scan(longestFrame);
    return !this.#hasEnded && !this.#isBroken;
  }

  finish(): FileCuts | null {
    this.#scan(0);
    if (this.#isBroken || !this.#first) return null;
    const { start, header, sampleRate, channels } = this.#first;
    if (sampleRate !== 44_100) return null;
    const end = { offset: this.#base + this.#at, frames: this.#frames, reservoir: '' };
    const cuts = [...this.#cuts];
    while (cuts.length < this.#positions.length) cuts.push(end);
    return { tag: this.#tag ?? 0, header, sampleRate, channels, start, cuts, end };
  }

  #scan(ahead: number): void {
    if (this.#tag === null) {
      if (this.#data.length < Math.max(10, ahead)) return;
      this.#tag = id3Bytes(this.#data);
      this.#at = this.#tag;
    }
    while (!this.#hasEnded && this.#at + Math.max(8, ahead) <= this.#data.length) {
      const frame = this.#reader.read(this.#data, this.#at);
      if (!frame || this.#at + frame.bytes > this.#data.length) {
        this.#hasEnded = true;
        return;
      }
      this.#take(frame);
    }
  }

  #take(frame: NonNullable<ReturnType<Reader['read']>>): void {
    const at = this.#at;
    this.#at += frame.bytes;
    if (!this.#first) {
      if (this.#format === 'mp3' && isMp3Header(this.#data, at, frame)) return;
      const header =
        this.#format === 'mp3' ? Buffer.from(this.#data.subarray(at, at + 4)).toString('base64') : '';
      const { sampleRate, channels, samples } = frame;
      this.#first = {
        header,
        sampleRate,
        channels,
        samples,
        start: { offset: this.#base + at, frames: 0, reservoir: '' },
      };
    }
    if (frame.sampleRate !== this.#first.sampleRate || frame.channels !== this.#first.channels)
      this.#isBroken = true;
    this.#cut({ frames: this.#frames, offset: this.#base + at, reservoir: frame.reservoir });
    this.#frames += 1;
    if (this.#format === 'mp3') {
      const main = this.#data.subarray(at + frame.prefix, at + frame.bytes);
      this.#history = Buffer.concat([this.#history, main]).subarray(-longestReservoir);
    }
  }

  #cut({ frames, offset, reservoir }: Scan): void {
    const samples = this.#first?.samples ?? FRAME_SAMPLES;
    for (;;) {
      const position = this.#positions[this.#cuts.length];
      if (position === undefined || frames < Math.round((position + this.#reader.delay) / samples)) return;
      const bytes = reservoir === 0 ? new Uint8Array(0) : this.#history.subarray(-reservoir);
      if (bytes.length < reservoir) this.#isBroken = true;
      this.#cuts.push({ offset, frames, reservoir: Buffer.from(bytes).toString('base64') });
    }
  }
}

function readAdtsFrame(data: Uint8Array, at: number) {
  const frame = parseAdtsFrame(data, at);
  if (!frame) return null;
  const { length: bytes, headerLength: prefix, sampleRate, channels } = frame;
  return { bytes, samples: FRAME_SAMPLES, sampleRate, channels, prefix, reservoir: 0 };
}
