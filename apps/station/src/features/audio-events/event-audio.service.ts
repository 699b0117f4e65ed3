import {
  FRAME_SAMPLES,
  framesToMs,
  hlsMediaSegment,
  hlsPlaylist,
  isAudioError,
  isIntact,
  isPriming,
  scanFrames,
  silentFrames,
  type Archive,
  type EpisodePart,
} from '../../audio/index.ts';
import type { Database } from '../../platform/db/database.ts';
import { fail } from './audio-event-errors.ts';
import type { AudioEventRow, EventRange } from './audio-event-tables.ts';
import { rangesOf } from './audio-events.repository.ts';
import { createPeaksReader, type EventPeaksReader } from './event-peaks-reader.ts';
import { trims } from './event-range.ts';
import { intactAudio, type IntactAudio, type RangeAudio } from './intact-audio.ts';
import { logName, segmentsOf, streamByName, type IndexedSegment } from './segments.repository.ts';

/** Reads the audio of events. All methods throw audio-events.gone if it was deleted. */
export interface EventAudio extends EventPeaksReader {
  partsOf(event: AudioEventRow): Promise<EpisodePart[]>;
  /** The same, and when the first one starts by the clock of the recorder, in Unix milliseconds. */
  timedPartsOf(event: AudioEventRow): Promise<{ parts: EpisodePart[]; startedMs: number }>;
  /** When the audio at its start was broadcast, in unix seconds; null if it is not from the log. */
  airedAt(event: AudioEventRow): Promise<number | null>;
  /** Pauses of the recording inside an event, in milliseconds from its start. */
  gapsOf(event: AudioEventRow): Promise<{ atMs: number; ms: number }[]>;
  /** The HLS playlist; segments are numbered from 0 within the event, because its audio never changes. */
  playlist(event: AudioEventRow): Promise<string>;
  /** Samples of each HLS segment, at 44,100 Hz. */
  segmentSamples(event: AudioEventRow): Promise<number[]>;
  /** Reads all audio of an event and omits damaged segments. */
  intactAudioOf(event: AudioEventRow): Promise<IntactAudio>;
  /** One fMP4 segment, silent if the archive's bytes are damaged; null beyond the end. */
  segment(event: AudioEventRow, position: number): Promise<{ bytes: Buffer; isDamaged: boolean } | null>;
}

export function createEventAudio({ db, archive }: { db: Database; archive: Archive }): EventAudio {
  async function rangesFor(event: AudioEventRow): Promise<EventRange[]> {
    const ranges = event.gone === 1 ? undefined : (await rangesOf(db, [event.id])).get(event.id);
    if (!ranges) throw fail('audio-events.gone');
    return ranges;
  }

  async function wholeRange(range: EventRange): Promise<IndexedSegment[]> {
    const segments = await segmentsOf(db, range.stream_id, range.first_n, range.last_n);
    if (segments.length !== countSegments(range)) throw fail('audio-events.gone');
    return segments;
  }

  /** The frame that primes the decoder, if a file begins with the range; it is the first segment of its stream. */
  async function primingOf({
    stream_id,
    first_n,
    skip_frames,
  }: EventRange): Promise<IndexedSegment | undefined> {
    if (first_n !== 1 || skip_frames > 0) return undefined;
    return (await segmentsOf(db, stream_id, 0, 0)).find(isPriming);
  }

  async function rangesWithAudio(event: AudioEventRow): Promise<RangeAudio[]> {
    const logId = await streamByName(db, logName(event.station_id));
    const ranges = await rangesFor(event);
    return Promise.all(
      ranges.map(async (range) => {
        const segments = await wholeRange(range);
        const part = partOf(range, segments, await primingOf(range));
        return { range, segments, part, isLogged: range.stream_id === logId };
      }),
    );
  }

  async function playedSegments(event: AudioEventRow) {
    const played: ReturnType<typeof playedSegment>[] = [];
    for (const range of await rangesFor(event)) {
      for (const segment of await wholeRange(range))
        played.push(playedSegment(range, segment, played.length));
    }
    return played;
  }

  return {
    partsOf: async (event) => (await rangesWithAudio(event)).map(({ part }) => part),
    async timedPartsOf(event) {
      const ranges = await rangesWithAudio(event);
      const [first] = ranges;
      const started = first?.segments[0]?.started_at_ms ?? event.started_at * 1000;
      return {
        parts: ranges.map(({ part }) => part),
        startedMs: Math.round(started + framesToMs(first?.range.skip_frames ?? 0)),
      };
    },
    async airedAt(event) {
      const [first] = await rangesFor(event);
      if (!first || first.stream_id !== (await streamByName(db, logName(event.station_id)))) return null;
      const [segment] = await segmentsOf(db, first.stream_id, first.first_n, first.first_n);
      return segment ? Math.floor((segment.started_at_ms + framesToMs(first.skip_frames)) / 1000) : null;
    },
    gapsOf: async (event) => findGaps(await rangesWithAudio(event)),
    intactAudioOf: async (event) => intactAudio(archive, event.title, await rangesWithAudio(event)),
    segmentSamples: async (event) =>
      (await playedSegments(event)).map(({ frames }) => frames * FRAME_SAMPLES),
    async playlist(event) {
      return hlsPlaylist(await playedSegments(event), {
        init: `${event.id}/init.mp4`,
        segment: ({ position }) => `${event.id}/${position}.m4s`,
      });
    },
    async segment(event, position) {
      const place = placeOf(await rangesFor(event), position);
      if (!place) return null;
      const [segment] = await segmentsOf(db, place.range.stream_id, place.n, place.n);
      if (!segment) throw fail('audio-events.gone');
      const bytes = await archive.readSegment(segment).catch(throwGoneIfMissing);
      const isDamaged = !isIntact(bytes, segment);
      const { skipFrames, dropFrames } = trims(place.range, place.n);
      const frames = segment.frames - skipFrames - dropFrames;
      const frameBytes = isDamaged ? silentFrames(frames) : cutFrames(bytes, skipFrames, frames);
      return { bytes: hlsMediaSegment(frameBytes, position), isDamaged };
    },
    ...createPeaksReader({ archive, rangesFor, wholeRange }),
  };
}

