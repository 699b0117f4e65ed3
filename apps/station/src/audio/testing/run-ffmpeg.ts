import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findFfmpeg } from '../engine/find-ffmpeg.ts';

const run = promisify(execFile);

/** Runs ffmpeg for a fixture or a check and returns its standard output. */
export async function runFfmpeg(...args: string[]): Promise<Buffer> {
  const { stdout } = await run(findFfmpeg(), ['-nostdin', '-v', 'error', '-y', ...args], {
    encoding: 'buffer',
    maxBuffer: 1 << 28,
  });
  return stdout;
}

/** Decodes a file to 16-bit stereo at 44.1 kHz. */
export async function decodeFile(path: string, ...input: string[]): Promise<Int16Array> {
  const bytes = await runFfmpeg(...input, '-i', path, '-f', 's16le', '-ar', '44100', '-ac', '2', 'pipe:1');
  return new Int16Array(new Uint8Array(bytes).buffer);
}
