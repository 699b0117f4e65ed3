// Requests the waveform and the silences of a day of the log from a station over HTTP, alternately with a bare server that
// reads the same responses from files.
// node --conditions=postkit-source apps/station/bench/broadcast.bench.ts
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { framesToMs, SEGMENT_FRAMES, type SegmentRecord } from '../src/audio/index.ts';
import { encodedSegments } from '../src/testing/encoded-segments.ts';
import { firstStation, startStation, type TestStation } from '../src/testing/index.ts';

const days = 7;
const rounds = 30;
const warmUp = 5;
const daySeconds = 86_400;
/** A day that was logged completely. */
const start = 1_790_000_000;
const segmentMs = framesToMs(SEGMENT_FRAMES);
const perDay = Math.floor((daySeconds * 1000) / segmentMs);

/** Fills the log with rows over the same few bytes, as the demo does. */
async function fillLog(server: TestStation): Promise<void> {
  const { context, features } = server;
  const station = firstStation(server);
  const audio: SegmentRecord[] = [];
  for (const { data, peaks } of await encodedSegments(context, 24)) {
    audio.push(
      await context.archive.append({
        stream: 'bench',
        hour: 'sound',
        n: audio.length,
        started_at_ms: 0,
        data,
        peaks,
      }),
    );
  }
  await context.db.transaction((transaction) =>
    features.audioEvents.addAudio(transaction, station.id, audio),
  );
  const segments = Array.from({ length: days * perDay }, (_, index) => audio[(index * 7) % audio.length])
    .filter((segment) => segment !== undefined)
    .map(({ file, offset, length, frames, crc32 }, index) => {
      const started_at_ms = Math.round((start - 3 * daySeconds) * 1000 + index * segmentMs);
      return { file, offset, length, frames, crc32, started_at_ms };
    });
  await context.db.transaction((transaction) =>
    features.audioEvents.borrow(transaction, station.id, segments),
  );
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

async function ask(url: string, authorization: string): Promise<{ body: Buffer; ms: number }> {
  const begun = performance.now();
  const request = get(url, { agent, headers: { authorization } });
  const [response] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  if (response.statusCode !== 200) throw new Error(`${url} responded with ${response.statusCode}.`);
  return { body: Buffer.concat(chunks), ms: performance.now() - begun };
}

async function barePeer(file: string) {
  const peer = createServer((_request, response) => {
    void readFile(file).then((body) => response.setHeader('content-type', 'application/json').end(body));
  });
  peer.listen(0, '127.0.0.1');
  await once(peer, 'listening');
  return { url: `http://127.0.0.1:${(peer.address() as AddressInfo).port}/`, close: () => peer.close() };
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
const round = (value: number) => Number(value.toPrecision(3));

async function compare(name: string, url: string, authorization: string, folder: string) {
  const file = join(folder, 'answer.json');
  await writeFile(file, (await ask(url, authorization)).body);
  const peer = await barePeer(file);
  const times = { ours: [] as number[], peer: [] as number[] };
  for (let turn = 0; turn < warmUp + rounds; turn += 1) {
    const [ours, bare] = [(await ask(url, authorization)).ms, (await ask(peer.url, authorization)).ms];
    if (turn < warmUp) continue;
    times.ours.push(ours);
    times.peer.push(bare);
  }
  peer.close();
  const [ours, theirs] = [round(median(times.ours)), round(median(times.peer))];
  return { name, ours, peer: theirs, unit: 'ms', ratio: round(ours / theirs), budget: '<= 100 ms' };
}

const folder = await mkdtemp(join(tmpdir(), 'postkit-bench-'));
const server = await startStation();
try {
  await fillLog(server);
  const { authorization } = await server.signIn();
  const address = (call: string) =>
    `${server.url}/${server.slug}/api/v1/logger/${call}&start=${start}&end=${start + daySeconds}`;
  const of = `of a day of ${perDay.toLocaleString('en')} segments`;
  const results = [
    await compare(
      `waveform ${of} in 2,400 columns`,
      address('peaks.json?points=2400'),
      authorization,
      folder,
    ),
    await compare(`silences ${of}`, address('silences.json?'), authorization, folder),
  ];
  console.log(JSON.stringify(results));
} finally {
  await server.close();
  await rm(folder, { recursive: true, force: true });
  agent.destroy();
}
