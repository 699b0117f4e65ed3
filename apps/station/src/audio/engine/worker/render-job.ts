import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { AdtsCutter } from '../../adts/adts-cutter.ts';
import { type ByteRange, readRanges } from '../../archive/read-ranges.ts';
import { AudioError } from '../../audio-error.ts';
import { FRAME_SAMPLES } from '../../audio-format.ts';
import { SampleFinisher } from '../../render/sample-finisher.ts';
import { SampleShaper, type StereoSamples } from '../../render/sample-shaper.ts';
import type { RenderedFile, RenderInput } from '../media-jobs.ts';
import { aacEncoder } from './aac-encoder.ts';
import { digestFile } from './digest-file.ts';
import { ADTS_PIPE_INPUT, wallLimit } from './input-limits.ts';
import type { JobContext } from './job-context.ts';
import { mp3Encoder } from './mp3-encoder.ts';
import { floatChunks, sampleChunks } from './sample-chunks.ts';
import { checkExit, type FfmpegExit, startFfmpeg, type RunningFfmpeg } from './start-ffmpeg.ts';
import { writeThenRename } from './write-then-rename.ts';
import { writeTo } from './write-to.ts';

const CHUNK = 1 << 20;

/** Copies byte ranges into a new file and hashes them. `onBytes` receives the count so far, and may throw to stop. */
async function copyRanges(
  ranges: readonly ByteRange[],
  to: string,
  onBytes: (bytes: number) => void,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  const file = await open(to, 'w');
  let bytes = 0;
  try {
    for await (const chunk of readRanges(ranges, CHUNK)) {
      const written = file.writeFile(chunk);
      hash.update(chunk);
      await written;
      bytes += chunk.length;
      onBytes(bytes);
    }
    return { bytes, sha256: hash.digest('hex') };
  } finally {
    await file.close();
  }
}

/** Raw samples between decoder and encoder: 16 bits keep audio that is only cut and faded as it was. */
type PcmFormat = 's16le' | 'f32le';

const pcmInput = (format: PcmFormat): string[] => ['-f', format, '-ar', '44100', '-ac', '2', '-i', 'pipe:0'];

/** Assembles one file from archive bytes: copies unchanged audio, encodes for another format, decodes and encodes for fades. */
export async function renderJob(input: RenderInput, context: JobContext<'render'>): Promise<RenderedFile> {
  return writeThenRename(input.output, async (part) => {
    if (input.format === 'aac' && !input.pieces) return copyAac(input, part, context);
    return encode(input, part, context);
  });
}

async function copyAac(
  input: RenderInput,
  part: string,
  context: JobContext<'render'>,
): Promise<RenderedFile> {
  const total = totalBytes(input);
  const copied = await copyRanges(input.ranges, part, (bytes) => {
    if (context.signal.aborted) throw new AudioError('cancelled', 'cancelled');
    context.progress(bytes / total);
  });
  return { ...copied, samples: input.frames * FRAME_SAMPLES };
}

async function encode(
  input: RenderInput,
  part: string,
  context: JobContext<'render'>,
): Promise<RenderedFile> {
  const { pieces } = input;
  const isLevelled = input.leveling !== undefined || pieces?.some(({ gain = 1 }) => gain !== 1);
  const pcm: PcmFormat = isLevelled ? 'f32le' : 's16le';
  const start = { ffmpeg: context.ffmpeg, signal: context.signal, wallMs: wallLimit(input.frames * 24) };
  const output =
    input.format === 'mp3'
      ? [...mp3Encoder(input.mp3 ?? {}), '-f', 'mp3', '-y', `file:${part}`]
      : [...aacEncoder({ live: false }), '-f', 'adts', 'pipe:1'];
  const encoder = startFfmpeg({
    ...start,
    args: ['-v', 'error', ...(pieces ? pcmInput(pcm) : ADTS_PIPE_INPUT), ...output],
  });
  const decoder =
    pieces && startFfmpeg({ ...start, args: ['-v', 'error', ...ADTS_PIPE_INPUT, '-f', pcm, 'pipe:1'] });
  encoder.extra.resume();
  decoder?.extra.resume();
  const failed = decoder && firstFailure([decoder, encoder]);
  try {
    const shaper = pieces && new SampleShaper(pieces);
    const finisher = new SampleFinisher(input.leveling);
    const [frames] = await Promise.all([
      collect(encoder, part, input.format),
      feedRanges(decoder ?? encoder, input, context),
      decoder && shaper ? shape(decoder, { shaper, finisher }, encoder, pcm) : undefined,
    ]);
    const exits = [await decoder?.exit, await encoder.exit];
    for (const exit of [failed?.exit, ...exits]) if (exit) checkExit(exit, context.signal);
    const samples = shaper ? shaper.kept : input.frames * FRAME_SAMPLES;
    const file = {
      ...(await digestFile(part)),
      samples: input.format === 'aac' ? frames * FRAME_SAMPLES : samples,
    };
    return shaper ? { ...file, levels: finisher.levels() } : file;
  } finally {
    decoder?.kill();
    encoder.kill();
  }
}

/** Kills the other programs when one fails, since they would wait for it. The exit is that of the first failure. */
function firstFailure(runs: readonly RunningFfmpeg[]): { exit: FfmpegExit | null } {
  const failed: { exit: FfmpegExit | null } = { exit: null };
  for (const run of runs) {
    void run.exit.then((exit) => {
      if (exit.code === 0) return;
      failed.exit ??= exit;
      for (const other of runs) other.kill();
    });
  }
  return failed;
}

async function feedRanges(
  run: RunningFfmpeg,
  input: RenderInput,
  context: JobContext<'render'>,
): Promise<void> {
  const total = totalBytes(input);
  let bytes = 0;
  for await (const chunk of readRanges(input.ranges)) {
    if (!(await writeTo(run.stdin, chunk))) break;
    bytes += chunk.length;
    context.progress(Math.min(0.99, bytes / total));
  }
  run.stdin.end();
}

async function shape(
  decoder: RunningFfmpeg,
  { shaper, finisher }: { shaper: SampleShaper; finisher: SampleFinisher },
  encoder: RunningFfmpeg,
  pcm: PcmFormat,
): Promise<void> {
  const write = (samples: StereoSamples) =>
    samples.length === 0 ||
    writeTo(encoder.stdin, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
  for await (const samples of pcm === 'f32le' ? floatChunks(decoder.stdout) : sampleChunks(decoder.stdout)) {
    for (const kept of shaper.push<StereoSamples>(samples)) if (!(await write(finisher.push(kept)))) return;
  }
  await write(finisher.flush());
  encoder.stdin.end();
}

/** Writes AAC to the file without its priming frame and counts the other frames; ffmpeg writes an mp3 itself, because it must seek. */
async function collect(encoder: RunningFfmpeg, part: string, format: 'aac' | 'mp3'): Promise<number> {
  if (format === 'mp3') {
    encoder.stdout.resume();
    return 0;
  }
  const cutter = new AdtsCutter({ dropFrames: 1 });
  const file = await open(part, 'w');
  let frames = 0;
  try {
    for await (const chunk of encoder.stdout) {
      for (const piece of cutter.push(chunk)) {
        await file.writeFile(piece.data);
        frames += piece.frames;
      }
    }
    const rest = cutter.flush();
    if (rest) await file.writeFile(rest.data);
    return frames + (rest?.frames ?? 0);
  } finally {
    await file.close();
  }
}

function totalBytes(input: RenderInput): number {
  return input.ranges.reduce((sum, range) => sum + range.length, 0);
}
