import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createFileCache } from '../../platform/file-cache.ts';
import { AudioError, isAudioError } from '../audio-error.ts';

const run = promisify(execFile);

/** Components of ffmpeg that the engine's jobs use, by the option that lists them. */
const needed = {
  encoders: ['aac', 'libmp3lame', 'libx264', 'pcm_s16le'],
  decoders: ['aac', 'mp3', 'mjpeg', 'png', 'rawvideo'],
  filters: [
    'afade',
    'aformat',
    'alimiter',
    'alphamerge',
    'aresample',
    'ass',
    'asplit',
    'color',
    'colorchannelmixer',
    'crop',
    'drawbox',
    'format',
    'loop',
    'lutrgb',
    'overlay',
    'scale',
    'setpts',
    'showwaves',
    'split',
    'volume',
  ],
} as const;

/** Milliseconds; the check takes about 30, and far longer only if the disk hangs. */
const timeoutMs = 20_000;

/** Programs of a machine, one of which is used. */
const most = 8;
const complete = createFileCache(checkComponents, { most });
const fingerprinting = createFileCache(listsChromaprint, { most });

/**
 * Checks that a path is an ffmpeg with all the components that the engine's jobs use. A program that passed is run again only
 * after its file has changed, so this may be called often.
 * @throws AudioError `engine_missing`, with a message for the operator.
 */
export async function checkFfmpeg(path: string): Promise<void> {
  try {
    await complete.get(path);
  } catch (error) {
    if (isAudioError(error)) throw error;
    throw new AudioError('engine_missing', `${path} is missing`, { cause: error });
  }
}

async function checkComponents(path: string): Promise<void> {
  const lists = await Promise.all(
    Object.entries(needed).map(async ([kind, names]) => ({
      kind,
      missing: missingIn(await list(path, kind), names),
    })),
  );
  const gaps = lists.filter(({ missing }) => missing.length > 0);
  if (gaps.length === 0) return;
  const words = gaps.map(({ kind, missing }) => `the ${kind} ${missing.join(', ')}`).join(' and ');
  throw new AudioError(
    'engine_missing',
    `${path} lacks ${words}; install a full build of ffmpeg, or set FFMPEG_PATH to one`,
  );
}

/** Whether a program can compute fingerprints; not every build of ffmpeg can. Runs it again only after its file has changed. */
export function hasChromaprint(path: string): Promise<boolean> {
  return fingerprinting.get(path).catch(() => false);
}

async function listsChromaprint(path: string): Promise<boolean> {
  const about = await run(path, ['-hide_banner', '-h', 'muxer=chromaprint'], {
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    env: {},
  });
  return about.stdout.includes('Muxer chromaprint');
}

async function list(path: string, kind: string): Promise<string> {
  const output = await run(path, ['-hide_banner', `-${kind}`], {
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    env: {},
    maxBuffer: 1 << 22,
  }).then(
    ({ stdout }) => stdout,
    (error: unknown) => {
      throw new AudioError('engine_missing', `${path} cannot be run, or is not ffmpeg`, { cause: error });
    },
  );
  // Each of these lists starts with its kind.
  if (!output.toLowerCase().startsWith(`${kind}:`))
    throw new AudioError('engine_missing', `${path} is not ffmpeg`);
  return output;
}

/** Lines are flags, name, description. */
function missingIn(output: string, names: readonly string[]): string[] {
  const present = new Set(output.split('\n').map((line) => line.trim().split(/\s+/)[1]));
  return names.filter((name) => !present.has(name));
}
