import type { EventPeaks, Peaks } from '@postkit/sdk/schema';
import { FRAME_SAMPLES, msToSamples, samplesToMs, type Archive } from '../../audio/index.ts';
import { fail } from './audio-event-errors.ts';
import type { AudioEventRow, EventRange } from './audio-event-tables.ts';
import type { IndexedSegment } from './segments.repository.ts';

/** A part of an event's waveform. */
export interface PeaksQuery {
  readonly points?: number | undefined;
  /** Milliseconds inside the event. */
  readonly start?: number | undefined;
  readonly end?: number | undefined;
}

/** Reads the waveforms of events. All methods throw audio-events.gone if the audio was deleted. */
export interface EventPeaksReader {
  /** @throws audio-events.empty */
  peaks(event: AudioEventRow, query: PeaksQuery): Promise<Peaks>;
  /** Peaks and estimated RMS; flat beyond the end. */
  levels(event: AudioEventRow, query: PeaksQuery): Promise<EventPeaks>;
}

interface Sources {
  archive: Pick<Archive, 'peaks' | 'levels'>;
  rangesFor: (event: AudioEventRow) => Promise<EventRange[]>;
  wholeRange: (range: EventRange) => Promise<IndexedSegment[]>;
}

const defaultPoints = 1000;

export function createPeaksReader({ archive, rangesFor, wholeRange }: Sources): EventPeaksReader {
  /** Calls `read` for each range of an event that lies in a span, with its place among the columns. */
  async function eachRange(
    event: AudioEventRow,
    { points, from, to }: { points: number; from: number; to: number },
    read: (
      segments: IndexedSegment[],
      range: { count: number; fromSample: number; toSample: number },
      column: number,
    ) => Promise<void>,
  ): Promise<void> {
    const column = (sample: number): number => Math.round(((sample - from) / (to - from)) * points);
    let at = 0;
    for (const range of await rangesFor(event)) {
      const first = Math.max(from, at);
      const last = Math.min(to, at + range.frames * FRAME_SAMPLES);
      const count = column(last) - column(first);
      if (last > first && count > 0) {
        const before = range.skip_frames * FRAME_SAMPLES - at;
        await read(
          await wholeRange(range),
          { count, fromSample: first + before, toSample: last + before },
          column(first),
        );
      }
      at += range.frames * FRAME_SAMPLES;
    }
  }

  return {
    async peaks(event, query) {
      const { points = defaultPoints } = query;
      const { total, from, to } = spanOf(event, query);
      if (to <= from) throw fail('audio-events.empty');
      const pairs = new Int8Array(2 * points);
      await eachRange(event, { points, from, to }, async (segments, range, column) => {
        pairs.set(await archive.peaks(segments, range), 2 * column);
      });
      return {
        duration: Math.round(samplesToMs(total)) / 1000,
        start: Math.round(samplesToMs(from)),
        end: Math.round(samplesToMs(to)),
        min: Array.from({ length: points }, (_, index) => pairs[2 * index] ?? 0),
        max: Array.from({ length: points }, (_, index) => pairs[2 * index + 1] ?? 0),
      };
    },
    async levels(event, query) {
      const { points = defaultPoints } = query;
      const { from, to } = spanOf(event, query);
      const [pairs, rms] = [new Int8Array(2 * points), new Int8Array(points)];
      if (to > from) {
        await eachRange(event, { points, from, to }, async (segments, range, column) => {
          const levels = await archive.levels(segments, range);
          pairs.set(levels.pairs, 2 * column);
          rms.set(levels.rms, column);
        });
      }
      const columns = Array.from({ length: points }, (_, index) => index);
      return {
        id: event.id,
        min: columns.map((index) => pairs[2 * index] ?? 0),
        max: columns.map((index) => pairs[2 * index + 1] ?? 0),
        rms: [...rms],
      };
    },
  };
}

/** The samples of an event and of the requested part of it. */
function spanOf(
  event: AudioEventRow,
  { start = 0, end }: PeaksQuery,
): { total: number; from: number; to: number } {
  const total = event.frames * FRAME_SAMPLES;
  return {
    total,
    from: Math.min(total, msToSamples(start)),
    to: end === undefined ? total : Math.min(total, msToSamples(end)),
  };
}
