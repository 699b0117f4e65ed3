// Records one stream on 10 stations for a minute, then with 10 bare ffmpeg that encode it to AAC files of 5 seconds: processor
// time, memory and disk of a recorded station. Ours also measures peaks and loudness, and stores rows. Then 60 stations at a time, to
// see that a station costs the same among many.
// node --conditions=postkit-source apps/station/bench/recording.bench.ts
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFfmpeg } from '../src/audio/index.ts';
import { startBenchChild } from './bench-child.ts';
import { startLoopRadio } from './loop-radio.ts';
import { measureTrees } from './process-tree.ts';

const few = 10;
const many = 60;
const seconds = 60;

interface Cost {
  /** Milliseconds of a processor for each second of audio. */
  readonly cpuMs: number;
  readonly memoryMb: number;
  /** Megabytes for each hour of audio. */
  readonly diskMb: number;
}

function bytesBelow(folder: string): number {
  // The write-ahead log and the reserve for a full disk do not grow with the audio.
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !/-(wal|shm)$|ballast$/.test(name),
  );
  return names.reduce(
    (sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}

/** Cost of one of the stations, of processes that record all of them into a folder. `idleMb` is their memory without a recording. */
async function costOf(pids: readonly number[], stations: number, folder: string, idleMb = 0): Promise<Cost> {
  await wait(10_000);
  const [before, bytesBefore, began] = [measureTrees(pids), bytesBelow(folder), performance.now()];
  await wait(seconds * 1000);
  const [after, bytesAfter, elapsed] = [
    measureTrees(pids),
    bytesBelow(folder),
    (performance.now() - began) / 1000,
  ];
  return {
    cpuMs: ((after.cpuSeconds - before.cpuSeconds) * 1000) / elapsed / stations,
    memoryMb: (after.memoryMb - idleMb) / stations,
    diskMb: ((bytesAfter - bytesBefore) / 1e6 / elapsed / stations) * 3600,
  };
}

const radio = await startLoopRadio();

/** Cost of a recorded station among so many, and the gaps in their logs. */
async function record(stations: number): Promise<Cost & { readonly gaps: number }> {
  const station = await startBenchChild<{ pid: number; dataDir: string; idleMb: number }>(
    'serve-recording.ts',
    [radio.url, String(stations)],
  );
  const { pid, dataDir, idleMb } = station.facts;
  const cost = await costOf([pid], stations, dataDir, idleMb);
  const { gaps } = Object(await station.ask('gaps'));
  await station.stop();
  return { ...cost, gaps };
}

const ours = await record(few);
const oursAmongMany = await record(many);

const folder = mkdtempSync(join(tmpdir(), 'postkit-recording-'));
const encoders = Array.from({ length: few }, (_, index) => {
  const output = [
    '-c:a',
    'aac',
    '-aac_coder',
    'fast',
    '-b:a',
    '128k',
    '-f',
    'segment',
    '-segment_time',
    '5',
    join(folder, `${index}-%d.aac`),
  ];
  return spawn(findFfmpeg(), ['-nostdin', '-v', 'error', '-i', radio.url, ...output], { stdio: 'ignore' });
});
const peer = await costOf(
  encoders.map(({ pid }) => pid ?? 0),
  few,
  folder,
);
for (const encoder of encoders) encoder.kill('SIGKILL');
radio.close();
rmSync(folder, { recursive: true, force: true });

const row = (name: string, unit: string, one: number, other: number, budget: string) => ({
  name,
  ours: Number(one.toPrecision(3)),
  peer: Number(other.toPrecision(3)),
  unit,
  ratio: Number((one / other).toFixed(2)),
  budget,
});
console.log(
  JSON.stringify([
    row(
      'a station recorded: processor time for a second of audio, against bare ffmpeg',
      'ms',
      ours.cpuMs,
      peer.cpuMs,
      '<= 2 x',
    ),
    row('a station recorded: memory, against bare ffmpeg', 'MB', ours.memoryMb, peer.memoryMb, '<= 4 x'),
    row(
      'a station recorded: disk for an hour, against bare ffmpeg',
      'MB',
      ours.diskMb,
      peer.diskMb,
      '<= 1.5 x',
    ),
    row(
      `a station recorded among ${many}: processor time for a second of audio, against among ${few}`,
      'ms',
      oursAmongMany.cpuMs,
      ours.cpuMs,
      '<= 1.2 x',
    ),
    row(
      `a station recorded among ${many}: memory, against among ${few}`,
      'MB',
      oursAmongMany.memoryMb,
      ours.memoryMb,
      '<= 1.2 x',
    ),
    {
      name: `${many} stations recorded at a time for a minute: gaps in their logs`,
      ours: oursAmongMany.gaps,
      unit: 'gaps',
      budget: '<= 0 gaps',
    },
  ]),
);
