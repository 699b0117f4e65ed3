import { spawn, type ChildProcess } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type AudioEngine } from '../engine/create-engine.ts';
import { findFfmpeg } from '../engine/find-ffmpeg.ts';
import type { ReceiveInput } from '../engine/media-jobs.ts';
import { createRecorder, type RecorderChange } from './create-recorder.ts';
import type { RecordedSegment } from './segment-placer.ts';

const poll = { timeout: 30_000, interval: 20 };

let engine: AudioEngine;
beforeAll(() => {
  engine = createEngine();
});
afterAll(() => engine.close());

const closing: (() => PromiseLike<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Starts a sender in real time. */
function send(...output: string[]): ChildProcess {
  const tone = ['-re', '-f', 'lavfi', '-i', 'sine=440:r=48000,aformat=channel_layouts=stereo'];
  const child = spawn(findFfmpeg(), ['-nostdin', '-v', 'error', ...tone, ...output], { stdio: 'ignore' });
  closing.push(() => end(child));
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** The arguments of each program of the media worker, as every user of the machine can read them. */
async function programs(): Promise<string[]> {
  const worker = engine.workerPid();
  const ids = (await readFile(`/proc/${worker}/task/${worker}/children`, 'utf8')).split(' ').filter(Boolean);
  return Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')));
}

async function freePort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  return port;
}

function record(input: ReceiveInput) {
  const segments: RecordedSegment[] = [];
  const changes: RecorderChange[] = [];
  const recorder = createRecorder({
    url: `${input.kind}://sender`,
    receive: () => Promise.resolve(input),
    engine,
    onSegment: (segment) => void segments.push(segment),
    onState: (change) => void changes.push(change),
    idleMs: 2000,
    backoffMs: [100, 200],
    settleMs: 50,
  });
  recorder.start();
  closing.push(() => recorder.stop());
  const causes = () => changes.flatMap(({ cause }) => (cause ? [cause.message] : []));
  const connections = () => changes.filter(({ state }) => state === 'recording').length;
  return { segments, changes, causes, connections, stop: () => recorder.stop() };
}

const srt = (port: number, mode: string, passphrase: string): ReceiveInput => ({
  kind: 'srt',
  description: `ffconcat version 1.0\nfile 'srt://127.0.0.1:${port}'\noption mode ${mode}\noption passphrase '${passphrase}'\n`,
});
const mpegts = ['-c:a', 'aac', '-f', 'mpegts'];

describe('createRecorder with SRT', { timeout: 60_000 }, () => {
  it.each([
    ['caller', 'listener'],
    ['listener', 'caller'],
  ])(
    'records as %s, shows the passphrase to no other program, and reconnects when the sender comes back',
    async (mode, other) => {
      const port = await freePort();
      const address = `srt://127.0.0.1:${port}?mode=${other}&passphrase=a-secret-phrase`;
      const loop = () => send(...mpegts, address);
      let sender = loop();
      const again = setInterval(() => sender.exitCode !== null && (sender = loop()), 200);
      closing.push(async () => clearInterval(again));
      const recorded = record(srt(port, mode, 'a-secret-phrase'));
      await expect.poll(recorded.connections, poll).toBe(1);
      expect(recorded.changes.at(-1)).toMatchObject({ arrival: { kind: 'srt' } });
      await expect.poll(() => recorded.segments.length, poll).toBeGreaterThan(0);
      expect(recorded.segments[0]?.loudest).toBeGreaterThan(1000);
      // One receives, one encodes.
      expect(await programs()).toHaveLength(2);
      expect((await programs()).join('\n')).not.toContain('phrase');
      await end(sender);
      sender = loop();
      await expect.poll(recorded.connections, poll).toBe(2);
      await recorded.stop();
      await expect.poll(programs, poll).toEqual([]);
    },
  );

  it('reports a wrong passphrase without either', async () => {
    const port = await freePort();
    send(...mpegts, `srt://127.0.0.1:${port}?mode=listener&passphrase=a-secret-phrase`);
    const recorded = record(srt(port, 'caller', 'another-phrase'));
    await expect.poll(recorded.causes, poll).toContain('the passphrase is wrong');
    expect(recorded.causes().join()).not.toMatch(/phrase=|another|secret|127/);
  });
});

describe('createRecorder with RTP', { timeout: 60_000 }, () => {
  it.each([
    ['L24', 'a=rtpmap:97 L24/48000/2', ['-c:a', 'pcm_s24be']],
    ['Opus', 'a=rtpmap:97 opus/48000/2', ['-c:a', 'libopus']],
  ])('records %s, and reports a sender that stops', async (_name, map, codec) => {
    const port = await freePort();
    const sender = send(...codec, '-payload_type', '97', '-f', 'rtp', `rtp://127.0.0.1:${port}`);
    const description = `v=0\nc=IN IP4 127.0.0.1\nt=0 0\nm=audio ${port} RTP/AVP 97\n${map}\n`;
    const recorded = record({ kind: 'rtp', description });
    await expect.poll(() => recorded.segments.length, poll).toBeGreaterThan(0);
    expect(recorded.segments[0]?.loudest).toBeGreaterThan(1000);
    expect(recorded.changes.at(-1)).toMatchObject({ state: 'recording', arrival: { kind: 'rtp' } });
    await end(sender);
    await expect.poll(recorded.causes, poll).toContain('the sender sends nothing');
  });
});
