import { z } from 'zod';
import { framesToMs, msToFrames } from '../../audio/index.ts';

const piece = z.object({
  title: z.string(),
  started_at_ms: z.number(),
  first_n: z.int(),
  last_n: z.int(),
  skip_frames: z.int(),
  drop_frames: z.int(),
  frames: z.int(),
});

/** The state of cutting a log into events. Stored with every segment, so that a crash loses nothing. */
export const logCut = z.object({
  /** The last title from the stream; empty if the stream cleared it, null if there was none since the audio started. */
  title: z.string().nullable(),
  /** The piece that is still growing. */
  open: piece.nullable(),
  /** Titles whose audio has not arrived yet. */
  waiting: z.array(z.object({ title: z.string(), at_ms: z.number() })),
  /** Unix milliseconds at the end of the last segment. */
  end_ms: z.number().nullable(),
  /** Unix milliseconds up to which the carts of a playout system are events; null for a log that titles cut. */
  carts_ms: z.number().nullable().default(null),
  /** The same moment as the playout system says it; the cut itself falls on the sound. Null if it is the same. */
  planned_ms: z.number().nullable().default(null),
});
export type LogCut = z.output<typeof logCut>;

/** A piece of the log with one title. */
export type LogPiece = z.output<typeof piece>;

/** The properties of a segment that cutting needs. */
export interface CutSegment {
  readonly n: number;
  readonly frames: number;
  readonly started_at_ms: number;
}

export interface CutResult {
  readonly cut: LogCut;
  /** Pieces that have ended, in order. */
  readonly pieces: LogPiece[];
  /** Time without audio before the segment. */
  readonly gap: { from_ms: number; to_ms: number } | null;
}

export const freshCut: LogCut = {
  title: null,
  open: null,
  waiting: [],
  end_ms: null,
  carts_ms: null,
  planned_ms: null,
};

/** A shorter piece is a jingle between two titles, and becomes part of the next one. */
const shortest = msToFrames(4_000);
/** A longer piece is cut, so that a long talk appears while it is on air. */
const longest = msToFrames(600_000);
/** Shorter ones come from rounding. */
const gapMs = 250;
/** A shorter gap does not end a piece: the stream only stuttered. */
const endingGapMs = 10_000;

/** Stores a title; its audio comes with a later segment. */
export function announceTitle(cut: LogCut, title: string, at_ms: number): LogCut {
  return {
    ...cut,
    waiting: [...cut.waiting, { title, at_ms }].toSorted((one, other) => one.at_ms - other.at_ms),
  };
}

/** Adds a segment to the log and cuts it where the announced titles start. */
export function takeSegment(cut: LogCut, segment: CutSegment): CutResult {
  const gap = gapBefore(cut, segment);
  const ended = gap !== null && gap.to_ms - gap.from_ms >= endingGapMs;
  const cutter = new Cutter(ended ? null : cut.title, ended ? null : cut.open, segment);
  if (ended && cut.open) cutter.pieces.push(cut.open);

  const end_ms = segment.started_at_ms + framesToMs(segment.frames);
  const due = cut.waiting.filter(({ at_ms }) => at_ms < end_ms);
  for (const { title, at_ms } of due) {
    cutter.advanceTo(msToFrames(at_ms - segment.started_at_ms));
    cutter.changeTitle(title);
  }
  cutter.advanceTo(segment.frames);
  if (cutter.open && cutter.open.frames >= longest) cutter.close();
  const waiting = cut.waiting.filter(({ at_ms }) => at_ms >= end_ms);
  return {
    cut: { ...freshCut, title: cutter.title, open: cutter.open, waiting, end_ms },
    pieces: cutter.pieces,
    gap,
  };
}

/** Ends the log, for example when the recording is stopped. Also cuts a short piece, because nothing follows it. */
export function endLog(cut: LogCut): { cut: LogCut; pieces: LogPiece[] } {
  return { cut: { ...freshCut, end_ms: cut.end_ms }, pieces: cut.open ? [cut.open] : [] };
}

/** Time without audio before a segment. */
export function gapBefore(
  { end_ms }: Pick<LogCut, 'end_ms'>,
  { started_at_ms }: CutSegment,
): CutResult['gap'] {
  if (end_ms === null || started_at_ms - end_ms < gapMs) return null;
  return { from_ms: Math.round(end_ms), to_ms: started_at_ms };
}

/** Processes one segment. */
class Cutter {
  title: string | null;
  open: LogPiece | null;
  readonly pieces: LogPiece[] = [];
  readonly #segment: CutSegment;
  #at = 0;

  constructor(title: string | null, open: LogPiece | null, segment: CutSegment) {
    this.title = title;
    this.open = open;
    this.#segment = segment;
  }

  /** Adds the frames up to a position in the segment to the open piece. */
  advanceTo(place: number): void {
    const frames = Math.min(this.#segment.frames, place) - this.#at;
    if (frames <= 0) return;
    const { n } = this.#segment;
    const open = this.open ?? this.#begin();
    this.#at += frames;
    this.open = {
      ...open,
      last_n: n,
      drop_frames: this.#segment.frames - this.#at,
      frames: open.frames + frames,
    };
  }

  changeTitle(title: string): void {
    const before = this.title;
    // A connection that starts without a title has announced none.
    this.title = title === '' ? before && '' : title;
    if (!this.open || title === (before ?? '')) return;
    // Audio before the first title does not belong to it, even if it is short.
    if (before !== null && this.open.frames < shortest) this.open = { ...this.open, title };
    else this.close();
  }

  close(): void {
    if (this.open) this.pieces.push(this.open);
    this.open = null;
  }

  #begin(): LogPiece {
    const { n, started_at_ms } = this.#segment;
    return {
      title: this.title ?? '',
      started_at_ms: Math.round(started_at_ms + framesToMs(this.#at)),
      first_n: n,
      last_n: n,
      skip_frames: this.#at,
      drop_frames: 0,
      frames: 0,
    };
  }
}
