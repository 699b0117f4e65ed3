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

describe('engine.ingest of files with several tracks', () => {
  const silence = 'anullsrc=r=44100:cl=stereo';
  const tones = ['sine=300:r=44100:d=3,volume=12dB', 'sine=700:r=44100:d=3,volume=6dB'];
  /** Level of each tone in dBFS. */
  const [first, second] = [-9, -15];

  it.each<[name: string, inputs: readonly string[], level: number | null]>([
    ['the first of two tracks with audio', tones, first],
    ['the second behind a silent one', [silence, ...tones.slice(1)], second],
    ['the third behind two silent ones', [silence, silence, ...tones], first],
    ['the second behind noise below −60 dBFS', ['anoisesrc=a=0.0003:r=44100', ...tones.slice(1)], second],
    ['the first one that is quiet', ['sine=300:r=44100,volume=-30dB', ...tones.slice(1)], -51],
    [
      'the first, audible at its end only',
      ['sine=300:r=44100:d=1,adelay=2000,volume=12dB', ...tones.slice(1)],
      -14,
    ],
    ['the first if all are silent', [silence, silence], null],
  ])('reads %s', async (_name, inputs, level) => {
    for (const format of ['matroska', 'mpegts']) {
      using folder = temporaryFolder();
      const sources = inputs.flatMap((source) => ['-f', 'lavfi', '-t', '3', '-i', source]);
      const maps = inputs.flatMap((_source, index) => ['-map', `${index}:a`]);
      const codec = format === 'mpegts' ? ['-c:a', 'mp2', '-b:a', '384k'] : ['-c:a', 'pcm_s16le'];
      await runFfmpeg(...sources, ...maps, ...codec, '-f', format, folder.file('tracks'));
      const { rms_db } = await ingest(folder.file('tracks'));
      expect([format, rms_db === null ? null : Math.round(rms_db)]).toEqual([format, level]);
    }
  });

  it.each([
    ['in another program', ['A:st=0:st=2', 'B:st=1:st=2']],
    ['in a program that repeats the silent one', ['A:st=0:st=2', 'B:st=2:st=0:st=1']],
    ['of the first program, which is sent later', ['A:st=1:st=2', 'B:st=0']],
  ])('reads the audible track %s of television', async (_name, programs) => {
    using folder = temporaryFolder();
    const sources = [silence, tones[1] ?? '', 'testsrc=s=64x64:r=5'].flatMap((source) => [
      '-f',
      'lavfi',
      '-t',
      '3',
      '-i',
      source,
    ]);
    const coded = [
      '-map',
      '0',
      '-map',
      '1',
      '-map',
      '2',
      '-c:a',
      'mp2',
      '-b:a',
      '384k',
      '-c:v',
      'mpeg2video',
      '-f',
      'mpegts',
    ];
    await runFfmpeg(
      ...sources,
      ...coded,
      ...programs.flatMap((program) => ['-program', `title=${program}`]),
      folder.file('tv.ts'),
    );
    expect(Math.round((await ingest(folder.file('tv.ts'))).rms_db ?? 0)).toBe(second);
  });

  it('reads a track whose neighbour has an impossible rate', async () => {
    using folder = temporaryFolder();
    const sources = tones.flatMap((source) => ['-f', 'lavfi', '-i', source]);
    const maps = ['-map', '0:a', '-map', '1:a', '-c:a', 'pcm_s16le'];
    await runFfmpeg(...sources, ...maps, '-f', 'matroska', folder.file('tracks.mka'));
    const bytes = await readFile(folder.file('tracks.mka'));
    // The element of the first track's sampling frequency (ID B5, 8 bytes).
    bytes.writeDoubleBE(1, bytes.indexOf(Buffer.from([0xb5, 0x88])) + 2);
    await writeFile(folder.file('tracks.mka'), bytes);
    expect(Math.round((await ingest(folder.file('tracks.mka'))).rms_db ?? 0)).toBe(second);
  });

  it('reads the track that can be decoded', async () => {
    using folder = temporaryFolder();
    const sources = tones.flatMap((source) => ['-f', 'lavfi', '-i', source]);
    await runFfmpeg(
      ...sources,
      '-map',
      '0:a',
      '-map',
      '1:a',
      '-c:a',
      'pcm_s16le',
      '-f',
      'mov',
      folder.file('tracks.mov'),
    );
    const bytes = await readFile(folder.file('tracks.mov'));
    // An unknown codec in the description of the first track.
    bytes.write('zzzz', bytes.indexOf('sowt'), 'latin1');
    await writeFile(folder.file('tracks.mov'), bytes);
    expect(Math.round((await ingest(folder.file('tracks.mov'))).rms_db ?? 0)).toBe(second);
  });
});
