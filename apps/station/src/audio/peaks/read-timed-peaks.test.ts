import { describe, expect, it } from 'vitest';
import { createArchive, type Archive } from '../archive/create-archive.ts';
import { openFileStore } from '../archive/files/open-file-store.ts';
import type { SegmentRecord } from '../archive/segment-record.ts';
import { FRAME_SAMPLES, framesToMs, SEGMENT_FRAMES } from '../audio-format.ts';
import { adtsBytes } from '../testing/adts-bytes.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { PeakMeter } from './peak-meter.ts';

const segmentMs = framesToMs(SEGMENT_FRAMES);
const data = adtsBytes(SEGMENT_FRAMES, 8);

/** Pairs of a segment that is loud from one part of its length to another. */
function loudBetween(from: number, to: number): Int8Array {
  const meter = new PeakMeter();
  const samples = new Int16Array(2 * SEGMENT_FRAMES * FRAME_SAMPLES);
  meter.push(
    samples.map((_, index) =>
      index >= from * samples.length && index < to * samples.length ? (index % 2 ? 16_384 : -16_384) : 0,
    ),
  );
  return meter.finish();
}

/** Consecutive segments from a moment on, one per list of pairs; null is a gap as long as a segment. */
async function log(
  archive: Archive,
  startMs: number,
  all: readonly (Int8Array | null)[],
): Promise<SegmentRecord[]> {
  const rows: SegmentRecord[] = [];
  for (const [index, peaks] of all.entries()) {
    const started_at_ms = Math.round(startMs + index * segmentMs);
    if (peaks)
      rows.push(
        await archive.append({ stream: 'fm', hour: '10', n: rows.length, started_at_ms, data, peaks }),
      );
  }
  return rows;
}

const silent = loudBetween(0, 0);
const loud = loudBetween(0, 1);

describe('readTimedPeaks', () => {
  it('places every segment at its wall-clock time, and tells gaps and silence apart', async () => {
    using folder = temporaryFolder();
    const archive = createArchive(openFileStore({ root: folder.path }));
    const rows = await log(archive, 1_000_000, [loud, silent, null, loud]);
    const range = { fromMs: 1_000_000 - segmentMs, toMs: 1_000_000 + 5 * segmentMs };
    for (const count of [18, 600]) {
      const { pairs, seen } = await archive.timedPeaks(rows, { ...range, count });
      // In the middle of each sixth.
      const at = [0, 1, 2, 3, 4, 5].map((part) => Math.floor(((part + 0.5) * count) / 6));
      expect(at.map((column) => seen[column])).toEqual([0, 1, 1, 0, 1, 0]);
      expect(at.map((column) => pairs[2 * column + 1])).toEqual([0, 64, 0, 0, 64, 0]);
    }
    await archive.close();
  });

  it('returns the same for any order of the segments and any distance between them in the file', async () => {
    using folder = temporaryFolder();
    const archive = createArchive(openFileStore({ root: folder.path }));
    const rows = await log(archive, 0, [...Array.from({ length: 300 }, () => silent), loudBetween(0.5, 1)]);
    // The last segment of the file is aired again among the others.
    const aired = rows.map((row, index) =>
      index % 100 === 50 ? { ...row, offset: rows.at(-1)?.offset ?? 0 } : row,
    );
    const range = { count: 602, fromMs: 0, toMs: 301 * segmentMs };
    const { pairs } = await archive.timedPeaks(aired, range);
    const columns = [...Array(602).keys()].filter((column) => pairs[2 * column + 1] === 64);
    for (const half of [101, 301, 501, 601]) expect(columns).toContain(half);
    expect(columns.length).toBeLessThanOrEqual(12);
    const backwards = await archive.timedPeaks(aired.toReversed(), range);
    expect(backwards.pairs).toEqual(pairs);
    await archive.close();
  });
});

describe('findSilences', () => {
  const seconds = (spans: readonly { fromMs: number; toMs: number }[]) =>
    spans.map(({ fromMs, toMs }) => [Math.round(fromMs / 100) / 10, Math.round(toMs / 100) / 10]);

  it('joins silence across segments, and leaves out shorter silences', async () => {
    using folder = temporaryFolder();
    const archive = createArchive(openFileStore({ root: folder.path }));
    // Silent from 2.5 s to 7.5 s; then 3 s of it between sound; then 4 s at the end.
    const rows = await log(archive, 0, [
      loudBetween(0, 0.5),
      loudBetween(0.5, 1),
      loudBetween(0.3, 0.4),
      loud,
      loudBetween(0, 0.2),
    ]);
    expect(seconds(await archive.silences(rows, 4500))).toEqual([
      [expect.closeTo(2.6, 0.5), expect.closeTo(7.4, 0.5)],
    ]);
    expect(await archive.silences(rows, 2800)).toHaveLength(3);
    await archive.close();
  });

  it('ends a silence at a gap and at a segment without stored peaks', async () => {
    using folder = temporaryFolder();
    const archive = createArchive(openFileStore({ root: folder.path }));
    const rows = await log(archive, 0, [silent, silent, null, silent, silent, silent]);
    const unknown = rows.map((row, index) => (index === 3 ? { ...row, file: 'fm/11.aac' } : row));
    const step = segmentMs / 1000;
    const places = seconds(await archive.silences(unknown, 1000));
    expect(places.flat()).toEqual(
      [0, 2 * step, 3 * step, 4 * step, 5 * step, 6 * step].map((at) => expect.closeTo(at, 1)),
    );
    await archive.close();
  });
});
