import { appendFile, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { isAudioError } from '../audio-error.ts';
import { adtsBytes } from '../testing/adts-bytes.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { ArchiveAppend } from './archive-store.ts';
import { createArchive, type Archive } from './create-archive.ts';
import { openFileStore } from './files/open-file-store.ts';
import type { SegmentRecord } from './segment-record.ts';

function segment(n: number, overrides: Partial<ArchiveAppend> = {}): ArchiveAppend {
  const peaks = Int8Array.from({ length: 994 }, (_, index) => (index % 2 === 0 ? -n : n));
  return {
    stream: 'fm',
    hour: '2026-03-01T10',
    n,
    started_at_ms: n * 4969,
    data: adtsBytes(214, 40, n),
    peaks,
    ...overrides,
  };
}

function appendAll(
  archive: Archive,
  count: number,
  overrides: Partial<ArchiveAppend> = {},
): Promise<SegmentRecord[]> {
  return Promise.all(Array.from({ length: count }, (_, n) => archive.append(segment(n, overrides))));
}

describe('createArchive', () => {
  it('appends in call order and returns rows that locate their bytes', async () => {
    using folder = temporaryFolder();
    const archive = createArchive(openFileStore({ root: folder.path }));
    const rows = await appendAll(archive, 5);
    expect(rows.map((row) => row.offset)).toEqual(rows.map((row) => row.n * 214 * 47));
    expect(rows[3]).toMatchObject({
      stream: 'fm',
      n: 3,
      file: 'fm/2026-03-01T10.aac',
      length: 214 * 47,
      frames: 214,
      started_at_ms: 14_907,
    });
    for (const row of rows)
      expect((await archive.readSegment(row)).equals(adtsBytes(214, 40, row.n))).toBe(true);
    await archive.close();
  });

  it('continues at the end of the file after a restart', async () => {
    using folder = temporaryFolder();
    const before = createArchive(openFileStore({ root: folder.path }));
    await appendAll(before, 2);
    await before.close();
    const after = createArchive(openFileStore({ root: folder.path }));
    const row = await after.append(segment(2));
    expect(row.offset).toBe(2 * 214 * 47);
    await after.close();
  });

  it('truncates a torn tail and segments that were never committed', async () => {
    using folder = temporaryFolder();
    const archive = createArchive(openFileStore({ root: folder.path }));
    const rows = await appendAll(archive, 3);
    await archive.close();
    const committed = rows.slice(0, 2);
    await appendFile(join(folder.path, 'fm/2026-03-01T10.aac'), adtsBytes(1).subarray(0, 20));

    const reopened = createArchive(openFileStore({ root: folder.path }));
    expect(await reopened.recover(committed.slice(-1))).toEqual([
      { file: 'fm/2026-03-01T10.aac', cutBytes: 214 * 47 + 20 },
    ]);
    const row = await reopened.append(segment(9));
    expect(row.offset).toBe(2 * 214 * 47);
    const peaks = await reopened.peaks([row], { count: 4 });
    expect([...peaks]).toEqual([-9, 9, -9, 9, -9, 9, -9, 9]);
    await reopened.close();
  });

  it('reads a span as one stream, trimmed to the frame at both ends', async () => {
    using folder = temporaryFolder();
    const archive = createArchive(openFileStore({ root: folder.path }));
    const rows = await appendAll(archive, 4);
    const span = { segments: rows, skipFrames: 220, dropFrames: 214 + 10 };
    const bytes = await buffer(await archive.createReadStream(span));
    const whole = await readFile(join(folder.path, 'fm/2026-03-01T10.aac'));
    expect(bytes.equals(whole.subarray(220 * 47, (4 * 214 - 224) * 47))).toBe(true);
    await using local = await archive.local([{ segments: rows }]);
    expect(local.ranges).toEqual([
      { path: join(folder.path, 'fm/2026-03-01T10.aac'), offset: 0, length: whole.length },
    ]);
    await archive.close();
  });

  it('writes to more streams than it keeps files open', async () => {
    using folder = temporaryFolder();
    const archive = createArchive(openFileStore({ root: folder.path }));
    const streams = Array.from({ length: 40 }, (_, index) => `upload-${index}`);
    const rows = await Promise.all(
      streams.flatMap((stream) => [0, 1].map((n) => archive.append(segment(n, { stream })))),
    );
    for (const row of rows)
      expect((await archive.readSegment(row)).equals(adtsBytes(214, 40, row.n))).toBe(true);
    await archive.close();
  });

  it('throws disk_full before it uses the space that the database needs, and appends again once space is free', async () => {
    using folder = temporaryFolder();
    const disk = { free: 1000 + 2 * 214 * 47 };
    const archive = createArchive(
      openFileStore({ root: folder.path, freeBytes: async () => disk.free, keepFree: 1000 }),
    );
    expect((await archive.append(segment(0))).offset).toBe(0);
    disk.free -= 214 * 47 + 1;
    await expect(archive.append(segment(1))).rejects.toMatchObject({ code: 'disk_full' });
    await expect(archive.append(segment(2, { hour: '2026-03-01T11' }))).rejects.toMatchObject({
      code: 'disk_full',
    });
    disk.free = 1_000_000;
    expect((await archive.append(segment(3))).offset).toBe(214 * 47);
    await archive.close();
  });

  it('deletes a whole hour and reports its segments as missing', async () => {
    using folder = temporaryFolder();
    const archive = createArchive(openFileStore({ root: folder.path }));
    const [row] = await appendAll(archive, 1);
    if (!row) throw new Error('nothing was appended');
    await archive.removeFile(row.file);
    await expect(stat(join(folder.path, row.file))).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(archive.readSegment(row)).rejects.toSatisfy((error) =>
      isAudioError(error, 'segment_missing'),
    );
    await expect(buffer(await archive.createReadStream({ segments: [row] }))).rejects.toMatchObject({
      code: 'segment_missing',
    });
    await archive.close();
  });

  it.each(['../etc', 'a/b', '', '.hidden', 'x'.repeat(65)])(
    'forms no path from the name %j',
    async (stream) => {
      using folder = temporaryFolder();
      const archive = createArchive(openFileStore({ root: folder.path }));
      expect(() => archive.append(segment(0, { stream }))).toThrow(/identifiers/);
      await expect(
        archive.readSegment({ file: `${stream}/../../secret.aac`, offset: 0, length: 1, frames: 1 }),
      ).rejects.toMatchObject({
        code: 'segment_missing',
      });
    },
  );

  it('rejects a segment with a torn frame and leaves the file unchanged', async () => {
    using folder = temporaryFolder();
    const archive = createArchive(openFileStore({ root: folder.path }));
    await appendAll(archive, 1);
    await expect(archive.append(segment(1, { data: Buffer.from('noise') }))).rejects.toMatchObject({
      code: 'audio_unsupported',
    });
    expect((await archive.append(segment(2))).offset).toBe(214 * 47);
    await archive.close();
  });
});
