import { Readable } from 'node:stream';
import { findSilences, type TimeSpan } from '../peaks/find-silences.ts';
import { readSegmentPeaks, type SegmentPeaksRange } from '../peaks/read-segment-peaks.ts';
import {
  readTimedPeaks,
  type TimedPeaks,
  type TimedPeaksRange,
  type TimedSegment,
} from '../peaks/read-timed-peaks.ts';
import type { ArchiveStore, LocalRanges, SegmentInspector, SegmentState } from './archive-store.ts';
import { segmentRanges, type SegmentSpan } from './segment-ranges.ts';
import type { SegmentLocation } from './segment-record.ts';

/** A waveform: pairs of lowest and highest sample, and the estimated RMS of each column. */
export interface SegmentLevels {
  pairs: Int8Array;
  rms: Int8Array;
}

/** The append-only audio store. It holds bytes; the caller's index rows decide which segments exist. */
export interface Archive<Transaction = never> extends Pick<
  ArchiveStore<Transaction>,
  'stage' | 'append' | 'recover' | 'removeFile' | 'close'
> {
  /** The bytes of one segment. Throws `segment_missing` when the file does not hold them. */
  readSegment(segment: SegmentLocation): Promise<Buffer>;
  /** Returns the segments whose bytes differ from the stored ones; reads all of them. */
  damaged<Place extends SegmentLocation>(segments: readonly Place[]): Promise<Place[]>;
  /** The concatenated ADTS of a span, in constant memory. The stream emits read errors. */
  createReadStream(span: SegmentSpan): Promise<Readable>;
  /** The bytes of spans, one after the other, for a media job; adjacent ranges are joined. */
  local(spans: readonly SegmentSpan[]): Promise<LocalRanges>;
  /** The stored pairs of a segment, at the finest resolution; empty if it has none. */
  storedPeaks(segment: SegmentLocation): Promise<Int8Array>;
  /** Peaks of a range of the audio that the segments form. */
  peaks(segments: readonly SegmentLocation[], range: SegmentPeaksRange): Promise<Int8Array>;
  /** Peaks and estimated RMS (full scale 127) of a range of the audio that the segments form. */
  levels(segments: readonly SegmentLocation[], range: SegmentPeaksRange): Promise<SegmentLevels>;
  /** Peaks of a time span, with each segment at its wall-clock time. */
  timedPeaks(segments: readonly TimedSegment[], range: TimedPeaksRange): Promise<TimedPeaks>;
  /** Silences of at least `leastMs` milliseconds, as Unix milliseconds; the segments are in order of time. */
  silences(segments: readonly TimedSegment[], leastMs: number): Promise<TimeSpan[]>;
}

/** Reads and writes audio in a store. */
export function createArchive<Transaction>(store: ArchiveStore<Transaction>): Archive<Transaction> {
  return {
    stage: (segment) => store.stage(segment),
    append: (segment) => store.append(segment),
    recover: (lastCommitted) => store.recover(lastCommitted),
    removeFile: (file) => store.removeFile(file),
    close: () => store.close(),
    async readSegment(segment) {
      const chunks: Buffer[] = [];
      for await (const chunk of store.read([segment])) chunks.push(chunk);
      return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    },
    damaged: (segments) => findDamaged(store.inspect(), segments),
    async createReadStream(span) {
      return Readable.from(store.read(await segmentRanges(store, span)), { objectMode: false });
    },
    async local(spans) {
      const ranges = await Promise.all(spans.map((span) => segmentRanges(store, span)));
      return store.local(ranges.flat());
    },
    async storedPeaks(segment) {
      let peaks = new Int8Array();
      // The pairs are only valid during the call.
      await store.visitPeaks([segment], 0, (pairs) => void (peaks = pairs.slice()));
      return peaks;
    },
    peaks: async (segments, range) => (await readSegmentPeaks(store, segments, range)).pairs,
    async levels(segments, range) {
      const points = await readSegmentPeaks(store, segments, range);
      return { pairs: points.pairs, rms: points.rms() };
    },
    timedPeaks: (segments, range) => readTimedPeaks(store, segments, range),
    silences: (segments, leastMs) => findSilences(store, segments, leastMs),
  };
}

/** Returns the segments whose bytes differ from the stored ones. Missing bytes do not count: reading them fails anyway. */
async function findDamaged<Place extends SegmentLocation>(
  inspector: SegmentInspector,
  segments: readonly Place[],
): Promise<Place[]> {
  // The same jingle may appear often; inspect it once.
  const states = new Map<string, SegmentState>();
  const damaged: Place[] = [];
  try {
    for (const segment of segments) {
      const key = `${segment.file} ${segment.offset}`;
      const state = states.get(key) ?? (await inspector.stateOf(segment));
      states.set(key, state);
      if (state === 'damaged') damaged.push(segment);
    }
    return damaged;
  } finally {
    await inspector.close();
  }
}
