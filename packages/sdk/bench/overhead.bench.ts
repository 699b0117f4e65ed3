// Overhead of a call through the transport over a bare fetch of the same response, next to ky.
// The server is a separate process, so that its work does not count as the client's. The three clients take turns.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import ky from 'ky';
import { createTransport } from '../src/core/transport.ts';
import { tagOperations } from '../src/schema/tags/operations.ts';

// Short turns, so that other load on the machine affects all three equally; the ratio is the median of the turns' ratios.
const rounds = 300;
const warmUp = 100;
const callsPerRound = 20;

if (process.argv[2] === 'serve') serve();
else await measure();

function serve(): void {
  const answer = JSON.stringify({
    meta: { limit: 20, offset: 0, total_count: 3, next: null, previous: null },
    objects: [1, 2, 3].map((id) => ({
      id,
      name: `tag ${id}`,
      resource_uri: `/wxyz/api/v1/playlistcategory/${id}/`,
    })),
  });
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(answer),
  );
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
}

async function measure(): Promise<void> {
  const server = fork(fileURLToPath(import.meta.url), ['serve'], { execArgv: process.execArgv });
  try {
    const [address] = (await once(server, 'message')) as [{ port: number }];
    await compare(`http://127.0.0.1:${address.port}`);
  } finally {
    server.kill();
  }
}

async function compare(baseUrl: string): Promise<void> {
  const url = `${baseUrl}/wxyz/api/v1/playlistcategory/?limit=20`;
  const headers = {
    Authorization: 'ApiKey ana:key',
    'X-Session-Id': 'x'.repeat(30),
    Accept: 'application/json',
  };
  const transport = createTransport({
    baseUrl,
    station: 'wxyz',
    credentials: { username: 'ana', apiKey: 'key' },
  });
  const calls = {
    fetch: async () => (await fetch(url, { headers })).json(),
    ky: async () => ky.get(url, { headers, retry: 2, timeout: 60_000 }).json(),
    postkit: async () => transport.call(tagOperations.list, { query: { limit: 20 } }),
  };
  const times: Record<keyof typeof calls, number[]> = { fetch: [], ky: [], postkit: [] };
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const name of ['fetch', 'ky', 'postkit'] as const) {
      const time = await microsecondsPerCall(calls[name]);
      if (round >= warmUp) times[name].push(time);
    }
  }
  const overBare = (name: keyof typeof calls) =>
    median(times[name].map((time, round) => time / (times.fetch[round] ?? Number.NaN)));
  console.log(`ky: ${median(times.ky).toFixed(0)} µs, ${overBare('ky').toFixed(2)} × bare fetch`);
  console.log(
    JSON.stringify({
      name: 'SDK: time a request over bare fetch',
      ours: Number(median(times.postkit).toFixed(1)),
      peer: Number(median(times.fetch).toFixed(1)),
      unit: 'µs',
      ratio: Number(overBare('postkit').toFixed(3)),
      budget: '<= 1.6 x',
    }),
  );
}

async function microsecondsPerCall(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let count = 0; count < callsPerRound; count += 1) await call();
  return ((performance.now() - start) * 1000) / callsPerRound;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
