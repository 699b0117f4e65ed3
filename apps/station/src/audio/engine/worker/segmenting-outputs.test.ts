import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_RATE } from '../../audio-format.ts';
import { ffmpegLevels } from '../../testing/ffmpeg-levels.ts';
import { runFfmpeg } from '../../testing/run-ffmpeg.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createEngine, type AudioEngine } from '../create-engine.ts';
import type { EncodedSegment } from '../encoded-segment.ts';
import type { LiveFormat } from '../media-jobs.ts';

let engine: AudioEngine;
beforeAll(() => {
  engine = createEngine();
});
afterAll(() => engine.close());

const seconds = 3;
const tone = '0.25*sin(2000*PI*t)';
/** A channel of stereo, in dB. */
const level = 0;
/** A centre or surround channel in both or one of the channels of stereo. */
const spread = -10 * Math.log10(2);
const silent = -Infinity;

/** One tone in some of the channels of a layout. */
interface Source {
  readonly layout: string;
  /** The factor of the tone in each channel. */
  readonly factors: readonly number[];
  /** Levels of left and right in dB over the loudest channel of the source. */
  readonly heard: readonly [number, number];
}

const sources: Readonly<Record<string, Source>> = {
  mono: { layout: 'mono', factors: [1], heard: [level, level] },
  'both channels': { layout: 'stereo', factors: [1, 1], heard: [level, level] },
  'the left channel': { layout: 'stereo', factors: [1, 0], heard: [level, silent] },
  'the right channel': { layout: 'stereo', factors: [0, 1], heard: [silent, level] },
  'opposite phase': { layout: 'stereo', factors: [1, -1], heard: [level, level] },
  'the centre of 3.0': { layout: '3.0', factors: [0, 0, 1], heard: [spread, spread] },
  'the front of quad': { layout: 'quad', factors: [1, 1, 0, 0], heard: [level, level] },
  'the back of quad': { layout: 'quad', factors: [0, 0, 1, 0], heard: [spread, silent] },
  'the front of 5.1': { layout: '5.1', factors: [1, 1, 0, 0, 0, 0], heard: [level, level] },
  'the centre of 5.1': { layout: '5.1', factors: [0, 0, 1, 0, 0, 0], heard: [spread, spread] },
  'the left back of 5.1': { layout: '5.1', factors: [0, 0, 0, 0, 1, 0], heard: [spread, silent] },
  'the centre of 7.1': { layout: '7.1', factors: [0, 0, 1, 0, 0, 0, 0, 0], heard: [spread, spread] },
  'a side of 7.1': { layout: '7.1', factors: [0, 0, 0, 0, 0, 0, 0, 1], heard: [silent, spread] },
};

const files = {
  wav: [],
  'wav of 48 kHz and 24 bits': ['-ar', '48000', '-c:a', 'pcm_s24le', '-f', 'wav'],
  'wav of floating point': ['-c:a', 'pcm_f32le', '-f', 'wav'],
  flac: ['-f', 'flac'],
  aac: ['-c:a', 'aac', '-b:a', '320k', '-f', 'mp4'],
  mp3: ['-b:a', '192k', '-joint_stereo', '0', '-f', 'mp3'],
  mp2: ['-b:a', '256k', '-f', 'mp2'],
  opus: ['-c:a', 'libopus', '-ar', '48000', '-b:a', '256k', '-f', 'ogg'],
  'ac3 of television': ['-c:a', 'ac3', '-b:a', '448k', '-f', 'mpegts'],
} as const;

function make({ layout, factors }: Source, output: readonly string[], gain = 1): Promise<Buffer> {
  const channels = factors.map((factor) => `${factor * gain}*${tone}`).join('|');
  return runFfmpeg('-f', 'lavfi', '-i', `aevalsrc=${channels}:c=${layout}:s=44100:d=${seconds}`, ...output);
}

/** The samples of both channels, decoded by ffmpeg. */
async function decode(segments: readonly EncodedSegment[]): Promise<Float32Array> {
  using folder = temporaryFolder();
  await writeFile(folder.file('out.aac'), Buffer.concat(segments.map(({ data }) => data)));
  const bytes = await runFfmpeg('-i', folder.file('out.aac'), '-f', 'f32le', 'pipe:1');
  return new Float32Array(new Uint8Array(bytes).buffer);
}

