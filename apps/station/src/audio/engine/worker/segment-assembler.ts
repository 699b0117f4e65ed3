import { AdtsCutter, type AdtsPiece } from '../../adts/adts-cutter.ts';
import { FRAME_SAMPLES } from '../../audio-format.ts';
import type { LoudnessBin } from '../../loudness/loudness-bin.ts';
import { LoudnessMeter } from '../../loudness/loudness-meter.ts';
import { storeLoudness } from '../../loudness/stored-loudness.ts';
import { PeakMeter } from '../../peaks/peak-meter.ts';
import type { EncodedSegment } from '../encoded-segment.ts';
import { SampleQueue } from './sample-queue.ts';

const CHANNELS = 2;

/** Frames of a segment; `isPriming` if no audio comes from them. */
type NewPiece = AdtsPiece & { isPriming?: boolean };

/**
 * Joins the two outputs of one ffmpeg: AAC frames, and the stereo samples that they encode. A segment is ready
 * when both have arrived, with the peaks and levels of exactly its samples (frame k holds the samples from k × 1024 on).
 */
export class SegmentAssembler {
  readonly #cutter: AdtsCutter;
  readonly #samples = new SampleQueue();
  readonly #loudness = new LoudnessMeter();
  /** Levels of all segments so far; null unless they are wanted. */
  readonly #bins: LoudnessBin[] | null;
  readonly #pieces: (NewPiece & { encoded_at_ms: number; run: number })[] = [];
  #samplesEnded = false;
  #encodedAt = 0;
  #run = 0;

  /**
   * @param keepsLevels Whether `levels` returns the levels of all segments; live audio has no end.
   * @param keepsPriming Whether the encoder's first frame, from which no audio comes, is a segment of its own before the others.
   */
  constructor({
    keepsLevels = false,
    keepsPriming = false,
  }: { keepsLevels?: boolean; keepsPriming?: boolean } = {}) {
    this.#bins = keepsLevels ? [] : null;
    const onDrop = (data: Buffer) => this.#keep([{ data, frames: 1, isPriming: true }]);
    this.#cutter = new AdtsCutter({ dropFrames: 1, onDrop: keepsPriming ? onDrop : undefined });
  }

  /** Levels of all segments so far. */
  get levels(): readonly LoudnessBin[] {
    return this.#bins ?? [];
  }

  /** When AAC frames last came out of the encoder, Unix milliseconds; 0 before the first. */
  get encodedAt(): number {
    return this.#encodedAt;
  }

  pushAac(chunk: Uint8Array): void {
    this.#encodedAt = Date.now();
    this.#keep(this.#cutter.push(chunk));
  }

  pushSamples(samples: Int16Array): void {
    this.#samples.push(samples);
  }

  /** Ends the current segment early, after the frames encoded so far. */
  cut(): void {
    const rest = this.#cutter.flush();
    if (rest) this.#keep([rest]);
    this.#run += 1;
  }

  endSamples(): void {
    this.#samplesEnded = true;
  }

  /** The next whole segment, if there is one. */
  next(): EncodedSegment | undefined {
    const [next] = this.#pieces;
    if (!next) return undefined;
    const { isPriming = false, ...piece } = next;
    const length = CHANNELS * piece.frames * FRAME_SAMPLES;
    const wanted = isPriming ? 0 : length;
    if (this.#samples.length < wanted && !this.#samplesEnded) return undefined;
    this.#pieces.shift();
    const meter = new PeakMeter(wanted / CHANNELS);
    // The encoder fills its last frame with silence, so the samples may end before the frames do.
    for (const samples of this.#samples.take(wanted)) {
      meter.push(samples);
      this.#loudness.push(samples);
    }
    const bins = this.#loudness.take();
    this.#bins?.push(...bins);
    const peaks = meter.finish();
    const { loudest, isOppositePhase, samples } = meter;
    return {
      ...piece,
      peaks,
      loudness: storeLoudness(bins),
      loudest,
      isOppositePhase,
      padding: length / CHANNELS - samples,
    };
  }

  #keep(pieces: NewPiece[]): void {
    for (const piece of pieces) this.#pieces.push({ ...piece, encoded_at_ms: Date.now(), run: this.#run });
  }
}
