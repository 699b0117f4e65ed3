import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { findFfmpeg } from './find-ffmpeg.ts';

async function program(path: string): Promise<string> {
  await writeFile(path, '#!/bin/sh\n');
  await chmod(path, 0o755);
  return path;
}

describe('findFfmpeg', () => {
  it('prefers FFMPEG_PATH, then the package, then PATH', async () => {
    using folder = temporaryFolder();
    await mkdir(folder.file('bin'));
    const [chosen, packaged, onPath] = await Promise.all(
      ['chosen', 'packaged', 'bin/ffmpeg'].map((name) => program(folder.file(name))),
    );
    const env = { PATH: `/nowhere:${folder.file('bin')}` };
    expect(findFfmpeg({ ...env, FFMPEG_PATH: chosen }, () => packaged)).toBe(chosen);
    expect(findFfmpeg(env, () => packaged)).toBe(packaged);
    expect(findFfmpeg(env, () => undefined)).toBe(onPath);
  });

  it('throws when there is no ffmpeg', () => {
    expect(() => findFfmpeg({ PATH: '/nowhere' }, () => undefined)).toThrow(
      expect.objectContaining({ code: 'engine_missing' }),
    );
    expect(() => findFfmpeg({ FFMPEG_PATH: '/nowhere/ffmpeg' })).toThrow(
      expect.objectContaining({ code: 'engine_missing' }),
    );
  });
});
