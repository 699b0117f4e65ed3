// Download of 50 episodes of 5 MB, 8 at a time, next to `curl --parallel`: on loopback, and with 200 ms before each response.
// The server is a separate process. The two clients take turns.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../bin/postkit.mjs', import.meta.url));
const ids = Array.from({ length: 50 }, (_, at) => at + 1);
const rounds = 5;

function serve(latency: number): void {
  const audio = Buffer.alloc(5_000_000, 'tide');
  const server = createServer(({ url = '' }, response) => {
    const [, id] = /(\d+)(?:\.mp3|\/)$/.exec(url) ?? [];
    setTimeout(() => {
      if (url.endsWith('.mp3'))
        response.writeHead(200, { 'content-length': audio.length, etag: '"a"' }).end(audio);
      else
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ playlist_id: Number(id), name: 'Tide' }));
    }, latency);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
}

async function seconds(
  command: string,
  args: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const started = performance.now();
  const [code] = await once(
    spawn(command, args, { cwd: folder, stdio: 'ignore', env: { ...process.env, ...env } }),
    'exit',
  );
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
  return (performance.now() - started) / 1000;
}

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'postkit-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
const rounded = (value: number) => Number(value.toPrecision(3));

async function compare(name: string, latency: number, budget: string) {
  const server = fork(fileURLToPath(import.meta.url), ['serve', String(latency)], {
    execArgv: process.execArgv,
  });
  try {
    const [{ port }] = (await once(server, 'message')) as [{ port: number }];
    const url = `http://127.0.0.1:${port}`;
    const env = {
      POSTKIT_URL: url,
      POSTKIT_STATION: 'wxyz',
      POSTKIT_USERNAME: 'ada',
      POSTKIT_API_KEY: 'key',
    };
    const args = [main, 'episodes', 'download', ...ids.map(String)];
    const files = ids.flatMap((id) => ['-o', `${id}.mp3`, `${url}/wxyz/playlist/dl/${id}.mp3`]);
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await inFolder((folder) => seconds(process.execPath, args, folder, env)));
      theirs.push(
        await inFolder((folder) =>
          seconds('curl', ['-s', '--parallel', '--parallel-max', '8', ...files], folder),
        ),
      );
    }
    const ratio = median(ours.map((time, round) => (theirs[round] ?? Number.NaN) / time));
    const speed = (times: readonly number[]) => rounded((ids.length * 5) / median(times));
    return { name, ours: speed(ours), unit: 'MB/s', budget, peer: speed(theirs), ratio: rounded(ratio) };
  } finally {
    server.kill();
  }
}

async function measure(): Promise<void> {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  await seconds(process.execPath, ['--run', 'build'], folder);
  console.log(
    JSON.stringify([
      await compare('command line: download 50 episodes, 8 at a time, next to curl', 0, '>= 0.4'),
      await compare('command line: the same with 200 ms before each response', 200, '>= 0.95'),
    ]),
  );
}

if (process.argv[2] === 'serve') serve(Number(process.argv[3]));
else await measure();
