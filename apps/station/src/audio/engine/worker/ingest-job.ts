import { AudioError } from '../../audio-error.ts';
import { FRAME_SAMPLES, SAMPLE_RATE, samplesToMs } from '../../audio-format.ts';
import { demoAudio } from '../../demo/demo-audio.ts';
import { levelsOfBins } from '../../loudness/levels-of-bins.ts';
import type { AudioLevels } from '../../loudness/timeline-levels.ts';
import { PeakMeter } from '../../peaks/peak-meter.ts';
import { writePeaksFile } from '../../peaks/peaks-file.ts';
import type { EncodedSegment } from '../encoded-segment.ts';
import type { IngestResult } from '../ingest-result.ts';
import type { IngestInput, IngestSource } from '../media-jobs.ts';
import { assembleSegments } from './assemble-segments.ts';
import { audibleTrack } from './audible-track.ts';
import { DEFAULT_MAX_SECONDS, UNTRUSTED_INPUT, wallLimit } from './input-limits.ts';
import type { JobContext } from './job-context.ts';
import { presentShare } from './present-share.ts';
import { probeFile } from './probe-job.ts';
import { SegmentAssembler } from './segment-assembler.ts';
import { segmentingOutputs } from './segmenting-outputs.ts';
import { checkExit, startFfmpeg, type RunningFfmpeg } from './start-ffmpeg.ts';
import { writeTo } from './write-to.ts';

/** Codec padding may cost shorter files slightly more than one per cent. */
const TRUNCATION_FLOOR_MS = 150;
/** Share of the declared length. */
const DEFAULT_TOLERANCE = 0.01;

/** Containers, by ffmpeg's names, whose headers declare the length that was written; others are estimated, or begin at any time. */
const DECLARING = new Set(['w64', 'aiff', 'caf', 'flac', 'asf', 'mov,mp4,m4a,3gp,3g2,mj2', 'matroska,webm']);
/** Audio in a codec or a layout of channels that ffmpeg cannot decode. */
const NOT_DECODED = /decoder .*not found|no decoder|not implemented|patchwelcome|rematrix/i;

/** The length that a file declares: in milliseconds, or as the share of it that the file holds; null for none. */
type DeclaredLength = { ms: number } | { share: number } | null;

interface OpenSource {
  args: string[];
  /** Number of the stream that is read. */
  stream: number;
  channels: number;
  /** Length for scaling progress and limits; null when unknown. */
  expectedMs: number | null;
  declared: DeclaredLength;
}

/** Encodes audio in one pass: emits segments with peaks, returns loudness and lengths. */
export async function ingestJob(input: IngestInput, context: JobContext<'ingest'>): Promise<IngestResult> {
  const maxSeconds = input.maxSeconds ?? DEFAULT_MAX_SECONDS;
  const opened = await open(input.source, maxSeconds, context);
  const run = startFfmpeg({
    ffmpeg: context.ffmpeg,
    args: [
      '-v',
      'error',
      ...opened.args,
      ...segmentingOutputs({ live: false, stream: opened.stream, channels: opened.channels }),
    ],
    signal: context.signal,
    untrusted: true,
    wallMs: wallLimit(opened.expectedMs ?? maxSeconds * 1000),
  });
  try {
    const meter = new PeakMeter(((opened.expectedMs ?? 60_000) / 1000 + 1) * SAMPLE_RATE);
    const assembler = new SegmentAssembler({ keepsLevels: true, keepsPriming: input.keepsPriming ?? false });
    const [counts] = await Promise.all([
      drain(run, { assembler, meter }, opened.expectedMs, context),
      supply(run, input.source),
    ]);
    const exit = await run.exit;
    checkExit(exit, context.signal, NOT_DECODED.test(exit.stderr) ? 'audio_unsupported' : 'not_audio');
    const lost_ms = checkLength(meter.samples, maxSeconds, opened.declared, input.tolerance);
    const pairs = meter.finish();
    if (input.peaksFile !== undefined)
      await writePeaksFile(input.peaksFile, pairs, { sampleRate: SAMPLE_RATE, samples: meter.samples });
    context.progress(1);
    const meanSquare = meter.meanSquare / 32_768 ** 2;
    return {
      ...counts,
      samples: meter.samples,
      duration_ms: Math.round(samplesToMs(meter.samples)),
      lost_ms,
      is_opposite_phase: meter.isOppositePhase,
      rms_db: meanSquare > 0 ? Math.round(1000 * Math.log10(meanSquare)) / 100 : null,
      ...measured(levelsOfBins(assembler.levels, meter.samples)),
    };
  } finally {
    run.kill();
  }
}

