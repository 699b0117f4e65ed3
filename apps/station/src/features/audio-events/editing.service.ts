import type { EpisodeRule } from '@postkit/sdk/schema';
import { framesToMs, isPriming, msToFrames, SEGMENT_FRAMES } from '../../audio/index.ts';
import type { StationContext } from '../../context.ts';
import type { Tables } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import type { Categories } from '../categories/index.ts';
import { fail } from './audio-event-errors.ts';
import type { AudioEventRow, EventRange } from './audio-event-tables.ts';
import { rangesOf } from './audio-events.repository.ts';
import { joinRanges, sharesSegment, sliceRange, withOuterFades } from './event-range.ts';
import type { EventLookup } from './library.service.ts';
import { type IndexedSegment, segmentsBefore, segmentsOf } from './segments.repository.ts';
import type { CopiedWords } from './words/event-words.service.ts';

/** The differences between a copy and its event. */
export interface Cut {
  /** Seconds inside the event. */
  readonly start?: number | undefined;
  readonly end?: number | undefined;
  /** Steps of 214 frames from the audio around it. */
  readonly pre_segments?: number | undefined;
  readonly post_segments?: number | undefined;
  /** Milliseconds; by default the event's own fade, if that end does not move. */
  readonly fade_in?: number | undefined;
  readonly fade_out?: number | undefined;
  /** dB; by default the event's own level. */
  readonly gain?: number | undefined;
}

/** Seconds inside an event. */
interface KeptPart {
  readonly start: number;
  readonly end: number;
}

/** Creates events from events by reference, without copying bytes; `by` is the id of the user who edits, if there is one. */
export interface Editing {
  /** @throws audio-events.gone, audio-events.empty */
  clone(station: Station, event: AudioEventRow, cut: Cut, by?: number): Promise<AudioEventRow>;
  /**
   * Copies the parts to keep (seconds) into one event, with a fade (milliseconds) wherever audio was removed.
   * @throws audio-events.gone, audio-events.empty
   */
  cut(
    station: Station,
    event: AudioEventRow,
    cut: { keep: readonly KeptPart[]; fade: number },
    by?: number,
  ): Promise<AudioEventRow>;
  /**
   * Joins events into one, in the category with the strictest rule for episodes, else that of the first.
   * @throws audio-events.gone
   */
  merge(station: Station, events: readonly AudioEventRow[], by?: number): Promise<AudioEventRow>;
}

/** Segments to read for six steps; those at a gap are shorter. */
const reach = 32;
/** A longer pause between two segments is a gap in the recording. */
const gapMs = 1000;
const longestTranscript = 100_000;

export function createEditing(
  { db, clock }: StationContext,
  library: Pick<EventLookup, 'add'>,
  words: Pick<CopiedWords, 'textOf'>,
  categories: Pick<Categories, 'episodeRules'>,
): Editing {
  return {
    clone: (
      station,
      event,
      { start = 0, end, pre_segments = 0, post_segments = 0, gain = event.gain_db, ...fades },
      by,
    ) =>
      db.transaction(async (transaction) => {
        const ranges = await rangesFor(transaction, [event]);
        const from = msToFrames(start * 1000);
        const to = end === undefined ? event.frames : Math.min(event.frames, msToFrames(end * 1000));
        const cut = await sliceRanges(transaction, ranges, from, to);
        // The log around it may be of other shows.
        const reach = station.limit ? 0 : SEGMENT_FRAMES;
        const first = await extendBack(transaction, cut[0], pre_segments * reach);
        const middle = [first, ...cut.slice(1)];
        const last = await extendForward(transaction, middle.at(-1) ?? first, post_segments * reach);
        const copied = withLevel(withOuterFades([...middle.slice(0, -1), last], fades), gain - event.gain_db);
        const isWhole = from <= 0 && to >= event.frames && pre_segments === 0 && post_segments === 0;
        const transcript = isWhole ? event.transcript : await words.textOf(transaction, event, copied);
        return onlyEvent(
          await library.add(transaction, station, [
            {
              ...editedEvent(clock.seconds(), by),
              ...cartOf(event),
              transcript,
              gain_db: gain,
              ranges: copied,
            },
          ]),
        );
      }),
    cut: (station, event, { keep, fade }, by) =>
      db.transaction(async (transaction) => {
        const ranges = await rangesFor(transaction, [event]);
        const kept: EventRange[] = [];
        for (const { from, to } of keptFrames(keep, event.frames)) {
          const part = await sliceRanges(transaction, ranges, from, to);
          kept.push(
            ...withOuterFades(part, {
              ...(from > 0 ? { fade_in: fade } : {}),
              ...(to < event.frames ? { fade_out: fade } : {}),
            }),
          );
        }
        if (kept.length === 0) throw fail('audio-events.empty');
        const transcript = await words.textOf(transaction, event, kept);
        return onlyEvent(
          await library.add(transaction, station, [
            {
              ...editedEvent(clock.seconds(), by),
              ...cartOf(event),
              transcript,
              gain_db: event.gain_db,
              ranges: kept,
            },
          ]),
        );
      }),
    async merge(station, events, by) {
      const rules = await categories.episodeRules(station.id);
      // Merging must not hide audio from the rules for episodes.
      const ruled = (rule: EpisodeRule) => events.find(({ category_id }) => rules.get(category_id) === rule);
      const strictest = ruled('strip') ?? ruled('warn');
      return db.transaction(async (transaction) => {
        const ranges = joinRanges(...(await withShared(transaction, await rangesFor(transaction, events))));
        const [first] = events;
        if (!first) throw fail('audio-events.empty');
        const title =
          events.length === 1 ? first.title : `${first.title} and ${events.length - 1} more`.slice(-300);
        const transcripts = events.flatMap(({ transcript }) => transcript ?? []).join('\n\n');
        const transcript = transcripts === '' ? null : transcripts.slice(0, longestTranscript);
        return onlyEvent(
          await library.add(transaction, station, [
            {
              ...editedEvent(clock.seconds(), by),
              title,
              category: (strictest ?? first).category,
              transcript,
              ranges,
            },
          ]),
        );
      });
    },
  };
}

