// Records one stream on 10 stations for a minute, then with 10 bare ffmpeg that encode it to AAC files of 5 seconds: processor
// time, memory and disk of a recorded station. Ours also measures peaks and loudness, and stores rows.
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

const stations = 10;
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
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !/-(wal|shm)$|ballast$/.test(name));
  return names.reduce((sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0), 0);
}

/** Cost of one station, of processes that record all of them into a folder. `idleMb` is their memory without a recording. */
async function costOf(pids: readonly number[], folder: string, idleMb = 0): Promise<Cost> {
  await wait(10_000);
  const [before, bytesBefore, began] = [measureTrees(pids), bytesBelow(folder), performance.now()];
  await wait(seconds * 1000);
  const [after, bytesAfter, elapsed] = [measureTrees(pids), bytesBelow(folder), (performance.now() - began) / 1000];
  return {
    cpuMs: ((after.cpuSeconds - before.cpuSeconds) * 1000) / elapsed / stations,
    memoryMb: (after.memoryMb - idleMb) / stations,
    diskMb: ((bytesAfter - bytesBefore) / 1e6 / elapsed / stations) * 3600,
  };
}

const radio = await startLoopRadio();
const station = await startBenchChild<{ pid: number; dataDir: string; idleMb: number }>('serve-recording.ts', [
  radio.url,
  String(stations),
]);
const ours = await costOf([station.facts.pid], station.facts.dataDir, station.facts.idleMb);
await station.stop();

const folder = mkdtempSync(join(tmpdir(), 'postkit-recording-'));
const encoders = Array.from({ length: stations }, (_, index) => {
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
  folder,
);
for (const encoder of encoders) encoder.kill('SIGKILL');
radio.close();
rmSync(folder, { recursive: true, force: true });

const row = (name: string, unit: string, one: number, other: number, budget: string) => ({
  name: `${name}, against bare ffmpeg`,
  ours: Number(one.toPrecision(3)),
  peer: Number(other.toPrecision(3)),
  unit,
  ratio: Number((one / other).toFixed(2)),
  budget,
});
console.log(
  JSON.stringify([
    row('a station recorded: processor time for a second of audio', 'ms', ours.cpuMs, peer.cpuMs, '<= 2 x'),
    row('a station recorded: memory', 'MB', ours.memoryMb, peer.memoryMb, '<= 4 x'),
    row('a station recorded: disk for an hour', 'MB', ours.diskMb, peer.diskMb, '<= 1.5 x'),
  ]),
);
