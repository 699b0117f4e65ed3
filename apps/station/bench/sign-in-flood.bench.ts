// How long a file takes while 300 wrong sign-ins wait at another address, compared with the same station at rest, and
// how long a correct sign-in takes meanwhile.
// node --conditions=postkit-source apps/station/bench/sign-in-flood.bench.ts
import { startBenchChild } from './bench-child.ts';

const rounds = 2;
const station = await startBenchChild<{ url: string; image: string; name: string; password: string }>(
  'serve-sign-in.ts',
);
const { url, image, name, password } = station.facts;
const flood = await startBenchChild('flood-sign-in.ts', [url]);
const files = { ours: [] as number[], peer: [] as number[] };
const signIns = { ours: [] as number[], peer: [] as number[] };

await timesOf(300);
for (let round = 0; round < rounds; round += 1) {
  files.peer.push(...(await timesOf(1000)));
  signIns.peer.push(await timeOf(signIn));
  const state = { isFlooded: true };
  const flooded = flood.send(`round-${round}`).finally(() => (state.isFlooded = false));
  signIns.ours.push(await timeOf(signIn));
  while (state.isFlooded) files.ours.push(...(await timesOf(20)));
  await flooded;
}
await flood.stop();
await station.stop();

console.log(`${files.ours.length} requests under the flood, ${files.peer.length} at rest.`);
console.log(
  JSON.stringify([
    compared('a file under 300 wrong sign-ins: p99', p99(files.ours), p99(files.peer), '<= 3'),
    compared(
      'a right sign-in under 300 wrong ones',
      Math.max(...signIns.ours),
      Math.max(...signIns.peer),
      '<= 5',
    ),
  ]),
);

function compared(title: string, ours: number, peer: number, budget: string) {
  return {
    name: title,
    ours: Math.round(ours),
    peer: Math.round(peer),
    unit: 'ms',
    ratio: Number((ours / peer).toFixed(2)),
    budget,
  };
}

async function timesOf(requests: number): Promise<number[]> {
  const times: number[] = [];
  for (let request = 0; request < requests; request += 1) times.push(await timeOf(readFile));
  return times;
}

async function timeOf(call: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}

async function readFile(): Promise<void> {
  const response = await fetch(url + image);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`The file request returned ${response.status}.`);
}

async function signIn(): Promise<void> {
  const authorization = `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
  const response = await fetch(`${url}/stations/api/v1/get_stations.json`, { headers: { authorization } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`The sign-in returned ${response.status}.`);
}

function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}
