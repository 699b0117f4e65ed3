import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runFfmpeg } from '../testing/run-ffmpeg.ts';
import { createEngine } from './create-engine.ts';
import type { EncodedSegment } from './encoded-segment.ts';

const seconds = 7;
const tone = () =>
  runFfmpeg(
    '-f',
    'lavfi',
    '-i',
    `sine=440:d=${seconds}`,
    '-c:a',
    'libmp3lame',
    '-write_xing',
    '0',
    '-id3v2_version',
    '0',
    '-f',
    'mp3',
    'pipe:1',
  );

/** The process id of the first child of a process, once it has one. */
async function childOf(pid: number | undefined): Promise<number> {
  for (;;) {
    const [child] = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean);
    if (child) return Number(child);
  }
}

it('a live encoder ends a segment after everything that was fed before, also while ffmpeg gets no processor', async () => {
  const engine = createEngine();
  const segments: EncodedSegment[] = [];
  const job = engine.record('mp3', { onItem: (segment) => void segments.push(segment) });
  const audio = await tone();
  await job.feed(audio.subarray(0, 4000));
  const ffmpeg = await childOf(engine.workerPid());
  process.kill(ffmpeg, 'SIGSTOP');
  await job.feed(audio.subarray(4000));
  const cut = job.feed('cut');
  // Longer than an encoder is quiet at the end of its work.
  await wait(700);
  process.kill(ffmpeg, 'SIGCONT');
  await cut;
  await job.feed(audio);
  job.endFeed();
  await job.result;
  const framesOf = (run: number) =>
    segments.filter((segment) => segment.run === run).reduce((sum, { frames }) => sum + frames, 0);
  // A frame has 1,024 of 44,100 samples a second; the encoder keeps its last frames until more audio comes.
  expect(framesOf(0) * 1024).toBeGreaterThan((seconds - 0.3) * 44_100);
  expect(framesOf(1) * 1024).toBeLessThan((seconds + 0.3) * 44_100);
  await engine.close();
});
