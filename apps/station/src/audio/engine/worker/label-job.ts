import { readFile } from 'node:fs/promises';
import { stationFile } from '../../../platform/station-files.ts';
import { readRanges } from '../../archive/read-ranges.ts';
import { framesToMs } from '../../audio-format.ts';
import { labelSound, type SoundStretch } from '../../ear/label-sound.ts';
import { SoundMeter } from '../../ear/sound-meter.ts';
import type { MediaJobs } from '../media-jobs.ts';
import { ADTS_PIPE_INPUT, wallLimit } from './input-limits.ts';
import type { JobContext } from './job-context.ts';
import { floatChunks } from './sample-chunks.ts';
import { checkExit, startFfmpeg } from './start-ffmpeg.ts';
import { writeTo } from './write-to.ts';

/** Distinguishes speech, music and speech over music in audio of the archive. The weights of the model are in memory for this time only. */
export async function labelJob(
  { ranges, frames }: MediaJobs['label']['input'],
  context: JobContext<'label'>,
): Promise<{ stretches: SoundStretch[] }> {
  const meter = new SoundMeter(await readFile(stationFile('src/audio/ear/model/silero-vad-16k.onnx')));
  const run = startFfmpeg({
    ffmpeg: context.ffmpeg,
    args: ['-v', 'error', ...ADTS_PIPE_INPUT, '-ac', '1', '-ar', '16000', '-f', 'f32le', 'pipe:1'],
    signal: context.signal,
    wallMs: wallLimit(framesToMs(frames)),
  });
  run.extra.resume();
  async function feed(): Promise<void> {
    for await (const chunk of readRanges(ranges)) if (!(await writeTo(run.stdin, chunk))) break;
    run.stdin.end();
  }
  async function measure(): Promise<void> {
    for await (const chunk of floatChunks(run.stdout)) meter.push(chunk);
  }
  try {
    await Promise.all([feed(), measure()]);
    checkExit(await run.exit, context.signal);
    return { stretches: labelSound(meter.frames()) };
  } finally {
    run.kill();
  }
}
