import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFfmpeg } from '../../src/audio/index.ts';
import type { SpeakerSource, TrackSource } from './sources.ts';

export const rate = 16_000;
const run = promisify(execFile);

/** Runs ffmpeg on a file, or on bytes, and returns what it makes of them: 16 kHz mono from -1 to 1. */
export async function decode(
  args: readonly string[],
  input?: Uint8Array,
): Promise<Float32Array<ArrayBuffer>> {
  const bytes = await transcode([...args, '-ac', '1', '-ar', `${rate}`, '-f', 'f32le'], input);
  return new Float32Array(bytes.buffer, 0, bytes.length >> 2);
}

/** Runs ffmpeg and returns the bytes of its output. */
export async function transcode(
  args: readonly string[],
  input?: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const started = run(findFfmpeg(), ['-v', 'error', ...args, 'pipe:1'], {
    encoding: 'buffer',
    maxBuffer: 2 ** 30,
  });
  started.child.stdin?.end(input);
  return new Uint8Array((await started).stdout);
}

/** A spoken clip at -20 dBFS, without the silence around it. */
export interface Clip {
  readonly language: string;
  readonly samples: Float32Array;
}

const frame = 512;
/** Level of a frame of a clip at -20 dBFS that is no pause. */
const active = 10 ** (-50 / 20);
/** Clips that are shorter are single words. */
const shortest = 1.2 * rate;
const most = 250;
/** Prompts that are no speech. */
const noSpeech = /silence|beep|tone|tt-monkeys\./;

/** The clips of a speaker, in the order of their names. */
export async function readClips(files: string, speaker: SpeakerSource): Promise<Clip[]> {
  const folder = join(files, speaker.folder);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => speaker.files.test(`/${name}`) && !noSpeech.test(name))
    .toSorted();
  const isRaw = names[0]?.endsWith('.g722') ?? false;
  const all = isRaw ? await readRaw(folder, names) : await readEach(folder, names);
  return all.flatMap((samples) => {
    const trimmed = trim(level(samples, 0.1));
    return trimmed.length < shortest ? [] : [{ language: speaker.language, samples: trimmed }];
  });
}

/** G.722 has two samples in each byte and no header, so one ffmpeg decodes all clips. */
async function readRaw(folder: string, names: readonly string[]): Promise<Float32Array[]> {
  const bytes = names.map((name) => readFileSync(join(folder, name)));
  const samples = await decode(['-f', 'g722', '-i', 'pipe:0'], Buffer.concat(bytes));
  let at = 0;
  return bytes.map(({ length }) => {
    at += 2 * length;
    return samples.slice(at - 2 * length, at);
  });
}

async function readEach(folder: string, names: readonly string[]): Promise<Float32Array[]> {
  const long = names.filter((name) => statSync(join(folder, name)).size > 12_000).slice(0, most);
  const all: Float32Array[] = [];
  for (const name of long) all.push(await decode(['-i', join(folder, name)]));
  return all;
}

/** A piece of music at -20 dBFS. */
export async function readTrack(files: string, { files: parts }: TrackSource): Promise<Float32Array> {
  const inputs = parts.flatMap((part) => ['-i', join(files, part)]);
  const filter = `amix=inputs=${parts.length}:normalize=0,volume=0.3`;
  return level(await decode([...inputs, '-filter_complex', filter]), 0.1);
}

/** Brings the frames that are no pause to a mean level: 0.1 is -20 dBFS. */
export function level(samples: Float32Array, to: number): Float32Array {
  const levels = levelsOf(samples);
  const loudest = Math.max(...levels);
  const heard = levels.filter((value) => value > loudest / 100);
  const mean = Math.sqrt(heard.reduce((sum, value) => sum + value ** 2, 0) / Math.max(1, heard.length));
  return samples.map((value) => (value * to) / Math.max(mean, 1e-9));
}

function trim(samples: Float32Array): Float32Array {
  const levels = levelsOf(samples);
  const first = levels.findIndex((value) => value > active);
  const last = levels.findLastIndex((value) => value > active);
  return first < 0 ? new Float32Array() : samples.slice(first * frame, (last + 1) * frame);
}

function levelsOf(samples: Float32Array): number[] {
  return Array.from({ length: Math.floor(samples.length / frame) }, (_, index) => {
    const part = samples.subarray(index * frame, (index + 1) * frame);
    return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / frame);
  });
}