/** A longer pause between two segments is a gap in the recording. */
const gapMs = 1000;

function findGaps(ranges: readonly RangeAudio[]): { atMs: number; ms: number }[] {
  let frames = 0;
  return ranges.flatMap(({ range, segments }) => {
    const start = frames - range.skip_frames;
    frames += range.frames;
    let played = start;
    return segments.flatMap((segment, index) => {
      const before = segments[index - 1];
      const ms = before ? segment.started_at_ms - (before.started_at_ms + framesToMs(before.frames)) : 0;
      const atMs = framesToMs(played);
      played += segment.frames;
      return ms > gapMs ? [{ atMs, ms }] : [];
    });
  });
}

function countSegments(range: EventRange): number {
  return range.last_n - range.first_n + 1;
}

function partOf(
  range: EventRange,
  segments: readonly IndexedSegment[],
  priming: IndexedSegment | undefined,
): EpisodePart {
  return {
    segments,
    ...(priming && { priming }),
    trim_start_ms: framesToMs(range.skip_frames),
    trim_end_ms: framesToMs(range.drop_frames),
    // Only if present, so that audio without fades keeps its key.
    ...(range.fade_in_ms ? { fade_in_ms: range.fade_in_ms } : {}),
    ...(range.fade_out_ms ? { fade_out_ms: range.fade_out_ms } : {}),
    ...(range.gain_db ? { gain_db: range.gain_db } : {}),
  };
}

function playedSegment(range: EventRange, { n, frames }: IndexedSegment, position: number) {
  const { skipFrames, dropFrames } = trims(range, n);
  return { stream: String(range.stream_id), n, frames: frames - skipFrames - dropFrames, position };
}

function placeOf(
  ranges: readonly EventRange[],
  position: number,
): { range: EventRange; n: number } | undefined {
  let before = 0;
  for (const range of ranges) {
    const n = range.first_n + position - before;
    if (position >= before && n <= range.last_n) return { range, n };
    before += countSegments(range);
  }
  return undefined;
}

function cutFrames(adts: Buffer, skipFrames: number, frames: number): Buffer {
  const { end: from } = scanFrames(adts, 0, skipFrames);
  return adts.subarray(from, scanFrames(adts, from, frames).end);
}

function throwGoneIfMissing(error: unknown): never {
  throw isAudioError(error, 'segment_missing') ? fail('audio-events.gone', { cause: error }) : error;
}
