import { spawn } from 'node:child_process';
import { findFfmpeg } from '../engine/find-ffmpeg.ts';

/** Levels of stereo samples at 44.1 kHz, or of a file, as ffmpeg's `ebur128` filter measures them. */
export function ffmpegLevels(
  audio: Int16Array | Float32Array | string,
): Promise<{ loudness: number; range: number; truePeak: number }> {
  const format = audio instanceof Float32Array ? 'f32le' : 's16le';
  const input =
    typeof audio === 'string' ? ['-i', audio] : ['-f', format, '-ar', '44100', '-ac', '2', '-i', 'pipe:0'];
  const args = [
    '-hide_banner',
    '-nostats',
    ...input,
    '-af',
    'ebur128=peak=true:framelog=quiet',
    '-f',
    'null',
    '-',
  ];
  const { promise, resolve, reject } = Promise.withResolvers<{
    loudness: number;
    range: number;
    truePeak: number;
  }>();
  const child = spawn(findFfmpeg(), args, { stdio: ['pipe', 'ignore', 'pipe'] });
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  child.once('error', reject);
  child.once('close', () => {
    const summary = text.slice(text.lastIndexOf('Summary:'));
    const read = (pattern: RegExp) => Number(pattern.exec(summary)?.[1] ?? Number.NaN);
    const truePeak = read(/True peak:\s+Peak:\s+(-?[\d.]+) dBFS/);
    resolve({ loudness: read(/I:\s+(-?[\d.]+) LUFS/), range: read(/LRA:\s+(-?[\d.]+) LU/), truePeak });
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(
    typeof audio === 'string' ? undefined : new Uint8Array(audio.buffer, audio.byteOffset, audio.byteLength),
  );
  return promise;
}
