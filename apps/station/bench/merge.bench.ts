// Assembles an hour from 40 pieces of the archive, and joins the same pieces with ffmpeg by stream copy, alternately in one run.
// Ours also makes the file durable and computes its SHA-256; ffmpeg does neither.
// node --conditions=postkit-source apps/station/bench/merge.bench.ts
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import {
  createArchive,
  createEngine,
  findFfmpeg,
  framesToMs,
  openFileStore,
  type Archive,
  type AudioEngine,
  type SegmentRecord,
} from '../src/audio/index.ts';

const pieces = 40;
const segmentsPerPiece = 18;
const rounds = 9;

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'postkit-merge-'));
const root = join(folder, 'archive');
const engine = createEngine();
const archive = createArchive(openFileStore({ root }));

/** Two hours of broadcast: five minutes of audio repeated, so that the pieces are spread over two files. */
async function fillArchive(): Promise<SegmentRecord[]> {
  const rows: SegmentRecord[] = [];
  const source = { demo: { seconds: 300, kind: 'music', seed: 1 } } as const;
  const audio: { data: Uint8Array; peaks: Int8Array }[] = [];
  await engine.ingest({ source }, { onSegment: (segment) => void audio.push(segment) });
  const whole = audio.slice(0, -1);
  for (let n = 0; n < 2 * 724; n += 1) {
    const { data, peaks } = whole[n % whole.length] ?? { data: new Uint8Array(), peaks: new Int8Array() };
    rows.push(
      await archive.append({ stream: 'fm', hour: n < 724 ? '10' : '11', n, started_at_ms: Math.round(n * framesToMs(214)), data, peaks }),
    );
  }
  return rows;
}

function cutPieces(rows: SegmentRecord[]): SegmentRecord[][] {
  const step = Math.floor(rows.length / pieces);
  return Array.from({ length: pieces }, (_, index) => rows.slice(index * step, index * step + segmentsPerPiece));
}

/** The pieces as separate files, and the list that ffmpeg reads. */
async function writePeerInput(parts: SegmentRecord[][], from: Archive): Promise<string> {
  const lines: string[] = [];
  for (const [index, segments] of parts.entries()) {
    const path = join(folder, `piece-${index}.aac`);
    await writeFile(path, await buffer(await from.createReadStream({ segments })));
    lines.push(`file '${path}'`);
  }
  await writeFile(join(folder, 'list.txt'), lines.join('\n'));
  return join(folder, 'list.txt');
}

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
  const parts = cutPieces(await fillArchive());
  const list = await writePeerInput(parts, archive);
  const ffmpeg = findFfmpeg();
  const ourFile = join(folder, 'ours.aac');
  const peerFile = join(folder, 'peer.aac');
  const render = () => engine.render({ archive, parts: parts.map((segments) => ({ segments })), output: ourFile, format: 'aac' });
  const concat = () => run(ffmpeg, ['-nostdin', '-v', 'error', '-y', '-f', 'concat', '-safe', '0', '-i', list, '-c', 'copy', peerFile]);

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
  console.log(`${Math.round(duration_ms / 1000)} s of audio, ${ourSize.size} bytes; ffmpeg ${peerSize.size} bytes`);
  console.log(`ours ${ours.map(Math.round).join(' ')} ms; ffmpeg ${peer.map(Math.round).join(' ')} ms; ratio ${ratio}`);
  console.log(`media worker peak RSS ${Math.round(peak)} MB, ${Math.round(peak - idle)} MB more than after one merge`);
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
      { name: 'assemble 60 minutes: memory of the media worker', ours: Math.round(peak), unit: 'MB', budget: '<= 200 MB' },
    ]),
  );
} finally {
  await Promise.all([engine.close(), archive.close()]);
  await rm(folder, { recursive: true, force: true });
}
