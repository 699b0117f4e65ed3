import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { foldPeaks } from './fold-peaks.ts';
import { parsePeaksHeader, readPeaksFile, writePeaksFile } from './peaks-file.ts';

const FINEST = Int8Array.from({ length: 2000 }, (_, index) =>
  index % 2 === 0 ? -(index % 100) : index % 120,
);

describe('writePeaksFile', () => {
  it('returns any range of any resolution, and its place in the file for byte ranges', async () => {
    using folder = temporaryFolder();
    const path = folder.file('a.peaks');
    await writePeaksFile(path, FINEST, { sampleRate: 44_100, samples: 441_000 });
    const bytes = await readFile(path);
    const header = parsePeaksHeader(bytes);
    expect(header).toMatchObject({ sampleRate: 44_100, samples: 441_000 });
    expect(header.levels.map((level) => [level.samplesPerPair, level.pairs])).toEqual([
      [441, 1000],
      [7056, 63],
      [112_896, 4],
    ]);
    expect(await readPeaksFile(path, 0)).toEqual(FINEST);
    expect(await readPeaksFile(path, 0, 10, 12)).toEqual(FINEST.slice(20, 24));
    expect(await readPeaksFile(path, 1)).toEqual(foldPeaks(FINEST, 16));
    expect(await readPeaksFile(path, 2, 2, 99)).toEqual(foldPeaks(FINEST, 256).slice(4));
    const middle = header.levels[1];
    expect(middle && bytes.readInt8(middle.offset)).toBe(foldPeaks(FINEST, 16)[0]);
  });

  it('rejects another kind of file', async () => {
    using folder = temporaryFolder();
    await writeFile(folder.file('x'), Buffer.alloc(100));
    await expect(readPeaksFile(folder.file('x'), 0)).rejects.toMatchObject({ code: 'audio_unsupported' });
  });
});
