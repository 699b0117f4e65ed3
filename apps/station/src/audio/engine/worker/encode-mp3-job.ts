import { readRanges } from '../../archive/read-ranges.ts';
import type { MediaJobs } from '../media-jobs.ts';
import { ADTS_PIPE_INPUT } from './input-limits.ts';
import type { JobContext } from './job-context.ts';
import { mp3Encoder } from './mp3-encoder.ts';
import { checkExit, startFfmpeg } from './start-ffmpeg.ts';
import { writeTo } from './write-to.ts';

/** An mp3 for immediate download: emitted while it is encoded, so without the length tag that only a finished file can carry. */
export async function encodeMp3Job(
  { ranges, bitrate }: MediaJobs['encodeMp3']['input'],
  context: JobContext<'encodeMp3'>,
): Promise<{ bytes: number }> {
  const encoder = [...mp3Encoder({ bitrate }), '-write_xing', '0', '-id3v2_version', '0'];
  const run = startFfmpeg({
    ffmpeg: context.ffmpeg,
    args: ['-v', 'error', ...ADTS_PIPE_INPUT, ...encoder, '-f', 'mp3', 'pipe:1'],
    signal: context.signal,
  });
  run.extra.resume();
  const total = ranges.reduce((sum, range) => sum + range.length, 0);
  let read = 0;
  let bytes = 0;
  async function feed(): Promise<void> {
    for await (const chunk of readRanges(ranges)) {
      if (!(await writeTo(run.stdin, chunk))) break;
      read += chunk.length;
      context.progress(read / total);
    }
    run.stdin.end();
  }
  async function drain(): Promise<void> {
    for await (const chunk of run.stdout) {
      bytes += chunk.length;
      await context.emit(chunk);
    }
  }
  try {
    await Promise.all([feed(), drain()]);
    checkExit(await run.exit, context.signal);
    return { bytes };
  } finally {
    run.kill();
  }
}
