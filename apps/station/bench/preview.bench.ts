// Requests the playlist and the first HLS segment of random events from a station with 90 days of log over HTTP, alternately
// with a bare server that sends the same bytes from a file.
// node --conditions=postkit-source apps/station/bench/preview.bench.ts
import { once } from 'node:events';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { framesToMs, SEGMENT_FRAMES, type SegmentRecord } from '../src/audio/index.ts';
import { encodedSegments } from '../src/testing/encoded-segments.ts';
import { firstStation, startStation, type TestStation } from '../src/testing/index.ts';

const days = 90;
const rounds = 400;
const warmUp = 50;
const dayMs = 24 * 3_600_000;
const segmentMs = framesToMs(SEGMENT_FRAMES);
/** Segments of an event: 3.5 minutes. */
const length = 42;

/** Fills the log with rows over the same few bytes, as the demo does. Resolves to the ids of its events. */
async function fillLog(server: TestStation): Promise<number[]> {
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
  const start = Math.floor(Date.now() / dayMs) * dayMs - days * dayMs;
  const perDay = Math.floor(dayMs / segmentMs / length) * length;
  const ids: number[] = [];
  for (let day = 0; day < days; day += 1) {
    const at = (index: number): number => Math.round(start + day * dayMs + index * segmentMs);
    const segments = Array.from({ length: perDay }, (_, index) => audio[(day + index * 7) % audio.length])
      .filter((segment) => segment !== undefined)
      .map(({ file, offset, length: bytes, frames, crc32 }, index) => ({
        file,
        offset,
        length: bytes,
        frames,
        crc32,
        started_at_ms: at(index),
      }));
    const rows = await context.db.transaction(async (transaction) => {
      const { streamId, firstN } = await features.audioEvents.borrow(transaction, station.id, segments);
      const events = Array.from({ length: perDay / length }, (_, index) => {
        const first_n = firstN + index * length;
        const range = {
          stream_id: streamId,
          first_n,
          last_n: first_n + length - 1,
          skip_frames: 0,
          drop_frames: 0,
        };
        const ranges = [{ ...range, frames: length * SEGMENT_FRAMES }];
        const cart = {
          type_name: 'LOGGER',
          origin: 'log',
          title: `Event ${index}`,
          category: 'Talk',
        } as const;
        return { ...cart, started_at: Math.floor(at(index * length) / 1000), ranges };
      });
      return features.audioEvents.add(transaction, station, events);
    });
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

async function bytesOf(url: string, authorization: string): Promise<Buffer> {
  const request = get(url, { agent, headers: { authorization } });
  const [response] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  if (response.statusCode !== 200) throw new Error(`${url} responded with ${response.statusCode}.`);
  return Buffer.concat(chunks);
}

/** Milliseconds from the request for the playlist to the last byte of the first segment. */
async function preview(playlist: string, segment: string, authorization: string): Promise<number> {
  const start = performance.now();
  await bytesOf(playlist, authorization);
  if ((await bytesOf(segment, authorization)).length < 60_000)
    throw new Error('The segment is too short to be true.');
  return performance.now() - start;
}

/** A server with hard-coded offsets: it opens a file, reads, and sends. */
async function barePeer(folder: string, playlist: Buffer, segment: Buffer) {
  const file = join(folder, 'bytes');
  await writeFile(file, Buffer.concat([playlist, segment]));
  async function answer(offset: number, size: number): Promise<Buffer> {
    const handle = await open(file);
    const { buffer } = await handle.read(Buffer.allocUnsafe(size), 0, size, offset);
    await handle.close();
    return buffer;
  }
  const peer = createServer((request, response) => {
    const bytes =
      request.url === '/segment' ? answer(playlist.length, segment.length) : answer(0, playlist.length);
    void bytes.then((body) => response.setHeader('content-length', body.length).end(body));
  });
  peer.listen(0, '127.0.0.1');
  await once(peer, 'listening');
  return { url: `http://127.0.0.1:${(peer.address() as AddressInfo).port}`, close: () => peer.close() };
}

function at(share: number, times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
}

const server = await startStation();
const folder = await mkdtemp(join(tmpdir(), 'postkit-bench-'));
try {
  const { authorization } = await server.signIn();
  const ids = await fillLog(server);
  const root = `${server.url}/${server.slug}/event`;
  const peer = await barePeer(
    folder,
    await bytesOf(`${root}/${ids[0]}.m3u8`, authorization),
    await bytesOf(`${root}/${ids[0]}/0.m4s`, authorization),
  );
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const id = ids[Math.floor(Math.random() * ids.length)];
    const times = [
      await preview(`${root}/${id}.m3u8`, `${root}/${id}/0.m4s`, authorization),
      await preview(`${peer.url}/playlist`, `${peer.url}/segment`, authorization),
    ] as const;
    if (round < warmUp) continue;
    ours.push(times[0]);
    theirs.push(times[1]);
  }
  peer.close();
  console.log(
    `${ids.length} events in ${days} days; median ${at(0.5, ours).toFixed(2)} ms, bare server ${at(0.5, theirs).toFixed(2)} ms`,
  );
  console.log(
    JSON.stringify({
      name: 'event preview: playlist and first segment of any event in 90 days, 95 of 100',
      ours: Number(at(0.95, ours).toFixed(2)),
      peer: Number(at(0.95, theirs).toFixed(2)),
      unit: 'ms',
      ratio: Number((at(0.95, ours) / at(0.95, theirs)).toFixed(2)),
      budget: '<= 20 ms',
    }),
  );
} finally {
  agent.destroy();
  await server.close();
  await rm(folder, { recursive: true });
}
