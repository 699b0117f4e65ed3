import { SEGMENT_FRAMES } from '../audio-format.ts';
import { ADTS_HEADER_LENGTH, adtsFrameLength } from './adts-frame.ts';

/** A run of whole ADTS frames. */
export interface AdtsPiece {
  data: Buffer;
  frames: number;
}

/** Options of the cutter. */
export interface AdtsCutterOptions {
  framesPerPiece?: number;
  /** Frames to drop at the start: 1 drops the encoder's priming frame, after which frame k holds the samples from k × 1024 on. */
  dropFrames?: number;
  /** Receives each dropped frame. */
  onDrop?: ((frame: Buffer) => void) | undefined;
}

/** Cuts a byte stream of ADTS frames into pieces of equal frame count; chunks may have any size. */
export class AdtsCutter {
  readonly #framesPerPiece: number;
  readonly #onDrop: ((frame: Buffer) => void) | undefined;
  #drop: number;
  #bytes: Buffer = Buffer.alloc(0);
  /** Whole frames found so far, in #bytes before #scanned. */
  #frames = 0;
  #scanned = 0;

  constructor(options: AdtsCutterOptions = {}) {
    this.#framesPerPiece = options.framesPerPiece ?? SEGMENT_FRAMES;
    this.#drop = options.dropFrames ?? 0;
    this.#onDrop = options.onDrop;
  }

  /** Appends bytes and returns the pieces that they complete. Throws a RangeError when a frame does not start with a header. */
  push(chunk: Uint8Array): AdtsPiece[] {
    this.#bytes = this.#bytes.length === 0 ? Buffer.from(chunk) : Buffer.concat([this.#bytes, chunk]);
    const pieces: AdtsPiece[] = [];
    while (this.#scanned + ADTS_HEADER_LENGTH <= this.#bytes.length) {
      const length = adtsFrameLength(this.#bytes, this.#scanned);
      if (length === 0) throw new RangeError('not an ADTS frame');
      if (this.#scanned + length > this.#bytes.length) break;
      this.#scanned += length;
      if (this.#drop > 0) {
        this.#drop -= 1;
        const { data } = this.#take();
        this.#onDrop?.(data);
        continue;
      }
      this.#frames += 1;
      if (this.#frames === this.#framesPerPiece) pieces.push(this.#take());
    }
    return pieces;
  }

  /** Returns the whole frames held back so far, undefined when there are none. A torn frame stays. */
  flush(): AdtsPiece | undefined {
    return this.#frames > 0 ? this.#take() : undefined;
  }

  #take(): AdtsPiece {
    const piece = { data: this.#bytes.subarray(0, this.#scanned), frames: this.#frames };
    this.#bytes = this.#bytes.subarray(this.#scanned);
    this.#frames = 0;
    this.#scanned = 0;
    return piece;
  }
}
