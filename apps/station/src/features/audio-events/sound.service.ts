import type { Peaks } from '@postkit/sdk/schema';
import {
  FRAME_SAMPLES,
  framesToMs,
  hlsMediaSegment,
  hlsPlaylist,
  isAudioError,
  msToSamples,
  samplesToMs,
  type Archive,
  type EpisodePart,
} from '../../audio/index.ts';
import type { Database } from '../../platform/db/database.ts';
import { fail } from './audio-event-errors.ts';
import type { AudioEventRow, EventRange } from './audio-event-tables.ts';
import { rangesOf } from './audio-events.repository.ts';
import { segmentsOf, type IndexedSegment } from './segments.repository.ts';

/** Part of an event's waveform. */
export interface PeaksQuestion {
  readonly points?: number | undefined;
  /** Milliseconds inside the event. */
  readonly start?: number | undefined;
  readonly end?: number | undefined;
}

/** Reads what events sound like. Everything throws audio-events.gone where the audio was deleted. */
export interface Sound {
  partsOf(event: AudioEventRow): Promise<EpisodePart[]>;
  /** HLS playlist; segments are numbered from 0 within the event, since what an event plays never changes. */
  playlist(event: AudioEventRow): Promise<string>;
  /** One fMP4 segment; null beyond the end. */
  segment(event: AudioEventRow, position: number): Promise<Buffer | null>;
  /** @throws audio-events.empty */
  peaks(event: AudioEventRow, question: PeaksQuestion): Promise<Peaks>;
}

const defaultPoints = 1000;

export function createSound({ db, archive }: { db: Database; archive: Archive }): Sound {
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

  return {
    async partsOf(event) {
      const ranges = await rangesFor(event);
      return Promise.all(
        ranges.map(async (range) => ({
          segments: await wholeRange(range),
          trim_start_ms: framesToMs(range.skip_frames),
          trim_end_ms: framesToMs(range.drop_frames),
          // Named only where there is one, so that a sound without fades keeps its key.
          ...(range.fade_in_ms ? { fade_in_ms: range.fade_in_ms } : {}),
          ...(range.fade_out_ms ? { fade_out_ms: range.fade_out_ms } : {}),
        })),
      );
    },
    async playlist(event) {
      const ranges = await rangesFor(event);
      const played = [];
      for (const range of ranges) {
        for (const segment of await wholeRange(range)) played.push(playedSegment(range, segment, played.length));
      }
      return hlsPlaylist(played, { init: `${event.id}/init.mp4`, segment: ({ position }) => `${event.id}/${position}.m4s` });
    },
    async segment(event, position) {
      const place = placeOf(await rangesFor(event), position);
      if (!place) return null;
      const [segment] = await segmentsOf(db, place.range.stream_id, place.n, place.n);
      if (!segment) throw fail('audio-events.gone');
      return hlsMediaSegment(await readTrimmed(archive, segment, trims(place.range, place.n)).catch(goneIfMissing), position);
    },
    async peaks(event, { points = defaultPoints, start = 0, end }) {
      const total = event.frames * FRAME_SAMPLES;
      const from = Math.min(total, msToSamples(start));
      const to = end === undefined ? total : Math.min(total, msToSamples(end));
      if (to <= from) throw fail('audio-events.empty');
      const column = (sample: number): number => Math.round(((sample - from) / (to - from)) * points);
      const pairs = new Int8Array(2 * points);
      let at = 0;
      for (const range of await rangesFor(event)) {
        const first = Math.max(from, at);
        const last = Math.min(to, at + range.frames * FRAME_SAMPLES);
        const count = column(last) - column(first);
        if (last > first && count > 0) {
          const before = range.skip_frames * FRAME_SAMPLES - at;
          const question = { count, fromSample: first + before, toSample: last + before };
          pairs.set(await archive.peaks(await wholeRange(range), question), 2 * column(first));
        }
        at += range.frames * FRAME_SAMPLES;
      }
      return {
        duration: Math.round(samplesToMs(total)) / 1000,
        start: Math.round(samplesToMs(from)),
        end: Math.round(samplesToMs(to)),
        min: Array.from({ length: points }, (_, index) => pairs[2 * index] ?? 0),
        max: Array.from({ length: points }, (_, index) => pairs[2 * index + 1] ?? 0),
      };
    },
  };
}

function countSegments(range: EventRange): number {
  return range.last_n - range.first_n + 1;
}

/** Frames that a range leaves out of one of its segments. */
function trims(range: EventRange, n: number): { skipFrames: number; dropFrames: number } {
  return { skipFrames: n === range.first_n ? range.skip_frames : 0, dropFrames: n === range.last_n ? range.drop_frames : 0 };
}

function playedSegment(range: EventRange, { n, frames }: IndexedSegment, position: number) {
  const { skipFrames, dropFrames } = trims(range, n);
  return { stream: String(range.stream_id), n, frames: frames - skipFrames - dropFrames, position };
}

function placeOf(ranges: readonly EventRange[], position: number): { range: EventRange; n: number } | undefined {
  let before = 0;
  for (const range of ranges) {
    const n = range.first_n + position - before;
    if (position >= before && n <= range.last_n) return { range, n };
    before += countSegments(range);
  }
  return undefined;
}

async function readTrimmed(archive: Archive, segment: IndexedSegment, trim: { skipFrames: number; dropFrames: number }): Promise<Buffer> {
  if (trim.skipFrames === 0 && trim.dropFrames === 0) return archive.readSegment(segment);
  const chunks: Buffer[] = [];
  for await (const chunk of await archive.createReadStream({ segments: [segment], ...trim })) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function goneIfMissing(error: unknown): never {
  throw isAudioError(error, 'segment_missing') ? fail('audio-events.gone', { cause: error }) : error;
}
