import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { playoutInput, playoutInputs, playoutInputWithToken } from '@postkit/sdk/schema';
import { type EncodedSegment, framesToMs } from '../../../audio/index.ts';
import { runFfmpeg } from '../../../audio/testing/run-ffmpeg.ts';
import { temporaryFolder } from '../../../audio/testing/temporary-folder.ts';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import { simulateBroadcast, wavOf } from '../../../playout/clock/testing/simulated-broadcast.ts';
import { firstStation } from '../../../testing/builders.ts';
import { makeUser } from '../../../testing/index.ts';
import '../../../testing/postgres/also-on-postgres.ts';
import { stationTest } from '../../../testing/station-test.ts';

const transitions = ['talk', 'segue', 'pause', 'hard'] as const;
const broadcast = simulateBroadcast({ seed: 4, minutes: 9, transitions, length_ms: [20_000, 45_000] });
const { from_ms } = broadcast.envelope;
const length_ms = 9 * 60_000;
const clock = createFakeClock(from_ms - 60_000);
const { server, admin } = stationTest({ clock });

const path = (rest: string) => `/${server.slug}/api/v1/playout/${rest}`;
const call = (rest: string, method: string, json?: unknown) =>
  server.call(path(rest), { method, as: admin, ...(json !== undefined && { json }) });
const lag_ms = 8340;

/** Adds an input whose clock is behind the sound by a lag, and sends the starts of the broadcast. */
async function addInput(settings: { auto_offset?: boolean } = {}): Promise<number> {
  const wanted = { name: 'Studio', system: 'zetta', transport: { type: 'http-in' }, ...settings };
  const response = await call('inputs/', 'POST', wanted);
  const { input, token } = playoutInputWithToken.parse(await response.json());
  for (const [index, at] of broadcast.truth.slice(0, -1).entries()) {
    const start = new Date(at - lag_ms).toISOString();
    const body = `<ZettaLite Version="1"><LogEvent Type="SONG" Status="CURRENT" StartTime="${start}"><Asset Title="Song ${index}" Artist1="Rook" ThirdPartyId="${index}" Category="A1" AssetTypeName="SONG"/></LogEvent></ZettaLite>`;
    const sent = await fetch(`${server.url}/${server.slug}/playout/in/${input.id}/`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(sent.status).toBe(200);
  }
  await server.features.playout.settled();
  return input.id;
}

async function inputOf(id: number) {
  const { inputs } = playoutInputs.parse(await (await call('inputs/', 'GET')).json());
  return inputs.find((input) => input.id === id);
}

/** Lets the repeated job run. */
async function measure(): Promise<void> {
  clock.advance(2 * 60_000);
  await server.context.jobs.idle();
}

beforeAll(async () => {
  using folder = temporaryFolder();
  const wav = join(folder.path, 'broadcast.wav');
  await writeFile(wav, wavOf(broadcast));
  const mp3 = join(folder.path, 'broadcast.mp3');
  await runFfmpeg('-i', wav, '-b:a', '96k', mp3);
  const segments: EncodedSegment[] = [];
  await server.context.engine.ingest(
    { source: { file: mp3 } },
    { onSegment: (segment) => void segments.push(segment) },
  );
  const log = await server.features.audioEvents.log(firstStation(server).id);
  let started_at_ms = from_ms;
  for (const { data, peaks, loudness, frames } of segments) {
    const at = { started_at_ms: Math.round(started_at_ms), data, peaks, loudness };
    await log.append(at, async () => {});
    started_at_ms += framesToMs(frames);
  }
  clock.advance(60_000 + length_ms - 30_000);
  await server.context.jobs.idle();
});

describe('the offset of an input', () => {
  it('is measured from recorded MP3 within 0.2 s, and applies by one press', async () => {
    const id = await addInput();
    expect((await inputOf(id))?.clock).toBeNull();
    expect((await call(`inputs/${id}/offset/`, 'POST')).status).toBe(409);
    await measure();
    const measured = (await inputOf(id))?.clock;
    expect(Math.abs((measured?.offset_ms ?? 0) - lag_ms)).toBeLessThanOrEqual(200);
    expect(measured).toMatchObject({ drift_ms: 0, is_applied_automatically: false });
    expect(measured?.certainty).toBeGreaterThanOrEqual(0.9);
    expect((await inputOf(id))?.offset_ms).toBe(0);
    const response = await call(`inputs/${id}/offset/`, 'POST');
    expect(playoutInput.parse(await response.json()).offset_ms).toBe(measured?.offset_ms);
    await call(`inputs/${id}/`, 'DELETE');
  });

  it('applies by itself where the input says so, and is not measured again without a new element', async () => {
    const id = await addInput({ auto_offset: true });
    await measure();
    const input = await inputOf(id);
    expect(Math.abs((input?.offset_ms ?? 0) - lag_ms)).toBeLessThanOrEqual(200);
    expect(input?.clock?.is_applied_automatically).toBe(true);
    await call(`inputs/${id}/`, 'PATCH', { offset_ms: 0 });
    await measure();
    expect(await inputOf(id)).toMatchObject({ offset_ms: 0, clock: input?.clock });
    await call(`inputs/${id}/`, 'DELETE');
  });

  it('is not measured while the input is off', async () => {
    const id = await addInput();
    await call(`inputs/${id}/`, 'PATCH', { active: false });
    await measure();
    expect((await inputOf(id))?.clock).toBeNull();
    await call(`inputs/${id}/`, 'DELETE');
  });

  it('is applied by admins only, and at the station of the input', async () => {
    const producer = await (await makeUser(server)).signIn();
    const id = await addInput();
    const at = path(`inputs/${id}/offset/`);
    expect((await server.call(at, { method: 'POST', as: producer })).status).toBe(403);
    expect((await server.call(at, { method: 'POST' })).status).toBe(401);
    expect((await call('inputs/999999/offset/', 'POST')).status).toBe(404);
  });
});
