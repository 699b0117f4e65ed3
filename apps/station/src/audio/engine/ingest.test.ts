import { readFile, stat, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkArchiveAdts } from '../adts/check-archive-adts.ts';
import { readPeaksFile } from '../peaks/peaks-file.ts';
import { decodeFile, runFfmpeg } from '../testing/run-ffmpeg.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createEngine, type AudioEngine } from './create-engine.ts';
import type { EncodedSegment } from './encoded-segment.ts';
import type { IngestResult } from './ingest-result.ts';
import type { IngestInput } from './media-jobs.ts';

let engine: AudioEngine;
beforeAll(() => {
  engine = createEngine();
});
afterAll(() => engine.close());

async function ingest(
  input: string | IngestInput,
): Promise<IngestResult & { encoded: EncodedSegment[]; progress: number[] }> {
  const encoded: EncodedSegment[] = [];
  const progress: number[] = [];
  const result = await engine.ingest(typeof input === 'string' ? { source: { file: input } } : input, {
    onSegment: (segment) => void encoded.push(segment),
    onProgress: (value) => progress.push(value),
  });
  return { ...result, encoded, progress };
}

/** Twelve seconds: silence with one second of tone from second 6 on. */
const BEEP = ['-f', 'lavfi', '-i', 'sine=700:d=1:r=44100,volume=12dB,adelay=6000:all=1,apad=whole_dur=12'];

