import { open, stat } from 'node:fs/promises';
import { AudioError } from '../../audio-error.ts';
import type { ProbeResult } from '../probe-result.ts';
import { audioTracksOf } from './audio-tracks.ts';
import { UNTRUSTED_INPUT } from './input-limits.ts';
import type { JobContext } from './job-context.ts';
import { checkInterrupted, startFfmpeg } from './start-ffmpeg.ts';

const PROBE_LIMIT_MS = 20_000;

/**
 * Opens a file and reads its headers.
 * @throws AudioError `not_audio` for a file without audio, `audio_unsupported` for audio or rates that are not read, `audio_truncated`
 * for an mp4 whose index is missing
 */
export async function probeFile(
  file: string,
  context: Pick<JobContext<'probe'>, 'ffmpeg' | 'signal'>,
): Promise<ProbeResult> {
  const { size } = await stat(file).catch((error: unknown) => {
    throw new AudioError('not_audio', 'the file is missing', { cause: error });
  });
  if (size === 0) throw new AudioError('not_audio', 'the file is empty');
  const input = ['-nostdin', ...UNTRUSTED_INPUT, '-i', `file:${file}`];
  const text = await describeInput(input, context);
  if (!text.includes('Format not on whitelist')) return parseProbe(text);
  // Only the verbose output names the format.
  throw await refusalOf(file, await describeInput(['-v', 'debug', ...input], context));
}

/** Pictures, by ffmpeg's names of their formats. */
const pictureFormats = /_pipe$|^(?:gif|apng|ico|image2)$/;

/** Why a file of a format that is not read cannot be used: text (such as a playlist) and pictures have no audio. */
async function refusalOf(file: string, text: string): Promise<AudioError> {
  const format = /Format (\S+) probed/.exec(text)?.[1] ?? '';
  if (pictureFormats.test(format) || (await isText(file)))
    return new AudioError('not_audio', 'the file holds no audio');
  return new AudioError('audio_unsupported', `a file of the format ${format}`);
}

/** Whether no byte at the start of a file is a control character that text has not. */
async function isText(path: string): Promise<boolean> {
  await using file = await open(path, 'r');
  const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
  return buffer.subarray(0, bytesRead).every((byte) => byte >= 32 || (byte >= 9 && byte <= 13));
}

/** The words in which ffmpeg describes its input. */
export async function describeInput(
  args: string[],
  { ffmpeg, signal }: Pick<JobContext<'probe'>, 'ffmpeg' | 'signal'>,
  bytes?: Uint8Array,
): Promise<string> {
  const { exit, stdin, stdout, extra } = startFfmpeg({
    ffmpeg,
    args,
    signal,
    untrusted: true,
    wallMs: PROBE_LIMIT_MS,
  });
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
  if (format === undefined) {
    // A recorder or an interrupted transfer left the index out, which is written last.
    if (text.includes('moov atom not found'))
      throw new AudioError('audio_truncated', 'the index of the file is missing');
    throw new AudioError('not_audio', 'not a sound file');
  }
  const { tracks, impossibleRate } = audioTracksOf(text);
  const [first, ...others] = tracks.map(({ rest: _rest, ...track }) => track);
  if (!first) {
    if (impossibleRate !== undefined)
      throw new AudioError('audio_unsupported', `a sample rate of ${impossibleRate} Hz`);
    if (/^ {2}Stream #0:\d+.*?: Audio: /m.test(text))
      throw new AudioError('audio_unsupported', 'no decoder for its audio');
    throw new AudioError('not_audio', 'no sound in the file');
  }
  const video = /^ {2}Stream #0:\d+.*?: Video: (?!.*\(attached pic\)).*$/m.exec(text)?.[0];
  const height = video && /, \d+x(\d+)[, ]/.exec(`${video} `)?.[1];
  const [, hours, minutes, seconds] = /^ {2}Duration: (\d+):(\d+):([\d.]+)/m.exec(text) ?? [];
  const estimated =
    seconds === undefined
      ? null
      : Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000);
  return {
    format,
    duration_ms: text.includes('Estimating duration from bitrate') ? null : estimated,
    estimated_ms: estimated,
    codec: first.codec,
    sample_rate: first.sample_rate,
    tracks: [first, ...others],
    has_video: video !== undefined,
    video_height: height === undefined ? null : Number(height),
  };
}
