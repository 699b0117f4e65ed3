// Assembles an hour from 40 pieces of the archive, and joins the same pieces with ffmpeg by stream copy, alternately in one run.
// Ours also makes the file durable and computes its SHA-256; ffmpeg does neither.
// node --conditions=postkit-source apps/station/bench/merge.bench.ts
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  createArchive,
  createEngine,
  findFfmpeg,
  openFileStore,
  type AudioEngine,
} from '../src/audio/index.ts';
import { cutPieces, fillArchive, writePeerInput } from './hour-of-pieces.ts';

const rounds = 9;

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'postkit-merge-'));
const root = join(folder, 'archive');
const engine = createEngine();
const archive = createArchive(openFileStore({ root }));

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** Peak memory of the media worker, in MB. */
async function workerPeak(of: AudioEngine): Promise<number> {
  const status = await readFile(`/proc/${of.workerPid()}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

try {
  const parts = cutPieces(await fillArchive(engine, archive));
  const list = await writePeerInput(folder, parts, archive);
  const ffmpeg = findFfmpeg();
  const ourFile = join(folder, 'ours.aac');
  const peerFile = join(folder, 'peer.aac');
  const render = () =>
    engine.render({
      archive,
      parts: parts.map((segments) => ({ segments })),
      output: ourFile,
      format: 'aac',
    });
  const concat = () =>
    run(ffmpeg, [
      '-nostdin',
      '-v',
      'error',
      '-y',
      '-f',
      'concat',
      '-safe',
      '0',
      '-i',
      list,
      '-c',
      'copy',
      peerFile,
    ]);

  const { duration_ms } = await render();
  const idle = await workerPeak(engine);
  const ours: number[] = [];
  const peer: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await timed(render));
    peer.push(await timed(concat));
  }
  const [ourSize, peerSize] = await Promise.all([stat(ourFile), stat(peerFile)]);
  const ratio = Number((median(ours) / median(peer)).toFixed(2));
  const peak = await workerPeak(engine);
  console.log(
    `${Math.round(duration_ms / 1000)} s of audio, ${ourSize.size} bytes; ffmpeg ${peerSize.size} bytes`,
  );
  console.log(
    `ours ${ours.map(Math.round).join(' ')} ms; ffmpeg ${peer.map(Math.round).join(' ')} ms; ratio ${ratio}`,
  );
  console.log(
    `media worker peak RSS ${Math.round(peak)} MB, ${Math.round(peak - idle)} MB more than after one merge`,
  );
  console.log(
    JSON.stringify([
      {
        name: 'assemble 60 minutes from 40 pieces',
        ours: Math.round(median(ours)),
        peer: Math.round(median(peer)),
        unit: 'ms',
        ratio,
        budget: '<= 1 x',
      },
      {
        name: 'assemble 60 minutes: memory of the media worker',
        ours: Math.round(peak),
        unit: 'MB',
        budget: '<= 200 MB',
      },
    ]),
  );
} finally {
  await Promise.all([engine.close(), archive.close()]);
  await rm(folder, { recursive: true, force: true });
}
