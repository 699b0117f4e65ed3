// Processor time of what a network of stations does all day, beside programs that do only that: a request, a download, and an hour of
// audio that is rendered. Processor time does not depend on what else the machine does.
// node --conditions=postkit-source apps/station/bench/unit-costs.bench.ts
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createArchive, createEngine, findFfmpeg, openFileStore } from '../src/audio/index.ts';
import { startBenchChild } from './bench-child.ts';
import { cutPieces, fillArchive, writePeerInput } from './hour-of-pieces.ts';
import { measureTrees } from './process-tree.ts';
import { startFileServer } from './start-file-server.ts';

const downloads = 400;
const requests = 2000;
const atATime = 8;

/** Seconds of processor time that processes and their children spend on some work. */
async function cpuOf(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = measureTrees([pid]).cpuSeconds;
  await work();
  return measureTrees([pid]).cpuSeconds - before;
}

/** Downloads a file again and again; returns its size. */
async function download(address: string, times: number): Promise<number> {
  let bytes = 0;
  const one = async () => {
    const answer = await fetch(address, { headers: { 'user-agent': 'Pocket Casts' } });
    if (answer.status !== 200) throw new Error(`${address} responded with ${answer.status}.`);
    bytes = (await answer.arrayBuffer()).byteLength;
  };
  for (let done = 0; done < times; done += atATime) await Promise.all(Array.from({ length: atATime }, one));
  return bytes;
}

interface Station {
  readonly url: string;
  readonly pid: number;
  readonly audio: string;
  readonly feed: string;
  readonly list: string;
  readonly authorization: string;
}

/** Milliseconds for one response that has been made before, to an app that asks again and to a console. */
async function costOfRequests({ url, pid, feed, list, authorization }: Station) {
  const etag = (await fetch(`${url}${feed}`)).headers.get('etag') ?? '';
  const repeat = async (path: string, headers: Record<string, string>) => {
    const one = () => fetch(`${url}${path}`, { headers }).then((answer) => answer.arrayBuffer());
    const many = async () => {
      for (let done = 0; done < requests; done += atATime)
        await Promise.all(Array.from({ length: atATime }, one));
    };
    await many();
    return (1000 * (await cpuOf(pid, many))) / requests;
  };
  return {
    unchangedFeed: await repeat(feed, { 'if-none-match': etag }),
    page: await repeat(list, { authorization }),
  };
}

/** Milliseconds for one download, ours and the peer's, and the size of the file in MB. */
async function costOfDownload(folder: string, { url, pid, audio }: Station) {
  const answer = await fetch(`${url}${audio}`);
  writeFileSync(join(folder, 'audio.mp3'), Buffer.from(await answer.arrayBuffer()));
  const peer = await startFileServer(folder);
  const megabytes = (await download(`${url}${audio}`, atATime)) / 1e6;
  const ours = await cpuOf(pid, () => download(`${url}${audio}`, downloads));
  const theirs = await cpuOf(peer.pid, () => download(`${peer.url}/audio.mp3`, downloads));
  await peer.stop();
  return { megabytes, ours: (1000 * ours) / downloads, peer: (1000 * theirs) / downloads, name: peer.name };
}

/** Seconds for an hour of MP3 from 40 pieces of the log, ours and ffmpeg's. */
async function costOfRender(folder: string) {
  const engine = createEngine();
  const archive = createArchive(openFileStore({ root: join(folder, 'archive') }));
  const parts = cutPieces(await fillArchive(engine, archive));
  const list = await writePeerInput(folder, parts, archive);
  const render = () =>
    engine.render({
      archive,
      parts: parts.map((segments) => ({ segments })),
      output: join(folder, 'ours.mp3'),
      format: 'mp3',
    });
  const encoder = ['-c:a', 'libmp3lame', '-b:a', '128k', '-compression_level', '5'];
  const peerRender = () =>
    promisify(execFile)(findFfmpeg(), [
      '-v',
      'error',
      '-f',
      'concat',
      '-safe',
      '0',
      '-i',
      list,
      ...encoder,
      join(folder, 'peer.mp3'),
    ]);
  const ours = await cpuOf(process.pid, render);
  const peer = await cpuOf(process.pid, peerRender);
  await Promise.all([engine.close(), archive.close()]);
  return { ours, peer };
}

const folder = mkdtempSync(join(tmpdir(), 'postkit-costs-'));
try {
  const station = await startBenchChild<Station>('serve-station.ts', ['100']);
  const file = await costOfDownload(folder, station.facts);
  const { unchangedFeed, page } = await costOfRequests(station.facts);
  await station.stop();
  const hour = await costOfRender(folder);
  const row = (
    name: string,
    unit: string,
    { ours, peer }: { ours: number; peer: number },
    budget: string,
  ) => {
    const [one, other] = [Number(ours.toPrecision(3)), Number(peer.toPrecision(3))];
    return { name, ours: one, peer: other, unit, ratio: Number((ours / peer).toFixed(2)), budget };
  };
  const alone = (name: string, ours: number, budget: string) => ({
    name,
    ours: Number(ours.toPrecision(3)),
    unit: 'ms',
    budget,
  });
  console.log(
    JSON.stringify([
      alone('processor time of a feed that has not changed', unchangedFeed, '<= 0.5 ms'),
      alone('processor time of an API page of 20 episodes, nothing changed', page, '<= 1.5 ms'),
      row(
        `processor time of a counted download of ${file.megabytes.toFixed(1)} MB, against ${file.name}`,
        'ms',
        file,
        '<= 6 ms',
      ),
      row(
        'processor time of an hour of MP3 from 40 pieces of the log, against ffmpeg',
        's',
        hour,
        '<= 1.5 x',
      ),
    ]),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