function cartOf({ title, artist, identifier, category }: AudioEventRow) {
  return { title, artist, identifier, category };
}

/** Whole frames; parts that touch after rounding are one. */
function keptFrames(keep: readonly KeptPart[], frames: number): { from: number; to: number }[] {
  const kept: { from: number; to: number }[] = [];
  for (const { start, end } of keep) {
    const from = msToFrames(start * 1000);
    const to = Math.min(frames, msToFrames(end * 1000));
    const last = kept.at(-1);
    if (to <= from) continue;
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else kept.push({ from, to });
  }
  return kept;
}

/** Raises all ranges by a level in dB. */
function withLevel(ranges: readonly EventRange[], byDb: number): EventRange[] {
  return ranges.map((range) => ({ ...range, gain_db: (range.gain_db ?? 0) + byDb }));
}

function editedEvent(started_at: number, made_by: number | null = null) {
  return { type_name: 'SINGLE_USE', origin: 'edit', started_at, made_by } as const;
}

function onlyEvent(rows: readonly AudioEventRow[]): AudioEventRow {
  const [row] = rows;
  if (!row) throw new Error('No event was created.');
  return row;
}

async function rangesFor(db: Tables, events: readonly AudioEventRow[]): Promise<EventRange[]> {
  const byEvent = await rangesOf(
    db,
    events.map(({ id }) => id),
  );
  return events.flatMap(({ id }) => {
    const ranges = byEvent.get(id);
    if (!ranges) throw fail('audio-events.gone');
    return ranges;
  });
}

async function sliceRanges(
  db: Tables,
  ranges: readonly EventRange[],
  from: number,
  to: number,
): Promise<[EventRange, ...EventRange[]]> {
  const cut: EventRange[] = [];
  let at = 0;
  for (const range of ranges) {
    const first = Math.max(0, from - at);
    const last = Math.min(range.frames, to - at);
    at += range.frames;
    if (last <= first) continue;
    if (first === 0 && last === range.frames) cut.push(range);
    else cut.push(sliceRange(range, await lengthsOf(db, range), first, last));
  }
  const [head, ...rest] = cut;
  if (!head) throw fail('audio-events.empty');
  return [head, ...rest];
}

async function lengthsOf(db: Tables, range: EventRange): Promise<number[]> {
  const segments = await segmentsOf(db, range.stream_id, range.first_n, range.last_n);
  if (segments.length !== range.last_n - range.first_n + 1) throw fail('audio-events.gone');
  return segments.map(({ frames }) => frames);
}

/** Starts a range this many frames earlier, without its fade, as far as its stream has no gap. */
async function extendBack(db: Tables, range: EventRange, wanted: number): Promise<EventRange> {
  if (wanted === 0) return range;
  const own = Math.min(range.skip_frames, wanted);
  let grown: EventRange = {
    ...range,
    skip_frames: range.skip_frames - own,
    frames: range.frames + own,
    fade_in_ms: 0,
  };
  let remaining = wanted - own;
  if (remaining === 0) return grown;
  const [last, ...earlier] = await segmentsBefore(db, range.stream_id, range.first_n + 1, reach);
  let next = last;
  for (const segment of earlier) {
    if (remaining === 0 || !next || !touches(segment, next)) break;
    const added = Math.min(remaining, segment.frames);
    grown = {
      ...grown,
      first_n: segment.n,
      skip_frames: segment.frames - added,
      frames: grown.frames + added,
    };
    remaining -= added;
    next = segment;
  }
  return grown;
}

/** Ends a range this many frames later, without its fade, as far as its stream has no gap. */
async function extendForward(db: Tables, range: EventRange, wanted: number): Promise<EventRange> {
  if (wanted === 0) return range;
  const own = Math.min(range.drop_frames, wanted);
  let grown: EventRange = {
    ...range,
    drop_frames: range.drop_frames - own,
    frames: range.frames + own,
    fade_out_ms: 0,
  };
  let remaining = wanted - own;
  if (remaining === 0) return grown;
  const [first, ...later] = await segmentsOf(db, range.stream_id, range.last_n, range.last_n + reach);
  let previous = first;
  for (const segment of later) {
    if (remaining === 0 || !previous || !touches(previous, segment)) break;
    const added = Math.min(remaining, segment.frames);
    grown = {
      ...grown,
      last_n: segment.n,
      drop_frames: segment.frames - added,
      frames: grown.frames + added,
    };
    remaining -= added;
    previous = segment;
  }
  return grown;
}

function touches(segment: IndexedSegment, next: IndexedSegment): boolean {
  return (
    !isPriming(segment) &&
    segment.n + 1 === next.n &&
    next.started_at_ms - (segment.started_at_ms + framesToMs(segment.frames)) < gapMs
  );
}

/** Ranges with the lengths of segments that neighbours share. */
async function withShared(db: Tables, ranges: EventRange[]): Promise<Parameters<typeof joinRanges>> {
  const lengths = new Map<string, number>();
  for (const [index, next] of ranges.entries()) {
    const range = ranges[index - 1];
    if (!range || !sharesSegment(range, next)) continue;
    const [shared] = await segmentsOf(db, next.stream_id, next.first_n, next.first_n);
    if (shared) lengths.set(`${next.stream_id} ${shared.n}`, shared.frames);
  }
  return [ranges, (streamId, n) => lengths.get(`${streamId} ${n}`)];
}
