import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { decodeFile } from '../testing/run-ffmpeg.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { checkArchiveAdts } from './check-archive-adts.ts';
import { silentFrames } from './silent-frames.ts';

describe('silentFrames', () => {
  it('decode to silence of the given length', async () => {
    using folder = temporaryFolder();
    const bytes = silentFrames(20);
    expect(checkArchiveAdts(bytes)).toBe(20);
    await writeFile(folder.file('silence.aac'), bytes);
    const samples = await decodeFile(folder.file('silence.aac'));
    expect(samples.length).toBe(20 * 1024 * 2);
    expect(samples.every((sample) => sample === 0)).toBe(true);
  });
});
