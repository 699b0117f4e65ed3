// Start of `postkit --version` and `postkit --help`, built as published, next to an empty Node process. The three take turns.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('..', import.meta.url));
const rounds = 40;
const warmUp = 5;

const runs = {
  node: ['-e', '0'],
  version: ['bin/postkit.mjs', '--version'],
  help: ['bin/postkit.mjs', '--help'],
} as const;
type Name = keyof typeof runs;
const names = Object.keys(runs) as Name[];

function milliseconds(name: Name): number {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, runs[name], { cwd: folder, stdio: 'ignore' });
  if (status !== 0) throw new Error(`${name} ended with ${status}`);
  return performance.now() - started;
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
const rounded = (value: number) => Number(value.toPrecision(3));

const built = spawnSync(process.execPath, ['--run', 'build'], { cwd: folder, stdio: 'ignore' });
if (built.status !== 0) throw new Error('the command line could not be built');

const times: Record<Name, number[]> = { node: [], version: [], help: [] };
for (let round = 0; round < warmUp + rounds; round += 1) {
  for (const name of names) {
    const time = milliseconds(name);
    if (round >= warmUp) times[name].push(time);
  }
}

function result(name: Name, budget: string) {
  const ratio = median(times[name].map((time, round) => time / (times.node[round] ?? Number.NaN)));
  const [ours, peer] = [median(times[name]), median(times.node)].map(rounded);
  return {
    name: `command line: postkit --${name} next to an empty Node process`,
    ours,
    unit: 'ms',
    budget,
    peer,
    ratio: rounded(ratio),
  };
}

console.log(JSON.stringify([result('version', '<= 1.2'), result('help', '<= 1.35')]));
