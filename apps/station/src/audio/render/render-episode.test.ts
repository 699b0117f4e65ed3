import { createHash } from 'node:crypto';
import { access, readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scanFrames } from '../adts/scan-frames.ts';
import { createArchive, type Archive } from '../archive/create-archive.ts';
import { openFileStore } from '../archive/files/open-file-store.ts';
import type { SegmentRecord } from '../archive/segment-record.ts';
import { createEngine, type AudioEngine } from '../engine/create-engine.ts';
import { ffmpegLevels } from '../testing/ffmpeg-levels.ts';
import { decodeFile, runFfmpeg } from '../testing/run-ffmpeg.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
let engine: AudioEngine;
let archive: Archive;
let talk: SegmentRecord[];
let bumper: SegmentRecord[];

async function store(stream: string, seconds: number, kind: 'speech' | 'jingle'): Promise<SegmentRecord[]> {
  const rows: SegmentRecord[] = [];
  await engine.ingest(
    { source: { demo: { seconds, kind, seed: 2 } } },
    {
      onSegment: async ({ data, peaks }) =>
        void rows.push(
          await archive.append({ stream, hour: '0', n: rows.length, started_at_ms: 0, data, peaks }),
        ),
    },
  );
  return rows;
}

beforeAll(async () => {
  engine = createEngine();
  archive = createArchive(openFileStore({ root: folder.file('archive') }));
  [talk, bumper] = await Promise.all([store('talk', 20, 'speech'), store('bumper', 3, 'jingle')]);
});
afterAll(async () => {
  await Promise.all([engine.close(), archive.close()]);
  folder[Symbol.dispose]();
});

function loudest(samples: Int16Array): number {
  return samples.reduce((loud, sample) => Math.max(loud, Math.abs(sample)), 0);
}

describe('engine.render', () => {
  it('joins parts without changing a byte of the audio', async () => {
    const output = folder.file('plain.aac');
    const parts = [
      { segments: bumper },
      { segments: talk, trim_start_ms: 3000, trim_end_ms: 2000 },
      { segments: bumper },
    ];
    const result = await engine.render({ archive, parts, output, format: 'aac' });
    const bytes = await readFile(output);
    expect(result.bytes).toBe(bytes.length);
    expect(result.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    const scan = scanFrames(bytes);
    expect(scan.end).toBe(bytes.length);
    expect(result.samples).toBe(scan.frames * 1024);
    expect(result.duration_ms).toBeCloseTo((scan.frames * 1024) / 44.1, 6);
    expect((await decodeFile(output)).length / 2).toBe(result.samples);
    expect(result.parts[2]?.offset_samples).toBe(result.samples - (result.parts[0]?.samples ?? 0));
    const first = bumper[0];
    expect(first && bytes.subarray(0, first.length).equals(await archive.readSegment(first))).toBe(true);
  });

  it('encodes an mp3 that decodes to exactly its length, with its tags', async () => {
    const output = folder.file('plain.mp3');
    const parts = [{ segments: bumper }, { segments: talk }];
    const mp3 = { title: 'Die Höhle = "eins"', artist: 'Studio' };
    const result = await engine.render({ archive, parts, output, format: 'mp3', mp3 });
    expect((await decodeFile(output)).length / 2).toBe(result.samples);
    expect(result.samples).toBe((result.parts[1]?.offset_samples ?? 0) + (result.parts[1]?.samples ?? 0));
    const tags = String(await runFfmpeg('-i', output, '-f', 'ffmetadata', 'pipe:1'));
    expect(tags).toContain('title=Die Höhle \\= "eins"');
    expect(tags).toContain('artist=Studio');
  });

  it('is equally loud as mp3 of every bit rate and as AAC', async () => {
    const parts = [{ segments: talk }];
    const aac = folder.file('loud.aac');
    await engine.render({ archive, parts, output: aac, format: 'aac' });
    const expected = await ffmpegLevels(await decodeFile(aac));
    for (const bitrate of [48, 64, 96, 128, 160, 192, 224, 256, 320]) {
      const output = folder.file('loud.mp3');
      await engine.render({ archive, parts, output, format: 'mp3', mp3: { bitrate } });
      const { loudness } = await ffmpegLevels(await decodeFile(output));
      // The lowest rates leave out high tones.
      const least = bitrate < 96 ? 0.4 : 0.1;
      expect([bitrate, Math.abs(loudness - expected.loudness) < least + 1e-9, loudness]).toEqual([
        bitrate,
        true,
        loudness,
      ]);
    }
  });

  it.each([
    ['aac', 2047],
    ['mp3', 0],
  ] as const)('fades and cuts to the sample (%s)', async (format, paddingAtMost) => {
    const output = folder.file(`faded.${format}`);
    const parts = [
      { segments: bumper, fade_out_ms: 1000 },
      { segments: talk, trim_start_ms: 1234, trim_end_ms: 4321, fade_in_ms: 2000 },
    ];
    const result = await engine.render({ archive, parts, output, format, precision: 'sample' });
    const decoded = await decodeFile(output);
    expect(decoded.length / 2).toBe(result.samples);
    const [one, two] = result.parts;
    const planned = (two?.offset_samples ?? 0) + (two?.samples ?? 0);
    expect(result.samples - planned).toBeGreaterThanOrEqual(0);
    expect(result.samples - planned).toBeLessThanOrEqual(paddingAtMost);
    const join = 2 * (one?.samples ?? 0);
    expect(loudest(decoded.subarray(join - 800, join + 800))).toBeLessThan(600);
    expect(loudest(decoded.subarray(join + 2 * 88_200))).toBeGreaterThan(5000);
  });

  it('leaves no file behind when it fails', async () => {
    const gone = { file: 'talk/9.aac', offset: 0, length: 1000, frames: 214 };
    for (const format of ['aac', 'mp3'] as const) {
      const job = engine.render({
        archive,
        parts: [{ segments: talk }, { segments: [gone] }],
        output: folder.file(`gone.${format}`),
        format,
      });
      await expect(job).rejects.toMatchObject({ code: 'segment_missing' });
    }
    await expect(
      engine.render({ archive, parts: [], output: folder.file('gone.mp3'), format: 'mp3' }),
    ).rejects.toMatchObject({
      code: 'not_audio',
    });
    expect((await readdir(folder.path)).filter((name) => name.startsWith('gone'))).toEqual([]);
  });

  it('draws a video as long as its audio', async () => {
    await runFfmpeg('-f', 'lavfi', '-i', 'testsrc=d=1:s=320x240', '-frames:v', '1', folder.file('cover.png'));
    await engine.render({
      archive,
      parts: [{ segments: bumper }],
      output: folder.file('video.aac'),
      format: 'aac',
    });
    const progress: number[] = [];
    const video = {
      cover: folder.file('cover.png'),
      audio: folder.file('video.aac'),
      output: folder.file('video.mp4'),
      width: 320,
      height: 180,
    };
    const { bytes } = await engine.video(video, { onProgress: (value) => progress.push(value) });
    expect(bytes).toBeGreaterThan(10_000);
    const probe = await engine.probe(folder.file('video.mp4'));
    expect(probe).toMatchObject({ has_video: true, codec: 'aac' });
    expect(probe.duration_ms).toBeGreaterThan(2900);
    expect(probe.duration_ms).toBeLessThan(3100);
    await access(folder.file('video.mp4'));
    await expect(engine.video({ ...video, cover: folder.file('video.aac') })).rejects.toMatchObject({
      code: 'audio_unsupported',
    });
  });
});
