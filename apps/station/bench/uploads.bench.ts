// Sends eight files at once to a station, in parts, until each is an event of the library, compared with eight ffmpeg processes
// that do the same work on local files: decode, measure the loudness, encode AAC, output the samples for the peaks.
// node --conditions=postkit-source apps/station/bench/uploads.bench.ts
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { encodeProgress, partOperations } from '@postkit/sdk/schema';
import { segmentingOutputs } from '../src/audio/engine/worker/segmenting-outputs.ts';
import { findFfmpeg } from '../src/audio/index.ts';
import { startChildStation, type ChildStation } from '../src/testing/child-station.ts';
import { startStation } from '../src/testing/index.ts';
import { wavTone } from '../src/testing/wav-tone.ts';
import { timeResult } from './measure-times.ts';

const files = 8;
const seconds = 120;
const rounds = 3;
const partBytes = 8 * 1024 * 1024;
const tus = { 'tus-resumable': '1.0.0' };

const folder = await mkdtemp(join(tmpdir(), 'postkit-uploads-'));
const tones = Array.from({ length: files }, (_, index) => wavTone(seconds, 220 + index * 40));
const paths = tones.map((_, index) => join(folder, `${index}.wav`));

async function expectStatus(answer: Response, status: number): Promise<Response> {
  if (answer.status !== status)
    throw new Error(`The station responded with ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Sends a file and waits until it is an event. */
async function upload(station: ChildStation, slug: string, audio: Buffer<ArrayBuffer>): Promise<void> {
  const uuid = randomUUID();
  const fields = { uuid, title: 'A benchmark', audio_type: 'UPLOAD-Music' };
  const metadata = Object.entries(fields).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
  );
  const headers = { ...tus, 'upload-length': String(audio.length), 'upload-metadata': metadata.join(',') };
  await expectStatus(
    await station.call(partOperations.begin.path.replace('{station}', slug), { method: 'POST', headers }),
    201,
  );
  const path = partOperations.append.path.replace('{station}', slug).replace('{uuid}', uuid);
  for (let offset = 0; offset < audio.length; offset += partBytes) {
    const part = {
      ...tus,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    };
    const body = audio.subarray(offset, offset + partBytes);
    await expectStatus(await station.call(path, { method: 'PATCH', headers: part, body }), 204);
  }
  for (;;) {
    const { success, failed, err_msg } = encodeProgress.parse(
      await (await station.call(`/encodeprogress/${uuid}`)).json(),
    );
    if (failed === 1) throw new Error(err_msg);
    if (success === 1) return;
    await pause(50);
  }
}

/** The outputs of the station, which measures the loudness in its own code, and ffmpeg's own measurement. */
const measuringOutputs = [
  ...segmentingOutputs({ live: false }).map((argument) =>
    argument.replace('asplit=2[a][b]', 'asplit=3[a][b][c];[c]ebur128=peak=true[l]'),
  ),
  '-map',
  '[l]',
  '-f',
  'null',
  '-',
];

async function ingestByFfmpeg(ffmpeg: string, path: string): Promise<void> {
  const output = await open(`${path}.aac`, 'w');
  const samples = await open('/dev/null', 'w');
  const args = ['-nostdin', '-v', 'info', '-i', path, ...measuringOutputs];
  const child = spawn(ffmpeg, args, { stdio: ['ignore', output.fd, 'ignore', samples.fd] });
  const [code] = await once(child, 'exit');
  await Promise.all([output.close(), samples.close()]);
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

const prepared = await startStation();
await prepared.stop();
const station = await startChildStation(prepared.dataDir);
try {
  for (const [index, path] of paths.entries()) await writeFile(path, tones[index] ?? '');
  const ffmpeg = findFfmpeg();
  await upload(station, prepared.slug, wavTone(2));
  const ours: number[] = [];
  const peer: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await timed(() => Promise.all(tones.map((audio) => upload(station, prepared.slug, audio)))));
    peer.push(await timed(() => Promise.all(paths.map((path) => ingestByFfmpeg(ffmpeg, path)))));
  }
  console.log(`ours ${ours.map(Math.round).join(' ')} ms; ffmpeg ${peer.map(Math.round).join(' ')} ms`);
  const name = `${files} uploads of ${seconds} s at once, until all are in the library, against one ffmpeg each`;
  console.log(JSON.stringify(timeResult(name, { ours: median(ours), peer: median(peer) }, '<= 1.15 x')));
} finally {
  await station.kill();
  await rm(prepared.dataDir, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}