async function open(
  source: IngestSource,
  maxSeconds: number,
  context: JobContext<'ingest'>,
): Promise<OpenSource> {
  if ('demo' in source) {
    const expectedMs = source.demo.seconds * 1000;
    const args = ['-f', 's16le', '-ar', String(SAMPLE_RATE), '-ac', '2', '-i', 'pipe:0'];
    return { args, stream: 0, channels: 2, expectedMs, declared: null };
  }
  const probe = await probeFile(source.file, context);
  const declaredMs = DECLARING.has(probe.format) ? probe.duration_ms : null;
  if ((declaredMs ?? 0) > maxSeconds * 1000) throw tooLong(maxSeconds);
  const { stream, channels } = await audibleTrack(source.file, probe.tracks, maxSeconds, context);
  return {
    // One second more than allowed, which reveals audio that is too long without decoding all of it.
    args: ['-nostdin', ...UNTRUSTED_INPUT, '-t', String(maxSeconds + 1), '-i', `file:${source.file}`],
    stream,
    channels,
    expectedMs: probe.estimated_ms === null ? null : Math.min(probe.estimated_ms, maxSeconds * 1000),
    // The audio of a film may be shorter than its pictures.
    declared: probe.has_video ? null : await declaredLength(source.file, declaredMs),
  };
}

async function declaredLength(file: string, ms: number | null): Promise<DeclaredLength> {
  const share = await presentShare(file);
  if (share !== null) return { share };
  return ms === null ? null : { ms };
}

function tooLong(maxSeconds: number): AudioError {
  return new AudioError('audio_too_long', `longer than ${maxSeconds} s`);
}

async function drain(
  run: RunningFfmpeg,
  { assembler, meter }: { assembler: SegmentAssembler; meter: PeakMeter },
  expectedMs: number | null,
  context: JobContext<'ingest'>,
): Promise<{ frames: number; segments: number }> {
  const counts = { frames: 0, segments: 0 };
  async function count(segment: EncodedSegment): Promise<void> {
    if (segment.padding < segment.frames * FRAME_SAMPLES) {
      counts.frames += segment.frames;
      counts.segments += 1;
    }
    await context.emit(segment);
  }
  await assembleSegments(run, assembler, count, (samples) => {
    meter.push(samples);
    if (expectedMs) context.progress(Math.min(0.99, samplesToMs(meter.samples) / expectedMs));
  });
  return counts;
}

function measured({
  loudness,
  truePeak,
  range,
}: AudioLevels): Pick<IngestResult, 'loudness_lufs' | 'true_peak_db' | 'range_lu'> {
  return { loudness_lufs: rounded(loudness), true_peak_db: rounded(truePeak), range_lu: rounded(range) };
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(10 * value) / 10;
}

async function supply(run: RunningFfmpeg, source: IngestSource): Promise<void> {
  if ('demo' in source) {
    for (const samples of demoAudio(source.demo)) {
      if (!(await writeTo(run.stdin, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength))))
        break;
    }
  }
  run.stdin.end();
}

/** Returns the milliseconds that are missing. */
function checkLength(
  samples: number,
  maxSeconds: number,
  declared: DeclaredLength,
  tolerance = DEFAULT_TOLERANCE,
): number {
  if (samples === 0) throw new AudioError('not_audio', 'no sound could be decoded');
  const decodedMs = samplesToMs(samples);
  if (decodedMs > maxSeconds * 1000) throw tooLong(maxSeconds);
  if (!declared) return 0;
  const declaredMs = 'ms' in declared ? declared.ms : decodedMs / declared.share;
  const lostMs = Math.round(declaredMs - decodedMs);
  if (lostMs > Math.max(TRUNCATION_FLOOR_MS, declaredMs * tolerance)) {
    throw new AudioError(
      'audio_truncated',
      `${Math.round(decodedMs)} ms of the ${declaredMs} ms that the file promises`,
    );
  }
  return lostMs > Math.max(TRUNCATION_FLOOR_MS, declaredMs * DEFAULT_TOLERANCE) ? lostMs : 0;
}
