import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { logGap, recording } from '@postkit/sdk/schema';
import { startChildStation, type ChildStation } from './testing/child-station.ts';
import { startCountingStream, type CountingStream } from './testing/counting-stream.ts';
import { mediaPid, rolePid } from './testing/role-pid.ts';
import './testing/postgres/only-on-sqlite.ts';

const poll = { timeout: 90_000, interval: 100 };
const token = 'a-token-of-24-characters';

let dataDir: string;
let station: ChildStation;
let stream: CountingStream;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'postkit-hung-'));
  stream = await startCountingStream();
});
afterEach(async () => {
  await station.kill();
  await stream[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts a station whose log is on and has a segment. */
async function startRecording(): Promise<void> {
  station = await startChildStation(dataDir, {
    POSTKIT_ALLOW_PRIVATE_FETCH: '1',
    POSTKIT_METRICS_TOKEN: token,
    DATABASE_URL: '',
  });
  const body = JSON.stringify({ url: stream.url, active: true });
  const saved = await station.call('/station/api/v1/logger/', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(saved.status).toBe(200);
  await expect.poll(async () => (await state()).last_segment_at, poll).not.toBeNull();
}

const state = async () =>
  recording.parse(await (await station.call('/station/api/v1/logger/recording.json')).json());

const gaps = async () => {
  const path = `/station/api/v1/logger/gaps.json?start=0&end=${Math.ceil(Date.now() / 1000) + 60}`;
  return z.object({ gaps: z.array(logGap) }).parse(await (await station.call(path)).json()).gaps;
};

const health = async () =>
  (await (await station.call('/healthz')).json()) as { status: string; processes: Record<string, string> };

async function metric(name: string): Promise<number> {
  const text = await (
    await station.call('/metrics', { headers: { authorization: `Bearer ${token}` } })
  ).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length),
  );
}

const hangs = () => metric('postkit_process_hangs_total{process="recorder"}');

/** Expects that the station records again with another process, and lists the time between as a gap. */
async function expectRestarted(before: number): Promise<void> {
  await expect.poll(hangs, poll).toBeGreaterThan(0);
  await expect.poll(async () => (await state()).state, poll).toBe('recording');
  expect(await rolePid(station.pid, 'recorder')).not.toBe(before);
  const now = Date.now() / 1000;
  await expect.poll(async () => ((await state()).last_segment_at ?? 0) > now, poll).toBe(true);
  expect(await gaps()).toEqual([expect.objectContaining({ open: false })]);
  await expect.poll(async () => (await health()).processes['recorder'], poll).toBe('works');
}

describe('a station', { timeout: 300_000 }, () => {
  it('reports a stopped recorder as not recording, restarts it, and lists the time as a gap', async () => {
    await startRecording();
    const recorder = await rolePid(station.pid, 'recorder');
    process.kill(recorder, 'SIGSTOP');
    await expect.poll(async () => (await state()).error, poll).toContain('The recorder does not respond.');
    expect(await state()).toMatchObject({ state: 'lost', level: null });
    expect(await metric('postkit_recording{station="station",state="lost"}')).toBe(1);
    expect(await gaps()).toEqual([expect.objectContaining({ open: true })]);
    await expectRestarted(recorder);
  });

  it('restarts a media worker that is stopped, and records on', async () => {
    await startRecording();
    const recorder = await rolePid(station.pid, 'recorder');
    process.kill(await mediaPid(recorder), 'SIGSTOP');
    await expect.poll(() => metric('postkit_process_hangs_total{process="recorder-media"}'), poll).toBe(1);
    const now = Date.now() / 1000;
    await expect.poll(async () => ((await state()).last_segment_at ?? 0) > now, poll).toBe(true);
    expect(await rolePid(station.pid, 'recorder')).toBe(recorder);
    expect(await gaps()).toEqual([expect.objectContaining({ open: false })]);
  });

  it.runIf(existsSync('/usr/bin/bindfs') && existsSync('/dev/fuse'))(
    'restarts a recorder whose disk stops to respond (needs bindfs and the right to mount)',
    async () => {
      const [real, archive] = [join(dataDir, 'real'), join(dataDir, 'archive')];
      for (const folder of [real, archive]) await mkdir(folder);
      const daemon = spawn('bindfs', ['-f', real, archive], { stdio: 'ignore' });
      try {
        await expect.poll(() => execFileSync('mount', { encoding: 'utf8' }), poll).toContain(archive);
        await startRecording();
        const recorder = await rolePid(station.pid, 'recorder');
        daemon.kill('SIGSTOP');
        await expect.poll(async () => (await health()).processes['recorder'], poll).toBe('silent');
        await expect.poll(async () => (await state()).state, poll).toBe('lost');
        await expect.poll(hangs, poll).toBeGreaterThan(0);
        daemon.kill('SIGCONT');
        await expectRestarted(recorder);
      } finally {
        daemon.kill('SIGCONT');
        await station.kill();
        execFileSync('umount', ['--lazy', archive]);
        daemon.kill('SIGKILL');
      }
    },
  );
});
