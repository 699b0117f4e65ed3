import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createArchive,
  openFileStore,
  type Archive,
  type ArchiveAppend,
  type SegmentRecord,
} from '../../audio/index.ts';
import { adtsBytes } from '../../audio/testing/adts-bytes.ts';
import { temporaryFolder } from '../../audio/testing/temporary-folder.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { startObjectArchive, type ObjectArchive } from './testing/object-archive.ts';
import '../../testing/postgres/also-on-postgres.ts';

const hour = '2026-03-01T10';
const file = `fm/${hour}.aac`;
const bytesOf = (n: number) => adtsBytes(214, 40, n);

function segment(n: number, overrides: Partial<ArchiveAppend> = {}): ArchiveAppend {
  const peaks = Int8Array.from({ length: 994 }, (_, index) => (index % 2 === 0 ? -n : n));
  return { stream: 'fm', hour, n, started_at_ms: n * 4969, data: bytesOf(n), peaks, ...overrides };
}

async function appendAll(archive: Archive, from: number, to: number): Promise<SegmentRecord[]> {
  const rows: SegmentRecord[] = [];
  for (let n = from; n < to; n += 1) rows.push(await archive.append(segment(n)));
  return rows;
}

let objects: ObjectArchive;
beforeAll(async () => void (objects = await startObjectArchive()));
afterAll(() => objects.close());

describe.each(['files', 'the tail', 'objects', 'objects and the tail'] as const)(
  'an archive in %s',
  (kind) => {
    let folder: ReturnType<typeof temporaryFolder>;
    let archive: Archive<Transaction>;
    let rows: SegmentRecord[];

    const open = () =>
      createArchive(kind === 'files' ? openFileStore({ root: folder.path }) : objects.openStore());

    beforeEach(async () => {
      folder = temporaryFolder();
      await objects.empty();
      archive = open();
      rows = await appendAll(archive, 0, 4);
      if (kind !== 'files' && kind !== 'the tail') await objects.pack(file);
      rows.push(...(await appendAll(archive, 4, 6)));
      if (kind === 'objects') await objects.pack(file);
    });
    afterEach(async () => {
      await archive.close();
      folder[Symbol.dispose]();
    });

    it('returns rows that locate their bytes', async () => {
      expect(rows.map((row) => row.offset)).toEqual(rows.map((row) => row.n * 214 * 47));
      expect(rows[3]).toMatchObject({
        stream: 'fm',
        n: 3,
        file,
        length: 214 * 47,
        frames: 214,
        started_at_ms: 14_907,
      });
      for (const row of rows) expect((await archive.readSegment(row)).equals(bytesOf(row.n))).toBe(true);
    });

    it('continues at the end of a file after a restart', async () => {
      await archive.close();
      archive = open();
      const [row] = await appendAll(archive, 6, 7);
      expect(row?.offset).toBe(6 * 214 * 47);
    });

    it('reads a span as one stream, trimmed to the frame at both ends', async () => {
      const span = { segments: rows, skipFrames: 220, dropFrames: 214 + 10 };
      const whole = Buffer.concat(rows.map(({ n }) => bytesOf(n)));
      const expected = whole.subarray(220 * 47, (6 * 214 - 224) * 47);
      expect((await buffer(await archive.createReadStream(span))).equals(expected)).toBe(true);
    });

    it('gives a media job the bytes of spans in files, and takes copies back', async () => {
      const local = await archive.local([
        { segments: rows.slice(2) },
        { segments: rows.slice(0, 1), skipFrames: 1 },
      ]);
      const parts = await Promise.all(
        local.ranges.map(async ({ path, offset, length }) =>
          (await readFile(path)).subarray(offset, offset + length),
        ),
      );
      const expected = Buffer.concat([...rows.slice(2).map(({ n }) => bytesOf(n)), bytesOf(0).subarray(47)]);
      expect(Buffer.concat(parts).equals(expected)).toBe(true);
      await local[Symbol.asyncDispose]();
      expect(await objects.copies()).toEqual([]);
    });

    it.each([1, 20, 6 * 497])('draws the peaks of segments in any order, in %i columns', async (count) => {
      const shuffled = [5, 0, 3, 3].flatMap((n) => rows[n] ?? []);
      const pairs = await archive.peaks(shuffled, { count: count * 4 });
      const column = (at: number) => [...pairs.subarray(2 * at, 2 * at + 2)];
      expect([0, 1, 2, 3].map((part) => column(part * count + Math.floor(count / 2)))).toEqual([
        [-5, 5],
        [0, 0],
        [-3, 3],
        [-3, 3],
      ]);
    });

    it('finds silences', async () => {
      const quiet = segment(6, { peaks: new Int8Array(994) });
      const silences = await archive.silences([...rows.slice(1), await archive.append(quiet)], 1000);
      expect(silences).toEqual([{ fromMs: 6 * 4969, toMs: expect.closeTo(7 * 4969, -2) }]);
    });

    it('finds bytes that differ from the stored ones, and no others', async () => {
      const wrong = { ...rows[4], crc32: 1 } as SegmentRecord;
      expect(await archive.damaged([...rows.slice(0, 4), wrong, ...rows.slice(5)])).toEqual([wrong]);
    });

    it('deletes a whole file and reports its segments as missing', async () => {
      const [first] = rows;
      if (!first) throw new Error('nothing was appended');
      await archive.removeFile(file);
      await expect(archive.readSegment(first)).rejects.toMatchObject({ code: 'segment_missing' });
      await expect(buffer(await archive.createReadStream({ segments: rows }))).rejects.toMatchObject({
        code: 'segment_missing',
      });
      expect([...(await archive.peaks([first], { count: 1 }))]).toEqual([0, 0]);
      expect((await archive.append(segment(0))).offset).toBe(0);
    });

    it('reports bytes behind the end of a file as missing', async () => {
      const beyond = { file, offset: 5 * 214 * 47, length: 2 * 214 * 47, frames: 428 };
      await expect(archive.readSegment(beyond)).rejects.toMatchObject({ code: 'segment_missing' });
    });

    it.each(['../etc', 'a/b', '', '.hidden', 'x'.repeat(65)])(
      'forms no name from the stream %j',
      async (stream) => {
        expect(() => archive.append(segment(0, { stream }))).toThrow(/identifiers/);
        await expect(archive.stage(segment(0, { stream }))).rejects.toThrow(/identifiers/);
      },
    );

    it('rejects a segment with a torn frame and leaves the file unchanged', async () => {
      await expect(archive.append(segment(6, { data: Buffer.from('noise') }))).rejects.toMatchObject({
        code: 'audio_unsupported',
      });
      expect((await archive.append(segment(6))).offset).toBe(6 * 214 * 47);
    });
  },
);
