import { framesToMs } from '../../../audio/index.ts';
import type { Tables } from '../../../platform/db/database.ts';
import type { EventRange } from '../audio-event-tables.ts';
import type { EventWord } from './spoken-word.ts';
import type { WordSource } from './word-tables.ts';
import { segmentFrames, segmentWords, sourcesByIds } from './words.repository.ts';

/** A stretch of a stream: so many frames from a frame of a segment on. */
export interface StreamSpan {
  readonly stream_id: number;
  readonly first_n: number;
  /** The last segment to read; it may lie behind the end. */
  readonly last_n: number;
  readonly skip_frames: number;
  readonly frames: number;
}

/** A word may start in a segment before the one in which its middle is heard. */
export const wordReach = 2;
/** Words in a longer stretch between two ranges were not cut out, but lie between two recordings. */
const longestCutMs = 600_000;

export interface DerivedWords {
  readonly words: readonly EventWord[];
  readonly sources: ReadonlyMap<number, WordSource>;
}

/** The words that ranges play, in order, and the words in the audio removed between neighbouring ranges. */
export async function deriveWords(db: Tables, ranges: readonly EventRange[]): Promise<DerivedWords> {
  const found: (Omit<EventWord, 'speaker'> & { index: number })[] = [];
  let frames = 0;
  for (const [position, range] of ranges.entries()) {
    const before = ranges[position - 1];
    const removed = before && (await cutBetween(db, before, range));
    const at = Math.round(framesToMs(frames));
    if (removed)
      found.push(
        ...(await spanWords(db, removed)).map((word) => ({ ...word, start: at, end: at, cut: true })),
      );
    const offset = framesToMs(frames);
    for (const word of await spanWords(db, range))
      found.push({
        ...word,
        start: Math.round(word.start + offset),
        end: Math.round(word.end + offset),
        cut: false,
      });
    frames += range.frames;
  }
  const sources = await sourcesByIds(db, [...new Set(found.map(({ transcriptId }) => transcriptId))]);
  const labels = new Map(
    [...sources].map(([id, { speakers }]) => [id, JSON.parse(speakers) as { label: string }[]]),
  );
  const words = found.map(({ index, ...word }) => ({
    ...word,
    speaker: labels.get(word.transcriptId)?.[index]?.label ?? null,
  }));
  return { words, sources };
}

/** Words whose middle lies in a stretch, in order; times from its start, cut at its ends. */
async function spanWords(db: Tables, span: StreamSpan) {
  const rows = await segmentWords(db, span.stream_id, span.first_n - wordReach, span.last_n);
  if (rows.length === 0) return [];
  const starts = await segmentStarts(db, span);
  const length = framesToMs(span.frames);
  const words = rows.flatMap(({ n, transcript_id, words: stored }) => {
    const at = starts.get(n);
    if (at === undefined) return [];
    return stored.flatMap(([start, end, text, index, caption]) => {
      const middle = at + (start + end) / 2;
      if (middle < 0 || middle >= length) return [];
      return [
        {
          start: Math.max(0, at + start),
          end: Math.min(length, at + end),
          text,
          index,
          caption,
          transcriptId: transcript_id,
        },
      ];
    });
  });
  return captionAfterCaption(words);
}

/** Words in the order of their starts; those of overlapping captions are not mixed, but each caption follows the one before it. */
function captionAfterCaption<Word extends Pick<EventWord, 'start' | 'caption' | 'transcriptId'>>(
  words: readonly Word[],
): Word[] {
  const starts = new Map<string, number>();
  const keyOf = ({ caption, transcriptId }: Word) => `${transcriptId} ${caption}`;
  const numbered = words.flatMap(({ caption, ...word }) =>
    caption === undefined ? [] : [{ ...word, caption }],
  );
  // A copy may begin in the middle of a caption, behind the start of the next one.
  let [before, latest]: [Pick<Word, 'transcriptId'> | undefined, number] = [undefined, 0];
  for (const word of numbered.toSorted(
    (a, b) => a.transcriptId - b.transcriptId || a.caption - b.caption || a.start - b.start,
  )) {
    const key = `${word.transcriptId} ${word.caption}`;
    if (starts.has(key)) continue;
    latest = before?.transcriptId === word.transcriptId ? Math.max(latest, word.start) : word.start;
    starts.set(key, latest);
    before = word;
  }
  const placed = words.map((word) => ({ word, start: starts.get(keyOf(word)) ?? word.start }));
  return placed
    .toSorted((a, b) => a.start - b.start || (a.word.caption ?? -1) - (b.word.caption ?? -1))
    .map(({ word }) => word);
}

/** Milliseconds at which the segments of a stretch start, from its own start; the ones before it are negative. */
export async function segmentStarts(
  db: Tables,
  { stream_id, first_n, last_n, skip_frames }: StreamSpan,
): Promise<Map<number, number>> {
  const segments = await segmentFrames(db, stream_id, first_n - wordReach, last_n);
  const first = segments.findIndex(({ n }) => n === first_n);
  const starts = new Map<number, number>();
  let frames =
    -skip_frames - segments.slice(0, Math.max(0, first)).reduce((sum, segment) => sum + segment.frames, 0);
  for (const segment of segments) {
    starts.set(segment.n, framesToMs(frames));
    frames += segment.frames;
  }
  return starts;
}

/** The audio between two ranges of one stream; null if they touch, or are no neighbours. */
async function cutBetween(db: Tables, before: EventRange, after: EventRange): Promise<StreamSpan | null> {
  if (before.stream_id !== after.stream_id || after.first_n < before.last_n) return null;
  const segments = await segmentFrames(db, before.stream_id, before.last_n, after.first_n);
  const last = segments[0];
  if (!last || segments.at(-1)?.n !== after.first_n) return null;
  const skip_frames = last.frames - before.drop_frames;
  const frames =
    segments.slice(0, -1).reduce((sum, segment) => sum + segment.frames, 0) + after.skip_frames - skip_frames;
  if (frames <= 0 || framesToMs(frames) > longestCutMs) return null;
  return { stream_id: before.stream_id, first_n: before.last_n, last_n: after.first_n, skip_frames, frames };
}
