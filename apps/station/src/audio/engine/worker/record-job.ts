import { setTimeout as wait } from 'node:timers/promises';
import type { EncodedSegment } from '../encoded-segment.ts';
import type { LiveFormat } from '../media-jobs.ts';
import { assembleSegments, emitSegments } from './assemble-segments.ts';
import type { JobContext } from './job-context.ts';
import { SegmentAssembler } from './segment-assembler.ts';
import { segmentingOutputs } from './segmenting-outputs.ts';
import { checkExit, startFfmpeg, type RunningFfmpeg } from './start-ffmpeg.ts';
import { writeTo } from './write-to.ts';

/** How much of a stream is read to detect its tracks: enough for a container that also has video. */
const probing: Readonly<Record<LiveFormat, readonly string[]>> = {
  mp3: ['-probesize', '4096', '-analyzeduration', '0'],
  aac: ['-probesize', '4096', '-analyzeduration', '0'],
  ogg: ['-probesize', '4096', '-analyzeduration', '0'],
  mpegts: ['-probesize', '2000000', '-analyzeduration', '500000'],
  mp4: ['-probesize', '2000000', '-analyzeduration', '0'],
  matroska: ['-probesize', '4096', '-analyzeduration', '0'],
};

/** Milliseconds in which nothing moves, after which everything fed counts as encoded. */
const quietMs = 250;
/** A station whose segments cannot be stored does not read them. */
const longestWaitMs = 15_000;

/** One encoder for the life of a live stream: it reads bytes and emits segments; `cut` ends the current segment. */
export async function recordJob(
  { format }: { format: LiveFormat },
  context: JobContext<'record'>,
): Promise<{ frames: number }> {
  // Without `nobuffer`, which would discard the bytes that were read to detect the format.
  const input = [...probing[format], '-protocol_whitelist', 'pipe', '-format_whitelist', format];
  const run = startFfmpeg({
    ffmpeg: context.ffmpeg,
    args: ['-v', 'error', ...input, '-f', format, '-i', 'pipe:0', ...segmentingOutputs({ live: true })],
    signal: context.signal,
    untrusted: true,
  });
  const assembler = new SegmentAssembler();
  let frames = 0;
  let emitting = 0;
  async function emit(segment: EncodedSegment): Promise<void> {
    frames += segment.frames;
    emitting += 1;
    await context.emit(segment);
    emitting -= 1;
  }
  /** Whether audio is on its way through ffmpeg. While a segment is taken, its output is not read, and it waits. */
  const isEncoding = () =>
    emitting > 0 ||
    run.isBusy() ||
    run.stdin.writableLength + run.stdout.readableLength + run.extra.readableLength > 0;
  async function cut(): Promise<void> {
    const latest = Date.now() + longestWaitMs;
    let movedAt = Date.now();
    while (Date.now() < Math.min(Math.max(movedAt, assembler.encodedAt) + quietMs, latest)) {
      await wait(quietMs / 5, undefined, { signal: context.signal });
      if (isEncoding()) movedAt = Date.now();
    }
    assembler.cut();
    await emitSegments(assembler, emit);
  }
  try {
    await Promise.all([assembleSegments(run, assembler, emit), supply(run, context, cut)]);
    checkExit(await run.exit, context.signal, 'audio_unsupported');
    return { frames };
  } finally {
    run.kill();
  }
}

async function supply(
  run: RunningFfmpeg,
  context: JobContext<'record'>,
  cut: () => Promise<void>,
): Promise<void> {
  for await (const chunk of context.feed) {
    if (chunk === 'cut') await cut();
    else if (!(await writeTo(run.stdin, chunk))) break;
  }
  run.stdin.end();
}
