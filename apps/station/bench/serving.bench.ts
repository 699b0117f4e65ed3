// Serves a feed and an enclosure, and the same bytes as files by nginx, or by a bare node server if nginx is not
// installed. 20 connections, alternately, median of three rounds.
// node --conditions=postkit-source apps/station/bench/serving.bench.ts
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBenchChild } from './bench-child.ts';
import { compareLoads, result } from './measure-load.ts';
import { startFileServer } from './start-file-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'postkit-serving-'));
const station = await startBenchChild<{ url: string; feed: string; audio: string }>('serve-station.ts', [
  '100',
]);
const { url, feed, audio } = station.facts;
for (const [name, path] of [
  ['feed.xml', feed],
  ['audio.mp3', audio],
] as const) {
  const answer = await fetch(`${url}${path}`, { headers: { 'accept-encoding': 'identity' } });
  writeFileSync(join(folder, name), Buffer.from(await answer.arrayBuffer()));
}

const peer = await startFileServer(folder);
console.log(`The peer is ${peer.name}.`);

const etagOf = async (address: string) =>
  (await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })).headers.get(
    'etag',
  ) ?? '';

async function compare(
  name: string,
  paths: { ours: string; peer: string },
  status: number,
  headers: Record<string, string> = {},
) {
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
