import { applyFades } from '../../../data/timeline/index.ts';
import type { Pcm } from '../../../data/timeline/index.ts';
import type { PlaybackPlan, PlannedSpan } from '../../../data/timeline/index.ts';
import type { SegmentPlace, SegmentSource } from '../../../data/timeline/index.ts';
import { applyLevel } from '../level/apply-level.ts';

/** A sample of the timeline. */
export interface Cursor {
  /** Index of the span. */
  index: number;
  /** Sample in the span. */
  sample: number;
}

/** Faded samples that play without a break. */
export interface Piece {
  span: PlannedSpan;
  fromSample: number;
  toSample: number;
  pcm: Pcm;
  /** Ad markers that sound at its start. */
  adsBefore: number;
}

interface PieceReaderOptions {
  from: Cursor;
  loop: { start: Cursor; end: Cursor } | null;
  /** Called with the name of an item of which a part could not be loaded. */
  onFailure: (name: string) => void;
}

/** Failed parts in a row after which reading ends: the station is not reachable. */
const mostFailures = 4;

/** Reads the pieces of a plan in playing order, segment by segment, and continues after parts that do not load. */
export class PieceReader {
  readonly #source: SegmentSource;
  readonly #plan: PlaybackPlan;
  readonly #options: PieceReaderOptions;
  #cursor: Cursor;
  /** The segment that plays before the cursor; null after a jump. */
  #before: SegmentPlace | null = null;
  #failures = 0;

  constructor(source: SegmentSource, plan: PlaybackPlan, options: PieceReaderOptions) {
    this.#source = source;
    this.#plan = plan;
    this.#options = options;
    this.#cursor = options.from;
  }

  /** Whether everything was read. */
  get isAtEnd(): boolean {
    return this.#cursor.index >= this.#plan.spans.length;
  }

  /** Loads the first piece, so that `next` resolves at once. */
  async prepare(): Promise<void> {
    const span = this.#plan.spans[this.#cursor.index];
    const segment = span && (await this.#segmentAt(span).catch(() => null));
    if (segment) await this.#source.load(segment.place, null).catch(() => undefined);
  }

  /** The next piece; null at the end, or if too many parts in a row could not be loaded. */
  async next(): Promise<Piece | null> {
    while (this.#failures < mostFailures) {
      this.#wrap();
      const span = this.#plan.spans[this.#cursor.index];
      if (!span) return null;
      const read = await this.#read(span);
      if (read) return read;
    }
    return null;
  }

  /** Jumps from the end of the loop to its start. */
  #wrap(): void {
    const { loop } = this.#options;
    if (!loop) return;
    const { index, sample } = this.#cursor;
    if (index < loop.end.index || (index === loop.end.index && sample < loop.end.sample)) return;
    this.#cursor = loop.start;
    this.#before = null;
  }

  /** The piece at the cursor; null if there is none, or it failed to load. The cursor moves behind it. */
  async #read(span: PlannedSpan): Promise<Piece | null> {
    const { index, sample: fromSample } = this.#cursor;
    const skipTo = (cursor: Cursor) => {
      this.#cursor = cursor;
      return null;
    };
    const fail = (cursor: Cursor) => {
      this.#failures += 1;
      this.#before = null;
      this.#options.onFailure(span.name);
      return skipTo(cursor);
    };
    const nextSpan = { index: index + 1, sample: 0 };
    let segment;
    try {
      segment = await this.#segmentAt(span);
    } catch {
      return fail(nextSpan);
    }
    if (!segment) return skipTo(nextSpan);
    const { place, start, end, total } = segment;
    let samples;
    try {
      samples = await this.#source.load(place, this.#before);
    } catch {
      return fail({ index, sample: end });
    }
    const toSample = this.#endBefore(end);
    const pcm: Pcm = [
      samples[0].slice(fromSample - start, toSample - start),
      samples[1].slice(fromSample - start, toSample - start),
    ];
    applyFades(pcm, span.audio, fromSample, total);
    applyLevel(pcm, span.audio, fromSample);
    this.#failures = 0;
    this.#before = place;
    this.#cursor = { index, sample: toSample };
    return { span, fromSample, toSample, pcm, adsBefore: fromSample === 0 ? span.adsBefore : 0 };
  }

  /** A segment's end, or the loop's if that comes first. */
  #endBefore(end: number): number {
    const limit = this.#options.loop?.end;
    return limit?.index === this.#cursor.index ? Math.min(end, limit.sample) : end;
  }

  /** The segment at the cursor; null beyond the end of the span. */
  async #segmentAt({ eventId }: PlannedSpan) {
    const { sample } = this.#cursor;
    const lengths = await this.#source.lengthsOf(eventId);
    const total = lengths.reduce((sum, length) => sum + length, 0);
    let start = 0;
    for (const [n, length] of lengths.entries()) {
      if (sample < start + length) return { place: { eventId, n }, start, end: start + length, total };
      start += length;
    }
    return null;
  }
}
