import { stat } from 'node:fs/promises';
import { AudioError } from '../../audio-error.ts';
import type { ProbeResult } from '../probe-result.ts';
import { MAX_SAMPLE_RATE, MIN_SAMPLE_RATE, UNTRUSTED_INPUT } from './input-limits.ts';
import type { JobContext } from './job-context.ts';
import { checkInterrupted, startFfmpeg } from './start-ffmpeg.ts';

const PROBE_LIMIT_MS = 20_000;

/** Opens a file and reads its headers. Throws `not_audio` for a file without audio, `audio_unsupported` for impossible rates. */
export async function probeFile(file: string, context: Pick<JobContext<'probe'>, 'ffmpeg' | 'signal'>): Promise<ProbeResult> {
  const { size } = await stat(file).catch((error: unknown) => {
    throw new AudioError('not_audio', 'the file is missing', { cause: error });
  });
  if (size === 0) throw new AudioError('not_audio', 'the file is empty');
  return parseProbe(await describeInput(['-nostdin', ...UNTRUSTED_INPUT, '-i', `file:${file}`], context));
}

/** The words in which ffmpeg describes its input. */
export async function describeInput(
  args: string[],
  { ffmpeg, signal }: Pick<JobContext<'probe'>, 'ffmpeg' | 'signal'>,
  bytes?: Uint8Array,
): Promise<string> {
  const { exit, stdin, stdout, extra } = startFfmpeg({ ffmpeg, args, signal, untrusted: true, wallMs: PROBE_LIMIT_MS });
  stdin.end(bytes);
  stdout.resume();
  extra.resume();
  const ended = await exit;
  if (signal.aborted) throw new AudioError('cancelled', 'cancelled');
  if (ended.failedToStart) throw new AudioError('engine_failed', 'ffmpeg could not be started');
  checkInterrupted(ended);
  return ended.stderr;
}

/** The probe job. */
export function probeJob(input: { file: string }, context: JobContext<'probe'>): Promise<ProbeResult> {
  return probeFile(input.file, context);
}

/** Parses the output of `ffmpeg -i`. Only lines at ffmpeg's own indent count, because a file's tags can hold any text. */
function parseProbe(text: string): ProbeResult {
  const format = /^Input #0, (.+), from '/m.exec(text)?.[1];
  const audio = /^ {2}Stream #0:\d+.*?: Audio: (\w+).*?, (\d+) Hz/m.exec(text);
  if (format === undefined) throw new AudioError('not_audio', 'not a sound file');
  if (!audio) throw new AudioError('not_audio', 'no sound in the file');
  const video = /^ {2}Stream #0:\d+.*?: Video: (?!.*\(attached pic\)).*$/m.exec(text)?.[0];
  const height = video && /, \d+x(\d+)[, ]/.exec(`${video} `)?.[1];
  const sampleRate = Number(audio[2]);
  if (sampleRate < MIN_SAMPLE_RATE || sampleRate > MAX_SAMPLE_RATE) {
    throw new AudioError('audio_unsupported', `a sample rate of ${sampleRate} Hz`);
  }
  const [, hours, minutes, seconds] = /^ {2}Duration: (\d+):(\d+):([\d.]+)/m.exec(text) ?? [];
  const estimated = seconds === undefined ? null : Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000);
  return {
    format,
    duration_ms: text.includes('Estimating duration from bitrate') ? null : estimated,
    estimated_ms: estimated,
    codec: audio[1] ?? '',
    sample_rate: sampleRate,
    has_video: video !== undefined,
    video_height: height === undefined ? null : Number(height),
  };
}