describe('engine.ingest', () => {
  it('turns a file into segments, with levels, peaks at the right time, and progress', async () => {
    using folder = temporaryFolder();
    const file = folder.file('beep.wav');
    await runFfmpeg(...BEEP, '-ac', '2', file);
    const result = await ingest({ source: { file }, peaksFile: folder.file('beep.peaks') });
    expect(result).toMatchObject({ samples: 529_200, duration_ms: 12_000, segments: 3, frames: 517 });
    expect(result.encoded.map((segment) => segment.frames)).toEqual([214, 214, 89]);
    expect(result.encoded.map((segment) => checkArchiveAdts(segment.data))).toEqual([214, 214, 89]);
    expect(result.rms_db).toBeCloseTo(-22.8, 0);
    expect(result.loudness_lufs).toBeLessThan(-5);
    expect(result.true_peak_db).toBeCloseTo(-9, 0);
    expect(result.progress.at(-1)).toBe(1);
    expect(result.progress).toEqual([...result.progress].toSorted((a, b) => a - b));

    const pairs = await readPeaksFile(folder.file('beep.peaks'), 0);
    const loud = [...pairs.keys()].filter((index) => (pairs[index] ?? 0) > 10).map((index) => index >> 1);
    expect([loud[0], loud.at(-1)]).toEqual([600, 699]);
    const second = result.encoded[1]?.peaks ?? new Int8Array();
    const start = [...second.keys()].find((index) => (second[index] ?? 0) > 10) ?? 0;
    expect((start >> 1) * 10 + 4969).toBeCloseTo(6000, -2);
  });

  it('keeps the position of audio: frame k holds the samples from k × 1024 on', async () => {
    using folder = temporaryFolder();
    const file = folder.file('beep.wav');
    await runFfmpeg(...BEEP, '-ac', '2', file);
    const { encoded } = await ingest(file);
    await writeFile(folder.file('out.aac'), Buffer.concat(encoded.map((segment) => segment.data)));
    const decoded = await decodeFile(folder.file('out.aac'));
    const first = decoded.findIndex((sample) => Math.abs(sample) > 3000) / 2;
    expect(Math.abs(first - 6 * 44_100)).toBeLessThan(100);
  });

  it.each([
    ['mp3', ['-c:a', 'libmp3lame']],
    ['m4a', ['-c:a', 'aac', '-ar', '48000']],
    ['flac', ['-ac', '1', '-ar', '22050']],
    ['ogg', ['-c:a', 'libvorbis']],
    ['opus', ['-c:a', 'libopus', '-ar', '48000']],
    ['aiff', ['-ar', '96000']],
    ['webm', ['-c:a', 'libopus', '-ar', '48000']],
  ])('accepts %s', async (extension, encoder) => {
    using folder = temporaryFolder();
    const file = folder.file(`sound.${extension}`);
    await runFfmpeg('-f', 'lavfi', '-i', 'sine=440:d=3', ...encoder, file);
    const result = await ingest(file);
    expect(Math.abs(result.duration_ms - 3000)).toBeLessThan(60);
    expect(result.encoded).toHaveLength(1);
    expect(result.rms_db).toBeGreaterThan(-30);
  });

  it.each([
    ['a transport stream with mp2', ['-c:a', 'mp2', '-f', 'mpegts']],
    ['a transport stream with aac', ['-c:a', 'aac', '-f', 'mpegts']],
    ['a transport stream in LATM', ['-c:a', 'aac', '-mpegts_flags', 'latm', '-f', 'mpegts']],
    ['a program stream', ['-c:a', 'mp2', '-f', 'vob']],
    ['avi', ['-c:a', 'mp3', '-f', 'avi']],
    ['avi with pcm', ['-c:a', 'pcm_s16le', '-f', 'avi']],
    ['flv', ['-c:a', 'aac', '-f', 'flv']],
    ['wmv', ['-c:a', 'wmav2', '-f', 'asf']],
    ['mxf', ['-c:a', 'pcm_s16le', '-ar', '48000', '-f', 'mxf']],
    ['dv', ['-c:a', 'pcm_s16le', '-ar', '48000', '-ac', '2', '-target', 'pal-dv']],
    ['wtv', ['-c:a', 'mp2', '-f', 'wtv']],
    ['nut', ['-c:a', 'mp3', '-f', 'nut']],
    ['real media', ['-c:a', 'ac3', '-c:v', 'rv20', '-f', 'rm']],
  ])('accepts the audio of a film as %s', async (_name, encoder) => {
    using folder = temporaryFolder();
    const pictures = ['-f', 'lavfi', '-i', 'testsrc=d=3:s=352x288:r=25'];
    await runFfmpeg(
      '-f',
      'lavfi',
      '-i',
      'sine=440:d=3:r=44100',
      ...pictures,
      ...encoder,
      folder.file('film'),
    );
    const result = await ingest(folder.file('film'));
    expect(Math.abs(result.duration_ms - 3000)).toBeLessThan(100);
    expect(result.rms_db).toBeGreaterThan(-25);
  });

  it.each([
    ['ac3', ['-c:a', 'ac3', '-f', 'ac3']],
    ['eac3', ['-c:a', 'eac3', '-f', 'eac3']],
    ['dts', ['-c:a', 'dca', '-strict', '-2', '-ac', '2', '-f', 'dts']],
    ['truehd', ['-c:a', 'truehd', '-strict', '-2', '-ac', '2', '-f', 'truehd']],
    ['au', ['-f', 'au']],
    ['voc', ['-c:a', 'pcm_u8', '-f', 'voc']],
    ['wavpack', ['-c:a', 'wavpack', '-f', 'wv']],
    ['true audio', ['-c:a', 'tta', '-f', 'tta']],
    ['sox', ['-c:a', 'pcm_s32le', '-f', 'sox']],
    ['amr', ['-c:a', 'libopencore_amrnb', '-ar', '8000', '-ac', '1', '-b:a', '12.2k', '-f', 'amr']],
    ['IMA ADPCM in wav', ['-c:a', 'adpcm_ima_wav', '-ac', '2', '-f', 'wav']],
    ['IMA ADPCM in wav, mono', ['-c:a', 'adpcm_ima_wav', '-ac', '1', '-ar', '22050', '-f', 'wav']],
    ['MS ADPCM in wav', ['-c:a', 'adpcm_ms', '-ac', '2', '-f', 'wav']],
    ['A-law in wav', ['-c:a', 'pcm_alaw', '-ar', '8000', '-f', 'wav']],
    ['mp3 in wav', ['-c:a', 'libmp3lame', '-f', 'wav']],
    ['floating point in wav', ['-c:a', 'pcm_f64le', '-f', 'wav']],
    ['rf64', ['-rf64', 'always', '-f', 'wav']],
  ])('accepts %s', async (_name, encoder) => {
    using folder = temporaryFolder();
    await runFfmpeg('-f', 'lavfi', '-i', 'sine=440:d=3', ...encoder, folder.file('sound'));
    const result = await ingest(folder.file('sound'));
    expect(Math.abs(result.duration_ms - 3000)).toBeLessThan(100);
    expect(result).toMatchObject({ lost_ms: 0 });
    expect(result.rms_db).toBeGreaterThan(-30);
  });

  it('accepts an mp3 with a cover, and the audio of a video', async () => {
    using folder = temporaryFolder();
    const audio = ['-f', 'lavfi', '-i', 'sine=440:d=2', '-f', 'lavfi', '-i', 'testsrc=d=2:s=64x64'];
    await runFfmpeg(...audio, '-frames:v', '1', '-disposition:v', 'attached_pic', folder.file('cover.mp3'));
    await runFfmpeg(...audio, folder.file('video.mp4'));
    expect((await ingest(folder.file('cover.mp3'))).segments).toBe(1);
    expect(await engine.probe(folder.file('cover.mp3'))).toMatchObject({
      format: 'mp3',
      has_video: false,
      video_height: null,
    });
    expect((await ingest(folder.file('video.mp4'))).segments).toBe(1);
    expect(await engine.probe(folder.file('video.mp4'))).toMatchObject({ has_video: true, codec: 'aac' });
  });

  it('encodes demo audio into segments', async () => {
    const result = await ingest({ source: { demo: { seconds: 6, kind: 'speech', seed: 1 } } });
    expect(result).toMatchObject({ samples: 264_600, segments: 2 });
    expect(result.rms_db).toBeGreaterThan(-24);
  });

  it('waits for the sink, and fails with its error', async () => {
    using folder = temporaryFolder();
    await runFfmpeg('-f', 'lavfi', '-i', 'sine=440:d=20', folder.file('long.wav'));
    let busy = 0;
    let most = 0;
    const source = { file: folder.file('long.wav') };
    await engine.ingest(
      { source },
      {
        onSegment: async () => {
          busy += 1;
          most = Math.max(most, busy);
          await new Promise((resolve) => setImmediate(resolve));
          busy -= 1;
        },
      },
    );
    expect(most).toBe(1);
    const refusing = engine.ingest(
      { source },
      { onSegment: () => Promise.reject(new Error('the index is gone')) },
    );
    await expect(refusing).rejects.toThrow('the index is gone');
  });
});

