import { mkdir, rm, statfs } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AudioError } from '../audio-error.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { truncateUncommitted } from './truncate-uncommitted.ts';
import { findDamaged } from './find-damaged.ts';
import { KeyedMutex } from './keyed-mutex.ts';
import { asDiskFull } from './as-disk-full.ts';
import { archiveFileName, archivePath, archivePeaksPath } from './archive-path.ts';
import { segmentRanges, type SegmentSpan } from './segment-ranges.ts';
import { readRanges, type ByteRange } from './read-ranges.ts';
import type { SegmentLocation, SegmentRecord } from './segment-record.ts';
import { findSilences, type TimeSpan } from '../peaks/find-silences.ts';
import { readSegmentPeaks, type SegmentPeaksRange } from '../peaks/read-segment-peaks.ts';
import { readTimedPeaks, type TimedPeaks, type TimedPeaksRange, type TimedSegment } from '../peaks/read-timed-peaks.ts';

/** A segment to append: its place, its ADTS bytes and its peaks (pairs per 441 samples). */
export interface ArchiveAppend {
  stream: string;
  /** Names the file within the stream, one per hour, such as `2026-03-01T14`. */
  hour: string;
  n: number;
  started_at_ms: number;
  data: Uint8Array;
  peaks: Int8Array;
  /** Its stored levels, which the record repeats for the index. */
  loudness?: Uint8Array | undefined;
}

/** A waveform: pairs of lowest and highest sample, and the estimated RMS of each column. */
export interface SegmentLevels {
  pairs: Int8Array;
  rms: Int8Array;
}

/** The append-only audio store. It holds bytes; the caller's index rows decide which segments exist. */
export interface Archive {
  /** Appends and syncs one segment, in call order per stream; insert the returned record as a row to commit it. Throws `disk_full`. */
  append(segment: ArchiveAppend): Promise<SegmentRecord>;
  /** Truncates every file after its last committed segment. Call at start, with the last row of each file, before any append. */
  recover(lastCommitted: readonly SegmentLocation[]): Promise<{ file: string; cutBytes: number }[]>;
  /** The bytes of one segment. Throws `segment_missing` when the file does not hold them. */
  readSegment(segment: SegmentLocation): Promise<Buffer>;
  /** Returns the segments whose bytes differ from the stored ones; reads all of them. */
  damaged<Place extends SegmentLocation>(segments: readonly Place[]): Promise<Place[]>;
  /** The concatenated ADTS of a span, in constant memory. The stream emits read errors. */
  createReadStream(span: SegmentSpan): Promise<Readable>;
  /** The byte ranges of a span as absolute paths; adjacent ranges are joined. */
  ranges(span: SegmentSpan): Promise<ByteRange[]>;
  /** Peaks of a range of the audio that the segments form. */
  peaks(segments: readonly SegmentLocation[], range: SegmentPeaksRange): Promise<Int8Array>;
  /** Peaks and estimated RMS (full scale 127) of a range of the audio that the segments form. */
  levels(segments: readonly SegmentLocation[], range: SegmentPeaksRange): Promise<SegmentLevels>;
  /** Peaks of a time span, with each segment at its wall-clock time. */
  timedPeaks(segments: readonly TimedSegment[], range: TimedPeaksRange): Promise<TimedPeaks>;
  /** Silences of at least `leastMs` milliseconds, as Unix milliseconds; the segments are in order of time. */
  silences(segments: readonly TimedSegment[], leastMs: number): Promise<TimeSpan[]>;
  /** Deletes a whole hour, audio and peaks; a missing file is no error. */
  removeFile(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Hours kept open for appending. Each upload is a stream of its own, so the number of open files must be limited. */
const OPEN_WRITERS = 16;

export interface ArchiveOptions {
  readonly root: string;
  /** Free bytes of the disk; read from the file system by default. */
  readonly freeBytes?: () => Promise<number>;
  /** Free bytes below which `append` fails, so that the database can still commit; default 64 MB. Uploads and renders stop earlier. */
  readonly keepFree?: number;
}

/** Opens the archive below `root`; reads and creates nothing until it is used. */
export function createArchive({ root, freeBytes = () => freeOn(root), keepFree = 64 * 1024 * 1024 }: ArchiveOptions): Archive {
  const writers = new Map<string, ArchiveWriter>();
  const queue = new KeyedMutex();

  async function writerFor(stream: string, file: string): Promise<ArchiveWriter> {
    const current = writers.get(stream);
    writers.delete(stream);
    if (current?.file === file) {
      writers.set(stream, current);
      return current;
    }
    await current?.close();
    const [longestIdle] = writers.keys();
    if (longestIdle !== undefined && writers.size >= OPEN_WRITERS) void queue.run(longestIdle, () => closeWriter(longestIdle));
    const writer = await ArchiveWriter.open(root, file);
    writers.set(stream, writer);
    return writer;
  }

  async function closeWriter(stream: string): Promise<void> {
    const writer = writers.get(stream);
    writers.delete(stream);
    await writer?.close();
  }

  return {
    append({ stream, hour, n, started_at_ms, data, peaks, loudness }) {
      const file = archiveFileName(stream, hour);
      return queue.run(stream, async () => {
        if ((await freeBytes()) < keepFree + data.length) throw new AudioError('disk_full', 'no space left');
        const writer = await writerFor(stream, file).catch((error: unknown) => {
          throw asDiskFull(error);
        });
        return { stream, n, file, started_at_ms, ...(await writer.append(data, peaks)), ...(loudness && { loudness }) };
      });
    },
    recover: (lastCommitted) => truncateUncommitted(root, lastCommitted),
    async readSegment(segment) {
      const chunks: Buffer[] = [];
      const range = { path: archivePath(root, segment.file), offset: segment.offset, length: segment.length };
      for await (const chunk of readRanges([range])) chunks.push(chunk);
      return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    },
    damaged: (segments) => findDamaged(root, segments),
    async createReadStream(span) {
      return Readable.from(readRanges(await segmentRanges(root, span)), { objectMode: false });
    },
    ranges: (span) => segmentRanges(root, span),
    peaks: async (segments, range) => (await readSegmentPeaks(root, segments, range)).pairs,
    async levels(segments, range) {
      const points = await readSegmentPeaks(root, segments, range);
      return { pairs: points.pairs, rms: points.rms() };
    },
    timedPeaks: (segments, range) => readTimedPeaks(root, segments, range),
    silences: (segments, leastMs) => findSilences(root, segments, leastMs),
    async removeFile(file) {
      const stream = file.split('/')[0] ?? '';
      await queue.run(stream, async () => {
        if (writers.get(stream)?.file === file) await closeWriter(stream);
        await Promise.all([rm(archivePath(root, file), { force: true }), rm(archivePeaksPath(root, file), { force: true })]);
      });
    },
    async close() {
      await queue.idle();
      await Promise.all([...writers.values()].map((writer) => writer.close()));
      writers.clear();
    },
  };
}

async function freeOn(root: string): Promise<number> {
  await mkdir(root, { recursive: true });
  const disk = await statfs(root);
  return disk.bavail * disk.bsize;
}
