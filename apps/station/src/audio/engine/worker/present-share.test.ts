import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runFfmpeg } from '../../testing/run-ffmpeg.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createEngine, type AudioEngine } from '../create-engine.ts';
import type { IngestResult } from '../ingest-result.ts';

let engine: AudioEngine;
beforeAll(() => {
  engine = createEngine();
});
afterAll(() => engine.close());

const ingest = (file: string): Promise<IngestResult> =>
  engine.ingest({ source: { file } }, { onSegment: () => undefined });

async function codeOf(file: string): Promise<unknown> {
  return ingest(file).then(
    (result) => `accepted, ${result.duration_ms} ms`,
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );
}

describe('engine.ingest of files whose headers are wrong', () => {
  /** An mp3 whose tag of its length is changed; `bytes` and `frames` are factors. */
  async function mp3(
    folder: { file: (name: string) => string },
    { frames = 1, bytes = 1, keep = 1, rate = '44100' },
  ) {
    await runFfmpeg('-f', 'lavfi', '-i', `sine=440:d=5:r=${rate}`, '-b:a', '64k', folder.file('a.mp3'));
    const data = await readFile(folder.file('a.mp3'));
    const tag = Math.max(data.indexOf('Xing'), data.indexOf('Info'));
    data.writeUInt32BE(Math.min(0xffffffff, Math.round(data.readUInt32BE(tag + 8) * frames)), tag + 8);
    data.writeUInt32BE(Math.round(data.readUInt32BE(tag + 12) * bytes), tag + 12);
    await writeFile(folder.file('a.mp3'), data.subarray(0, data.length * keep));
    return folder.file('a.mp3');
  }

  it.each([
    ['no frames', { frames: 0 }],
    ['a tenth of its frames', { frames: 0.1 }],
    ['ten times its frames', { frames: 10 }],
    ['a hundred million times its frames', { frames: 1e8 }],
    ['a tenth of its frames and bytes', { frames: 0.1, bytes: 0.1 }],
    ['no bytes', { bytes: 0 }],
    ['ten times its frames at 22.05 kHz', { frames: 10, rate: '22050' }],
  ])('accepts an mp3 that declares %s, by its audio', async (_name, change) => {
    using folder = temporaryFolder();
    const result = await ingest(await mp3(folder, change));
    expect(Math.abs(result.duration_ms - 5000)).toBeLessThan(60);
    expect(result.lost_ms).toBe(0);
  });

  it.each([
    ['of 44.1 kHz', { keep: 0.6 }],
    ['of 22.05 kHz', { keep: 0.6, rate: '22050' }],
    ['that declares too many frames', { keep: 0.6, frames: 10 }],
    ['of which 3 % are missing', { keep: 0.95 }],
  ])('refuses a truncated mp3 %s', async (_name, change) => {
    using folder = temporaryFolder();
    expect(await codeOf(await mp3(folder, change))).toBe('audio_truncated');
  });

  it.each<[name: string, encoder: readonly string[]]>([
    ['pcm', []],
    ['IMA ADPCM', ['-c:a', 'adpcm_ima_wav']],
    ['mp3', ['-c:a', 'libmp3lame', '-b:a', '64k']],
    ['rf64', ['-rf64', 'always']],
    ['bw64', ['-rf64', 'always']],
  ])('measures a wav with %s by the bytes of its audio', async (name, encoder) => {
    using folder = temporaryFolder();
    const file = folder.file('a.wav');
    await runFfmpeg('-f', 'lavfi', '-i', 'sine=440:d=8', ...encoder, file);
    const whole = await readFile(file);
    // The form of broadcasters (ITU-R BS.2088) differs from RF64 in its signature.
    if (name === 'bw64') whole.write('BW64', 0, 'latin1');
    await writeFile(file, whole.subarray(0, whole.length * 0.6));
    expect(await codeOf(file)).toBe('audio_truncated');
    // A rate of bytes that is a guess, as ffmpeg writes it for ADPCM.
    const guessed = Buffer.from(whole);
    guessed.writeUInt32LE(3000, guessed.indexOf('fmt ') + 16);
    await writeFile(file, guessed);
    expect(await codeOf(file)).toMatch(/^accepted, (79|80|81)\d\d ms$/);
    const unknown = Buffer.from(whole);
    unknown.fill(0xff, unknown.indexOf('data') + 4, unknown.indexOf('data') + 8);
    await writeFile(file, unknown);
    expect(await codeOf(file)).toMatch(/^accepted, (79|80|81)\d\d ms$/);
  });
});
