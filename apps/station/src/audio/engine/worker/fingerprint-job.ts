import { readRanges } from '../../archive/read-ranges.ts';
import { framesToMs } from '../../audio-format.ts';
import type { MediaJobs } from '../media-jobs.ts';
import { ADTS_PIPE_INPUT, wallLimit } from './input-limits.ts';
import type { JobContext } from './job-context.ts';
import { checkExit, startFfmpeg } from './start-ffmpeg.ts';
import { writeTo } from './write-to.ts';

/** Computes the Chromaprint fingerprint of audio of the archive: items of 32 bits, little-endian. */
export async function fingerprintJob(
  { ranges, frames }: MediaJobs['fingerprint']['input'],
  context: JobContext<'fingerprint'>,
): Promise<{ items: Uint8Array }> {
  const run = startFfmpeg({
    ffmpeg: context.ffmpeg,
    args: [
      '-v',
      'error',
      ...ADTS_PIPE_INPUT,
      '-f',
      'chromaprint',
      '-algorithm',
      '1',
      '-fp_format',
      'raw',
      'pipe:1',
    ],
    signal: context.signal,
    wallMs: wallLimit(framesToMs(frames)),
  });
  run.extra.resume();
  async function feed(): Promise<void> {
    for await (const chunk of readRanges(ranges)) if (!(await writeTo(run.stdin, chunk))) break;
    run.stdin.end();
  }
  async function read(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of run.stdout) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }
  try {
    const [items] = await Promise.all([read(), feed()]);
    checkExit(await run.exit, context.signal);
    return { items: new Uint8Array(items) };
  } finally {
    run.kill();
  }
}