/** Root mean square of a channel in dBFS, between two seconds. Below −70 dBFS is what codecs leave of silence. */
function levelOf(samples: Float32Array, channel: number, from: number, to: number): number {
  let squares = 0;
  const [first, last] = [Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE)];
  for (let at = first; at < last; at += 1) squares += (samples[2 * at + channel] ?? 0) ** 2;
  const decibels = 10 * Math.log10(squares / (last - first));
  return decibels < -70 ? silent : decibels;
}

/** The loudest channel of a source in dBFS, as ffmpeg decodes it: encoders of mp3 lower it by a little. */
async function sourceLevel(bytes: Uint8Array): Promise<number> {
  using folder = temporaryFolder();
  await writeFile(folder.file('source'), bytes);
  const decoded = new Float32Array(
    new Uint8Array(await runFfmpeg('-i', folder.file('source'), '-ar', '44100', '-f', 'f32le', 'pipe:1'))
      .buffer,
  );
  const channels = Math.round(decoded.length / seconds / SAMPLE_RATE);
  const levels = Array.from({ length: channels }, (_, channel) => {
    const own = decoded.filter((_sample, index) => index % channels === channel);
    return levelOf(own.slice(0, own.length & ~1), 0, 0.25, seconds / 2 - 0.25);
  });
  return Math.max(...levels);
}

/** The channels whose level is not the wanted one to 0.1 dB, with their levels. */
function wrongLevels(
  samples: Float32Array,
  source: number,
  heard: readonly [number, number],
  from = 0.5,
  to = seconds - 0.5,
) {
  return ([0, 1] as const).flatMap((channel) => {
    const wanted = source + heard[channel];
    const found = levelOf(samples, channel, from, to);
    return found === wanted || Math.abs(found - wanted) < 0.1 ? [] : [{ channel, wanted, found }];
  });
}

function expectReports(
  segment: EncodedSegment | undefined,
  source: number,
  { heard: [left, right], factors, layout }: Source,
): void {
  const amplitude = 10 ** ((source + Math.max(left, right)) / 20) * Math.SQRT2;
  const { peaks = new Int8Array(), loudest = 0, isOppositePhase } = segment ?? {};
  const middle = peaks.subarray((peaks.length / 2) & ~1);
  expect(Math.abs((middle[1] ?? 0) - 128 * amplitude)).toBeLessThan(3);
  expect(Math.abs((middle[0] ?? 0) + 128 * amplitude)).toBeLessThan(3);
  // An encoder overshoots where the tone begins.
  expect(loudest / 32_768 / amplitude).toBeGreaterThan(0.97);
  expect(loudest / 32_768 / amplitude).toBeLessThan(1.5);
  expect(isOppositePhase).toBe(layout === 'stereo' && factors[1] === -1);
}

describe('the level of an upload', () => {
  async function ingest(bytes: Buffer) {
    using folder = temporaryFolder();
    await writeFile(folder.file('upload'), bytes);
    const segments: EncodedSegment[] = [];
    const result = await engine.ingest(
      { source: { file: folder.file('upload') } },
      { onSegment: (segment) => void segments.push(segment) },
    );
    return { result, segments, samples: await decode(segments) };
  }

  const wavOf = Object.entries(sources).map(([name, source]) => [name, 'wav', source] as const);
  const others = (['mono', 'both channels', 'the left channel', 'opposite phase'] as const).flatMap((name) =>
    (
      ['wav of 48 kHz and 24 bits', 'wav of floating point', 'flac', 'aac', 'mp3', 'mp2', 'opus'] as const
    ).map((file) => [name, file, sources[name]] as const),
  );
  const surround = (['the front of 5.1', 'the centre of 5.1', 'the left back of 5.1'] as const).flatMap(
    (name) =>
      (['flac', 'aac', 'ac3 of television'] as const).map((file) => [name, file, sources[name]] as const),
  );

  it.each([...wavOf, ...others, ...surround])('is kept for %s as %s', async (_name, file, source) => {
    if (!source) throw new Error('a row without a source');
    const output = file === 'wav' ? ['-f', 'wav', 'pipe:1'] : files[file];
    using folder = temporaryFolder();
    // Not every container can be written to a pipe.
    if (file !== 'wav') await make(source, [...output, folder.file('source')]);
    const bytes = file === 'wav' ? await make(source, output) : await readFile(folder.file('source'));
    const { result, segments, samples } = await ingest(bytes);
    const decoded = await sourceLevel(bytes);
    expect(wrongLevels(samples, decoded, source.heard)).toEqual([]);
    expectReports(segments[0], decoded, source);
    expect(Math.abs((result.rms_db ?? 0) - decoded - Math.max(...source.heard))).toBeLessThan(0.2);
    expect(result.is_opposite_phase).toBe(source === sources['opposite phase']);
    const measured = await ffmpegLevels(samples);
    expect(Math.abs((result.loudness_lufs ?? 0) - measured.loudness)).toBeLessThanOrEqual(0.1 + 1e-9);
  });

  it.each([-6, -3, -1])('is kept for a tone of %i dBFS', async (peak) => {
    const both: Source = { layout: 'stereo', factors: [1, 1], heard: [level, level] };
    const bytes = await make(both, ['-f', 'wav', 'pipe:1'], 4 * 10 ** (peak / 20));
    const { samples } = await ingest(bytes);
    expect(wrongLevels(samples, peak - 10 * Math.log10(2), both.heard)).toEqual([]);
  });

  it('is limited, not clipped, where the channels of 5.1 add up to more than full scale', async () => {
    const all: Source = { layout: '5.1', factors: [1, 1, 1, 0, 1, 1], heard: [0, 0] };
    const { segments, result } = await ingest(
      await make(all, ['-c:a', 'pcm_f32le', '-f', 'wav', 'pipe:1'], 3.5),
    );
    // A sine at full scale; a clipped one would have more than −2 dBFS.
    expect(Math.abs((result.rms_db ?? 0) + 3)).toBeLessThan(0.15);
    expect(segments[0]?.loudest).toBeGreaterThan(32_000);
    expect(result.samples).toBe(seconds * SAMPLE_RATE);
  });
});

