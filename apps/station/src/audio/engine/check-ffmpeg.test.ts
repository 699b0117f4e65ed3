import { chmod, rm, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { checkFfmpeg, hasChromaprint } from './check-ffmpeg.ts';
import { findFfmpeg } from './find-ffmpeg.ts';

async function program(path: string, text: string): Promise<string> {
  await writeFile(path, `#!/bin/sh\n${text}\n`);
  await chmod(path, 0o755);
  return path;
}

const missing = (message: string | RegExp) =>
  expect.objectContaining({ code: 'engine_missing', message: expect.stringMatching(message) });

describe('checkFfmpeg', () => {
  it('accepts the ffmpeg of this project', async () => {
    await expect(checkFfmpeg(findFfmpeg())).resolves.toBeUndefined();
  });

  it('rejects programs that are not ffmpeg', async () => {
    using folder = temporaryFolder();
    await expect(checkFfmpeg('/bin/true')).rejects.toThrow(missing('^/bin/true is not ffmpeg$'));
    const failing = await program(folder.file('failing'), 'exit 3');
    await expect(checkFfmpeg(failing)).rejects.toThrow(missing('cannot be run, or is not ffmpeg'));
    await expect(checkFfmpeg(folder.file('nothing'))).rejects.toThrow(missing('is missing'));
  });

  it('names the parts that a small build of ffmpeg lacks', async () => {
    using folder = temporaryFolder();
    const real = findFfmpeg();
    const small = await program(
      folder.file('ffmpeg'),
      `${real} "$@" | /bin/grep -v -e libmp3lame -e libx264 -e showwaves`,
    );
    await expect(checkFfmpeg(small)).rejects.toThrow(
      missing('lacks the encoders libmp3lame, libx264 and the filters showwaves;'),
    );
  });

  it('notices that the program was replaced or removed', async () => {
    using folder = temporaryFolder();
    const path = await program(folder.file('ffmpeg'), `exec ${findFfmpeg()} "$@"`);
    await checkFfmpeg(path);
    await program(path, 'exit 0');
    await expect(checkFfmpeg(path)).rejects.toThrow(missing('is not ffmpeg'));
    await rm(path);
    await expect(checkFfmpeg(path)).rejects.toThrow(missing('is missing'));
  });
});

describe('hasChromaprint', () => {
  it('finds it in the ffmpeg of this project, and not in a build without it or in no program', async () => {
    using folder = temporaryFolder();
    const without = await program(folder.file('ffmpeg'), 'echo "Unknown format \'chromaprint\'."');
    expect(await Promise.all([findFfmpeg(), without, folder.file('nothing')].map(hasChromaprint))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