async function codeOf(file: string, extra: Partial<IngestInput> = {}): Promise<unknown> {
  return ingest({ source: { file }, ...extra }).then(
    (result) => `accepted, ${result.duration_ms} ms`,
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );
}

describe('engine.ingest of hostile files', () => {
  it('rejects files that hold no audio', async () => {
    using folder = temporaryFolder();
    await writeFile(folder.file('empty.mp3'), '');
    await writeFile(folder.file('text.mp3'), 'Dear station, here is my song. '.repeat(500));
    await writeFile(
      folder.file('random.wav'),
      Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256)),
    );
    await runFfmpeg('-f', 'lavfi', '-i', 'testsrc=d=1:s=64x64', folder.file('silent.mp4'));
    for (const name of ['empty.mp3', 'text.mp3', 'random.wav', 'silent.mp4', 'gone.mp3']) {
      expect([name, await codeOf(folder.file(name))]).toEqual([name, 'not_audio']);
    }
  });

  it('names the reason of a file that it does not read', async () => {
    using folder = temporaryFolder();
    const sine = ['-f', 'lavfi', '-i', 'sine=440:d=2'];
    const mov = await runFfmpeg(
      ...sine,
      '-c:a',
      'pcm_s16le',
      '-movflags',
      '+frag_keyframe+empty_moov',
      '-f',
      'mov',
      'pipe:1',
    );
    mov.write('zzzz', mov.indexOf('sowt'), 'latin1');
    // The sound of a game: ffmpeg knows the format, and the station does not read it.
    const adx = await runFfmpeg(...sine, '-c:a', 'adpcm_adx', '-f', 'adx', 'pipe:1');
    const files: readonly [name: string, bytes: Buffer | string, code: string][] = [
      ['unknown codec', mov, 'audio_unsupported'],
      ['game', adx, 'audio_unsupported'],
      [
        'picture',
        await runFfmpeg('-f', 'lavfi', '-i', 'testsrc=d=1:s=64x64', '-frames:v', '1', '-f', 'apng', 'pipe:1'),
        'not_audio',
      ],
      [
        'photo',
        await runFfmpeg(
          '-f',
          'lavfi',
          '-i',
          'testsrc=d=1:s=64x64',
          '-frames:v',
          '1',
          '-c:v',
          'mjpeg',
          '-f',
          'image2pipe',
          'pipe:1',
        ),
        'not_audio',
      ],
      [
        'subtitles',
        `1\n00:00:01,000 --> 00:00:02,000\nHello\n\n2\n00:00:03,000 --> 00:00:04,000\nThere\n`,
        'not_audio',
      ],
      ['captions', `WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n`, 'not_audio'],
    ];
    for (const [name, bytes, code] of files) {
      await writeFile(folder.file(name), bytes);
      expect([name, await codeOf(folder.file(name))]).toEqual([name, code]);
    }
  });

  it('opens no playlist under any file name, and so reads no other file', async () => {
    using folder = temporaryFolder();
    const secret = folder.file('secret.wav');
    await runFfmpeg('-f', 'lavfi', '-i', 'sine=440:d=3', secret);
    await runFfmpeg('-f', 'lavfi', '-i', 'sine=440:d=3', folder.file('secret.ts'));
    const hls = `#EXTM3U\n#EXT-X-TARGETDURATION:3\n#EXTINF:3,\nfile://${folder.file('secret.ts')}\n#EXT-X-ENDLIST\n`;
    const files = {
      'a.m3u8': hls,
      'b.mp3': hls,
      'c.mp3': `ffconcat version 1.0\nfile secret.wav\n`,
      'd.m3u': secret,
      'e.ffconcat': `ffconcat version 1.0\nfile '${secret}'\n`,
    };
    for (const [name, text] of Object.entries(files)) {
      await writeFile(folder.file(name), text);
      expect([name, await codeOf(folder.file(name))]).toEqual([name, 'not_audio']);
    }
  });

  it('reports a truncated file', async () => {
    using folder = temporaryFolder();
    const sine = ['-f', 'lavfi', '-i', 'sine=440:d=8'];
    await Promise.all([
      runFfmpeg(...sine, folder.file('a.mp3')),
      runFfmpeg(...sine, folder.file('a.wav')),
      runFfmpeg(...sine, folder.file('a.flac')),
      runFfmpeg(...sine, folder.file('late.m4a')),
      runFfmpeg(...sine, '-movflags', '+faststart', folder.file('early.m4a')),
    ]);
    for (const [name, code] of [
      ['a.mp3', 'audio_truncated'],
      ['a.wav', 'audio_truncated'],
      ['a.flac', 'audio_truncated'],
      ['early.m4a', 'audio_truncated'],
      ['late.m4a', 'audio_truncated'],
    ]) {
      const path = folder.file(name ?? '');
      const bytes = await readFile(path);
      await writeFile(path, bytes.subarray(0, bytes.length * 0.6));
      expect([name, await codeOf(path)]).toEqual([name, code]);
    }
  });

  it('rejects a sample rate of 1 Hz before decoding', async () => {
    using folder = temporaryFolder();
    await runFfmpeg('-f', 'lavfi', '-i', 'sine=440:d=1', folder.file('a.wav'));
    const bytes = await readFile(folder.file('a.wav'));
    bytes.writeUInt32LE(1, bytes.indexOf('fmt ') + 12);
    await writeFile(folder.file('a.wav'), bytes);
    expect(await codeOf(folder.file('a.wav'))).toBe('audio_unsupported');
  });

  it('rejects hours of silence in a small file, declared or not', async () => {
    using folder = temporaryFolder();
    await runFfmpeg('-f', 'lavfi', '-i', 'anullsrc=r=8000:cl=mono', '-t', '900', folder.file('long.flac'));
    expect((await stat(folder.file('long.flac'))).size).toBeLessThan(200_000);
    expect(await codeOf(folder.file('long.flac'), { maxSeconds: 300 })).toBe('audio_too_long');
    // A flac that is written to a pipe does not declare its length.
    await writeFile(
      folder.file('undeclared.flac'),
      await runFfmpeg('-i', folder.file('long.flac'), '-f', 'flac', 'pipe:1'),
    );
    expect((await engine.probe(folder.file('undeclared.flac'))).duration_ms).toBe(null);
    expect(await codeOf(folder.file('undeclared.flac'), { maxSeconds: 20 })).toBe('audio_too_long');
  });

  it('does not take the header of a broken mp3, which promises days, for its length', async () => {
    using folder = temporaryFolder();
    await runFfmpeg('-f', 'lavfi', '-i', 'sine=440:d=5', '-b:a', '64k', folder.file('a.mp3'));
    const bytes = await readFile(folder.file('a.mp3'));
    // The number of frames is behind the mark and the flags.
    bytes.writeUInt32BE(0xffffff, Math.max(bytes.indexOf('Xing'), bytes.indexOf('Info')) + 8);
    await writeFile(folder.file('a.mp3'), bytes);
    expect((await engine.probe(folder.file('a.mp3'))).duration_ms).toBeGreaterThan(100_000_000);
    const result = await ingest({ source: { file: folder.file('a.mp3') }, tolerance: 0 });
    expect(result.duration_ms).toBeGreaterThan(4900);
    expect(result.duration_ms).toBeLessThan(5200);
    await runFfmpeg(
      '-f',
      'lavfi',
      '-i',
      'anullsrc=r=8000:cl=mono',
      '-t',
      '40',
      '-b:a',
      '8k',
      folder.file('long.mp3'),
    );
    expect(await codeOf(folder.file('long.mp3'), { maxSeconds: 30 })).toBe('audio_too_long');
  });

  it('measures silence as silence', async () => {
    using folder = temporaryFolder();
    await runFfmpeg('-f', 'lavfi', '-i', 'anullsrc', '-t', '2', folder.file('silent.wav'));
    expect(await ingest(folder.file('silent.wav'))).toMatchObject({
      rms_db: null,
      loudness_lufs: null,
      true_peak_db: null,
    });
  });

  it('accepts a file whose tags look like descriptions of streams by ffmpeg', async () => {
    using folder = temporaryFolder();
    const title = '\n  Stream #0:0: Audio: evil, 1 Hz, stereo';
    await runFfmpeg('-f', 'lavfi', '-i', 'sine=440:d=2', '-metadata', `title=${title}`, folder.file('a.mp3'));
    expect(await engine.probe(folder.file('a.mp3'))).toMatchObject({ codec: 'mp3', sample_rate: 44_100 });
  });
});
