import { framesToMs } from '../../../audio/index.ts';
import type { Tables } from '../../../platform/db/database.ts';
import type { EventRange } from '../audio-event-tables.ts';
import { segmentStarts, wordReach } from './derive-words.ts';
import type { SpokenWord } from './spoken-word.ts';
import type { StoredWord } from './word-tables.ts';
import { deleteEmptySources, putSegmentWords, segmentWords } from './words.repository.ts';

/** Removes the words whose middle lies in these ranges. */
export async function clearWords(db: Tables, ranges: readonly EventRange[]): Promise<void> {
  const touched = new Set<number>();
  for (const range of ranges) {
    const rows = await segmentWords(db, range.stream_id, range.first_n - wordReach, range.last_n);
    if (rows.length === 0) continue;
    const [starts, length] = [await segmentStarts(db, range), framesToMs(range.frames)];
    for (const row of rows) {
      const at = starts.get(row.n) ?? 0;
      const kept = row.words.filter(([start, end]) => {
        const middle = at + (start + end) / 2;
        return middle < 0 || middle >= length;
      });
      if (kept.length === row.words.length) continue;
      touched.add(row.transcript_id);
      await putSegmentWords(db, range.stream_id, { ...row, words: kept });
    }
  }
  await deleteEmptySources(db, [...touched]);
}

interface Placement {
  readonly transcriptId: number;
  /** Index of a speaker's label in the source. */
  readonly speakerIndex: (label: string | null) => number;
}

/** Stores words of the audio that ranges play with the segments in which they start. */
export async function placeWords(
  db: Tables,
  ranges: readonly EventRange[],
  words: readonly SpokenWord[],
  { transcriptId, speakerIndex }: Placement,
): Promise<void> {
  const bySegment = new Map<string, { stream: number; n: number; words: StoredWord[] }>();
  const placed: EventRange[] = [];
  let frames = 0;
  for (const range of ranges) {
    const from = framesToMs(frames);
    frames += range.frames;
    const to = framesToMs(frames);
    // A repeated stretch has its words already.
    if (placed.some((earlier) => overlaps(earlier, range))) continue;
    placed.push(range);
    const starts = [...(await segmentStarts(db, range))].filter(([n]) => n >= range.first_n);
    let index = 0;
    for (const { start, end, text, speaker, caption } of words) {
      const middle = (start + end) / 2;
      if (middle < from || middle >= to) continue;
      const at = Math.max(start, from) - from;
      // The first word of an overlapping caption is earlier than the last one before it.
      while (index > 0 && (starts[index]?.[1] ?? 0) > at) index -= 1;
      while (index + 1 < starts.length && (starts[index + 1]?.[1] ?? 0) <= at) index += 1;
      const [n, segmentAt] = starts[index] ?? [range.first_n, 0];
      const [starting, until] = [
        Math.round(at - segmentAt),
        Math.round(Math.min(end, to) - from - segmentAt),
      ];
      const word: StoredWord = [
        starting,
        until,
        text,
        speakerIndex(speaker),
        ...(caption === undefined ? ([] as const) : ([caption] as const)),
      ];
      const key = `${range.stream_id} ${n}`;
      const list = bySegment.get(key);
      if (list) list.words.push(word);
      else bySegment.set(key, { stream: range.stream_id, n, words: [word] });
    }
  }
  for (const { stream, n, words: stored } of bySegment.values())
    await putSegmentWords(db, stream, { n, transcript_id: transcriptId, words: stored });
}

/** A segment has fewer frames than this, so that a position in a stream is one number. */
const frameSpace = 10_000;

function overlaps(a: EventRange, b: EventRange): boolean {
  return a.stream_id === b.stream_id && startOf(a) < endOf(b) && startOf(b) < endOf(a);
}

const startOf = ({ first_n, skip_frames }: EventRange): number => first_n * frameSpace + skip_frames;

function endOf({ first_n, last_n, skip_frames, drop_frames, frames }: EventRange): number {
  if (first_n === last_n) return first_n * frameSpace + skip_frames + frames;
  // The length of the last segment is not known here; what it drops is at its end.
  return (last_n + 1) * frameSpace - drop_frames;
}
