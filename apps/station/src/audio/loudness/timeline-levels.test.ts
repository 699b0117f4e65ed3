import { describe, expect, it } from 'vitest';
import { FRAME_SAMPLES, SAMPLE_RATE, SEGMENT_FRAMES } from '../audio-format.ts';
import { demoAudio } from '../demo/demo-audio.ts';
import type { EpisodePart } from '../render/episode-part.ts';
import { planRender } from '../render/plan-render.ts';
import { SampleShaper } from '../render/sample-shaper.ts';
import { ffmpegLevels } from '../testing/ffmpeg-levels.ts';
import { levelsOfBins } from './levels-of-bins.ts';
import { LoudnessMeter } from './loudness-meter.ts';
import { storeLoudness } from './stored-loudness.ts';
import { timelineLevels } from './timeline-levels.ts';

const silenceMs = 3000;

function demo(kind: 'speech' | 'music' | 'jingle', seconds: number, gain = 1): Int16Array {
  const chunks = [...demoAudio({ kind, seconds, seed: 3 })];
  return Int16Array.from(
    chunks.flatMap((chunk) => [...chunk]),
    (sample) => Math.round(sample * gain),
  );
}

function tone(seconds: number, gain: number): Int16Array {
  const side = (index: number) =>
    Math.round(32_767 * gain * Math.sin((2 * Math.PI * 997 * (index >> 1)) / SAMPLE_RATE));
  return Int16Array.from({ length: 2 * Math.round(seconds * SAMPLE_RATE) }, (_, index) => side(index));
}

function join(...parts: Int16Array[]): Int16Array {
  return Int16Array.from(parts.flatMap((part) => [...part]));
}

const silence = (seconds: number) => new Int16Array(2 * Math.round(seconds * SAMPLE_RATE));

/** Whole segments, as the archive measures and stores them. */
function segmentsOf(samples: Int16Array, file: string) {
  const meter = new LoudnessMeter();
  const stored = new Map<string, Uint8Array>();
  const segments = [];
  const size = 2 * SEGMENT_FRAMES * FRAME_SAMPLES;
  for (let at = 0; at < samples.length; at += size) {
    const chunk = samples.subarray(at, at + size);
    meter.push(chunk);
    stored.set(`${file} ${at}`, storeLoudness(meter.take()));
    segments.push({ file, offset: at, length: 1, frames: chunk.length / 2 / FRAME_SAMPLES });
  }
  return { segments, stored };
}

/** Samples of whole frames. */
const framed = (samples: Int16Array) =>
  samples.subarray(0, samples.length - (samples.length % (2 * FRAME_SAMPLES)));

function indexed(parts: readonly EpisodePart[], stored: ReadonlyMap<string, Uint8Array>) {
  const levels = timelineLevels(parts, ({ file, offset }) => stored.get(`${file} ${offset}`), silenceMs);
  if (!levels) throw new Error('All segments are measured.');
  return levels;
}

/** The samples that a render of parts of one recording keeps. */
function shaped(samples: Int16Array, parts: readonly EpisodePart[]): Float32Array {
  const { pieces = [], spans } = planRender(parts, 'frame', { gain_db: 0, limit_db: 0 });
  const heard = spans.flatMap(({ skipFrames = 0, dropFrames = 0 }) => [
    ...samples.subarray(2 * skipFrames * FRAME_SAMPLES, samples.length - 2 * dropFrames * FRAME_SAMPLES),
  ]);
  const all = Float32Array.from(heard, (sample) => sample / 32_768);
  return Float32Array.from(new SampleShaper(pieces).push(all).flatMap((run) => [...run]));
}

const signals: [string, () => Int16Array][] = [
  ['speech', () => demo('speech', 20)],
  ['music', () => demo('music', 20)],
  ['quiet speech', () => demo('speech', 12, 0.03)],
  ['a steady tone', () => tone(8, 0.1)],
  ['speech between long silences', () => join(silence(6), demo('speech', 8), silence(6))],
  ['loud music before quiet speech', () => join(demo('music', 8), demo('speech', 10, 0.1))],
  ['a tone over full scale between its samples', () => tone(4, 1)],
];

describe('measured levels', { timeout: 60_000 }, () => {
  it.each(signals)('agree with the ebur128 filter of ffmpeg: %s', async (_name, make) => {
    const samples = framed(make());
    const expected = await ffmpegLevels(samples);
    const meter = new LoudnessMeter();
    // Chunks of odd lengths, as they come from a pipe.
    for (let at = 0; at < samples.length; at += 2 * 7001) meter.push(samples.subarray(at, at + 2 * 7001));
    const measured = levelsOfBins(meter.take(), samples.length / 2);
    const { segments, stored } = segmentsOf(samples, 'a');
    const levels = indexed([{ segments }], stored);
    for (const { loudness, range } of [measured, levels]) {
      expect(Math.abs((loudness ?? 0) - expected.loudness)).toBeLessThan(0.1);
      expect(Math.abs((range ?? 0) - expected.range)).toBeLessThan(0.3);
    }
    expect(Math.abs((measured.truePeak ?? 0) - expected.truePeak)).toBeLessThan(0.2);
    expect((levels.truePeak ?? 0) - expected.truePeak).toBeGreaterThan(-0.2);
    expect((levels.truePeak ?? 0) - expected.truePeak).toBeLessThan(0.6);
  });

  it('of cut, faded, louder and joined parts are those of their render', async () => {
    const samples = framed(demo('speech', 22));
    const { segments, stored } = segmentsOf(samples, 'a');
    const parts: EpisodePart[] = [
      { segments, trim_start_ms: 2345, trim_end_ms: 9000, fade_in_ms: 3000, gain_db: 6 },
      { segments, trim_start_ms: 12_000, fade_out_ms: 5000, gain_db: -4 },
      { segments, trim_end_ms: 16_000 },
    ];
    const expected = await ffmpegLevels(shaped(samples, parts));
    const levels = indexed(parts, stored);
    expect(Math.abs((levels.loudness ?? 0) - expected.loudness)).toBeLessThan(0.1);
    expect(Math.abs((levels.truePeak ?? 0) - expected.truePeak)).toBeLessThan(0.6);
  });

  it('name silence of three seconds and clipped audio with their times', () => {
    const clipped = Int16Array.from(tone(1, 1), (sample) =>
      Math.abs(sample) > 20_000 ? Math.sign(sample) * 32_767 : sample,
    );
    const samples = framed(join(demo('music', 5), silence(3.4), demo('music', 5), clipped, silence(2)));
    const { segments, stored } = segmentsOf(samples, 'a');
    const { silences, clipped: spans } = indexed([{ segments }], stored);
    expect(silences).toHaveLength(1);
    expect(Math.abs((silences[0]?.fromMs ?? 0) - 5000)).toBeLessThan(250);
    expect(Math.abs((silences[0]?.toMs ?? 0) - 8400)).toBeLessThan(250);
    expect(spans.some(({ fromMs, toMs }) => fromMs < 14_000 && toMs > 13_900)).toBe(true);
  });

  it('are unknown while a segment is not measured, and absent for silence', () => {
    const { segments, stored } = segmentsOf(silence(6), 'a');
    expect(timelineLevels([{ segments }], () => undefined, silenceMs)).toBeNull();
    expect(indexed([{ segments }], stored)).toMatchObject({ loudness: null, truePeak: null, range: null });
  });
});
