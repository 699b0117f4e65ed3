import { readRanges } from '../../archive/read-ranges.ts';
import { FRAME_SAMPLES } from '../../audio-format.ts';
import { LoudnessMeter } from '../../loudness/loudness-meter.ts';
import { storeLoudness } from '../../loudness/stored-loudness.ts';
import type { MediaJobs } from '../media-jobs.ts';
import { ADTS_PIPE_INPUT, wallLimit } from './input-limits.ts';
import type { JobContext } from './job-context.ts';
import { sampleChunks } from './sample-chunks.ts';
import { checkExit, startFfmpeg } from './start-ffmpeg.ts';
import { writeTo } from './write-to.ts';

/** Decodes segments of the archive and measures each of them; returns their stored levels in order. */
export async function measureJob(
  { ranges, frames }: MediaJobs['measure']['input'],
  context: JobContext<'measure'>,
): Promise<{ levels: Uint8Array[] }> {
  const total = frames.reduce((sum, count) => sum + count, 0);
  const run = startFfmpeg({
    ffmpeg: context.ffmpeg,
    args: ['-v', 'error', ...ADTS_PIPE_INPUT, '-f', 's16le', 'pipe:1'],
    signal: context.signal,
    wallMs: wallLimit(total * 24),
  });
  run.extra.resume();
  const levels: Uint8Array[] = [];
  async function feed(): Promise<void> {
    for await (const chunk of readRanges(ranges)) if (!(await writeTo(run.stdin, chunk))) break;
    run.stdin.end();
  }
  async function measure(): Promise<void> {
    const meter = new LoudnessMeter();
    let left = 2 * FRAME_SAMPLES * (frames[0] ?? 0);
    for await (const chunk of sampleChunks(run.stdout)) {
      let samples = chunk;
      while (samples.length > 0 && levels.length < frames.length) {
        const part = samples.subarray(0, left);
        meter.push(part);
        samples = samples.subarray(part.length);
        left -= part.length;
        if (left > 0) continue;
        levels.push(storeLoudness(meter.take()));
        left = 2 * FRAME_SAMPLES * (frames[levels.length] ?? 0);
      }
    }
    // Damaged bytes decode to fewer samples.
    while (levels.length < frames.length) levels.push(storeLoudness(meter.take()));
  }
  try {
    await Promise.all([feed(), measure()]);
    checkExit(await run.exit, context.signal);
    return { levels };
  } finally {
    run.kill();
  }
}
