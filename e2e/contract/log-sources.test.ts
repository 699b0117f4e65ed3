import { it } from 'vitest';
import type { PostKitClient } from '@postkit/sdk';
import { freeUdpPort, makeStudio } from '../../apps/station/src/testing/studio.ts';
import { startRadio } from '../support/radio.ts';
import { startTenantStation } from '../support/tenant-station.ts';

// Ten polls fit into the time of a test, so that the one which fails is named.
const poll = { timeout: 90_000, interval: 200 };

const mpegts = ['-c:a', 'aac', '-f', 'mpegts'];
const secret = 'a-secret-phrase';

/** Address of the log, and where the studio sends, with its codec and format. */
const kinds = [
  {
    kind: 'srt',
    url: (port: number) => `srt://127.0.0.1:${port}?mode=listener&passphrase=${secret}`,
    output: (port: number) => [...mpegts, `srt://127.0.0.1:${port}?mode=caller&passphrase=${secret}`],
  },
  {
    kind: 'rtp',
    url: (port: number) => `rtp://127.0.0.1:${port}?payload=97&codec=L24/48000/2`,
    output: (port: number) => [
      '-c:a',
      'pcm_s24be',
      '-payload_type',
      '97',
      '-f',
      'rtp',
      `rtp://127.0.0.1:${port}`,
    ],
  },
] as const;

async function gapsSince(client: PostKitClient, start: number) {
  return client.logger.gaps(start, Math.ceil(Date.now() / 1000) + 5);
}

async function eventsSince(client: PostKitClient, start: number) {
  const endTime = Math.ceil(Date.now() / 1000) + 5;
  return (
    await client.audioEvents.list({
      startTime: start,
      endTime,
      cart__type_name: 'LOGGER',
      order: 'ASC',
      limit: 0,
    })
  ).objects;
}

// The tests wait for audio in real time, so they run side by side, each at a station of its own. Each has its own `expect`: the
// polls of the common one belong to the test that began last, and fail once that has ended.
it.concurrent.for(kinds)(
  'a station logs $kind, reports a lost sender as a gap, and continues when it comes back',
  { timeout: 900_000 },
  async (each, { expect }) => {
    const port = await freeUdpPort();
    await using started = await startTenantStation({ POSTKIT_STREAM_PORTS: `${port}-${port + 1}` });
    await using studio = makeStudio(...each.output(port));
    const { client, station } = started;
    const begun = Math.floor(Date.now() / 1000);
    studio.send();
    const saved = await client.logger.update({ url: each.url(port), active: true });
    expect(JSON.stringify(saved)).not.toContain(secret);
    await expect
      .poll(() => client.logger.recording(), poll)
      .toMatchObject({
        state: 'recording',
        recorded_address: 'main',
        recorded_kind: each.kind,
      });
    await expect.poll(async () => (await client.logger.get()).last_segment_at, poll).not.toBeNull();
    // The tone of the studio, in dBFS.
    await expect.poll(async () => (await client.logger.recording()).level, poll).toBeGreaterThan(-30);

    await studio.stop();
    await expect.poll(async () => (await client.logger.recording()).state, poll).toBe('lost');
    await expect
      .poll(async () => (await gapsSince(client, begun)).filter(({ open }) => open), poll)
      .toHaveLength(1);
    expect((await client.logger.recording()).error).not.toBe('');

    studio.send();
    await expect.poll(async () => (await client.logger.recording()).state, poll).toBe('recording');
    // A busy machine may lose packets of UDP, which is another gap.
    await expect
      .poll(async () => (await gapsSince(client, begun)).some(({ open }) => open), poll)
      .toBe(false);
    const gap = (await gapsSince(client, begun)).at(-1);
    await expect
      .poll(async () => (await client.logger.get()).last_segment_at ?? 0, poll)
      .toBeGreaterThan(gap?.end ?? Infinity);
    await client.logger.update({ active: false });
    // A short gap does not divide an event.
    const seconds = (await eventsSince(client, begun)).reduce((sum, { duration }) => sum + duration, 0);
    expect(seconds).toBeGreaterThan(5);
    expect(station.output()).not.toContain(secret);
  },
);

it.concurrent(
  'a station takes an Icecast fallback for an SRT sender that stops, names it in the log, and returns',
  { timeout: 900_000 },
  async ({ expect }) => {
    const port = await freeUdpPort();
    await using started = await startTenantStation({ POSTKIT_STREAM_PORTS: `${port}-${port + 1}` });
    const [srt] = kinds;
    await using studio = makeStudio(...srt.output(port));
    const radio = await startRadio('The emergency tape');
    const { client } = started;
    const begun = Math.floor(Date.now() / 1000);
    // On a busy machine the sender may connect so late that the station has begun with the fallback.
    let earlier = 0;
    const fallbacks = async () =>
      (await client.logger.fallbacks(begun, Math.ceil(Date.now() / 1000) + 5)).slice(earlier);
    try {
      studio.send();
      await client.logger.update({ url: srt.url(port), fallback_url: radio.url, active: true });
      await expect
        .poll(() => client.logger.recording(), poll)
        .toMatchObject({ recorded_address: 'main', recorded_kind: 'srt' });
      await expect.poll(async () => (await client.logger.get()).last_segment_at, poll).not.toBeNull();
      earlier = (await fallbacks()).length;
      await studio.stop();
      await expect
        .poll(() => client.logger.recording(), poll)
        .toMatchObject({
          state: 'recording',
          recorded_address: 'fallback',
          recorded_kind: 'http',
          title: 'The emergency tape',
          main_error: expect.stringMatching(/./),
        });
      await expect.poll(async () => (await fallbacks()).length, poll).toBe(1);
      studio.send();
      await expect
        .poll(() => client.logger.recording(), poll)
        .toMatchObject({
          state: 'recording',
          recorded_address: 'main',
          recorded_kind: 'srt',
          main_error: '',
        });
      const returned = Date.now() / 1000;
      const [{ start, end } = { start: Infinity, end: 0 }] = await fallbacks();
      expect(end).toBeGreaterThan(start);
      expect((await gapsSince(client, begun)).filter((gap) => gap.end > returned - 5)).toEqual([]);
      await client.logger.update({ active: false });
    } finally {
      await radio.close();
    }
  },
);