describe('the level of a stream', () => {
  const mp3 = [
    '-b:a',
    '192k',
    '-joint_stereo',
    '0',
    '-write_xing',
    '0',
    '-id3v2_version',
    '0',
    '-f',
    'mp3',
    'pipe:1',
  ];
  const live: Readonly<Record<string, readonly [LiveFormat, readonly string[]]>> = {
    mp3: ['mp3', mp3],
    aac: ['aac', ['-c:a', 'aac', '-b:a', '320k', '-f', 'adts', 'pipe:1']],
    opus: ['ogg', ['-c:a', 'libopus', '-ar', '48000', '-b:a', '256k', '-f', 'ogg', 'pipe:1']],
    'mp2 of television': ['mpegts', ['-c:a', 'mp2', '-b:a', '256k', '-f', 'mpegts', 'pipe:1']],
    'ac3 of television': ['mpegts', ['-c:a', 'ac3', '-b:a', '448k', '-f', 'mpegts', 'pipe:1']],
  };

  async function record(format: LiveFormat, bytes: Uint8Array) {
    const segments: EncodedSegment[] = [];
    const job = engine.record(format, { onItem: (segment) => void segments.push(segment) });
    await job.feed(bytes);
    job.endFeed();
    await job.result;
    return { segments, samples: await decode(segments) };
  }

  const stereo = (['mono', 'both channels', 'the left channel', 'opposite phase'] as const).flatMap((name) =>
    ['mp3', 'aac', 'opus', 'mp2 of television'].map((as) => [name, as] as const),
  );
  const surround = ['the front of 5.1', 'the centre of 5.1', 'the left back of 5.1'].flatMap((name) =>
    ['aac', 'ac3 of television'].map((as) => [name, as] as const),
  );

  it.each([...stereo, ...surround])('is kept for %s as %s', async (name, as) => {
    const [source, [format, output] = ['mp3', mp3] as const] = [sources[name], live[as]];
    if (!source) throw new Error('a row without a source');
    const bytes = await make(source, output);
    const { segments, samples } = await record(format, bytes);
    const decoded = await sourceLevel(bytes);
    expect(wrongLevels(samples, decoded, source.heard)).toEqual([]);
    expectReports(segments[0], decoded, source);
  });

  it('stays the same when the stream changes from stereo to mono and back', async () => {
    const parts = await Promise.all(
      ['both channels', 'mono', 'both channels'].map((name) => make(sources[name] as Source, mp3)),
    );
    const decoded = await sourceLevel(parts[1] ?? Buffer.alloc(0));
    const { samples } = await record('mp3', Buffer.concat(parts));
    for (const part of [0, 1, 2])
      expect(
        wrongLevels(samples, decoded, [level, level], part * seconds + 0.5, (part + 1) * seconds - 0.5),
      ).toEqual([]);
  });
});
