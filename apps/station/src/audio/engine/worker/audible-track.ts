import { AudioError } from '../../audio-error.ts';
import { PeakMeter } from '../../peaks/peak-meter.ts';
import type { AudioTrack, ProbeResult } from '../probe-result.ts';
import { UNTRUSTED_INPUT, wallLimit } from './input-limits.ts';
import type { JobContext } from './job-context.ts';
import { sampleChunks } from './sample-chunks.ts';
import { STEREO } from './segmenting-outputs.ts';
import { checkInterrupted, startFfmpeg } from './start-ffmpeg.ts';

/** −60 dBFS. */
const AUDIBLE = 32.768;

/**
 * The first track with audio above −60 dBFS, else the first one: recorders of screens and of meetings also write the tracks of sources that were off.
 * Reads a track until it is audible, and a single one not at all.
 */
export async function audibleTrack(
  file: string,
  tracks: ProbeResult['tracks'],
  maxSeconds: number,
  context: Pick<JobContext<'ingest'>, 'ffmpeg' | 'signal'>,
): Promise<AudioTrack> {
  if (tracks.length > 1)
    for (const track of tracks) if (await isAudible(file, track, maxSeconds, context)) return track;
  return tracks[0];
}

async function isAudible(
  file: string,
  { stream }: AudioTrack,
  maxSeconds: number,
  { ffmpeg, signal }: Pick<JobContext<'ingest'>, 'ffmpeg' | 'signal'>,
): Promise<boolean> {
  const input = ['-nostdin', ...UNTRUSTED_INPUT, '-t', String(maxSeconds), '-i', `file:${file}`];
  const output = ['-map', `0:${stream}`, '-af', STEREO, '-f', 's16le', 'pipe:1'];
  const run = startFfmpeg({
    ffmpeg,
    args: ['-v', 'error', ...input, ...output],
    signal,
    untrusted: true,
    wallMs: wallLimit(maxSeconds * 1000),
  });
  run.extra.resume();
  try {
    const meter = new PeakMeter();
    for await (const samples of sampleChunks(run.stdout)) {
      meter.push(samples);
      if (meter.loudest >= AUDIBLE) return true;
    }
    const exit = await run.exit;
    if (signal.aborted) throw new AudioError('cancelled', 'cancelled');
    checkInterrupted(exit);
    return false;
  } finally {
    run.kill();
  }
}
