// Serves a feed and an enclosure, and the same bytes as files by nginx, or by a bare node server if nginx is not
// installed. 20 connections, alternately, median of three rounds.
// node --conditions=postkit-source apps/station/bench/serving.bench.ts
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBenchChild } from './bench-child.ts';
import { compareLoads, result } from './measure-load.ts';

const folder = mkdtempSync(join(tmpdir(), 'postkit-serving-'));
const station = await startBenchChild<{ url: string; feed: string; audio: string }>('serve-station.ts', ['100']);
const { url, feed, audio } = station.facts;
for (const [name, path] of [
  ['feed.xml', feed],
  ['audio.mp3', audio],
] as const) {
  const answer = await fetch(`${url}${path}`, { headers: { 'accept-encoding': 'identity' } });
  writeFileSync(join(folder, name), Buffer.from(await answer.arrayBuffer()));
}

const hasNginx = spawnSync('nginx', ['-v']).error === undefined;
const peer = hasNginx ? await startNginx() : await startNode();
console.log(`The peer is ${hasNginx ? 'nginx' : 'a bare node server of files, nginx is not installed'}.`);

const etagOf = async (address: string) =>
  (await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })).headers.get('etag') ?? '';

async function compare(name: string, paths: { ours: string; peer: string }, status: number, headers: Record<string, string> = {}) {
  const [ours, theirs] = [`${url}${paths.ours}`, `${peer.url}${paths.peer}`];
  const conditional = status === 304;
  return result(
    name,
    await compareLoads(
      { url: ours, status, headers: conditional ? { 'if-none-match': await etagOf(ours) } : headers },
      { url: theirs, status, headers: conditional ? { 'if-none-match': await etagOf(theirs) } : headers },
    ),
    '>= 0.5 x',
  );
}

const feedPaths = { ours: feed, peer: '/feed.xml' };
const audioPaths = { ours: audio, peer: '/audio.mp3' };
const results = [
  await compare('feed of 100 episodes: 304', feedPaths, 304),
  await compare('feed of 100 episodes: 200', feedPaths, 200),
  await compare('enclosure: 304', audioPaths, 304),
  await compare('enclosure: 64 kB range', audioPaths, 206, { range: 'bytes=65536-131071' }),
  await compare('enclosure: whole file', audioPaths, 200),
];
await station.stop();
await peer.stop();
rmSync(folder, { recursive: true, force: true });
console.log(JSON.stringify(results));

async function startNode(): Promise<{ url: string; stop(): Promise<void> }> {
  const child = await startBenchChild<{ url: string }>('serve-files.ts', [folder]);
  return { url: child.facts.url, stop: child.stop };
}

/** In the foreground, with its own configuration and one worker, because the station has one process. */
async function startNginx(): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events { worker_connections 256; }
    http { access_log off; sendfile on; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
    server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  );
  const nginx = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`${address}/feed.xml`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url: address, stop: async () => void nginx.kill() };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
