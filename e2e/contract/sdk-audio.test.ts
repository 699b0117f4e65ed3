import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostKitClient, sendInParts } from '@postkit/sdk';
import { startCuttingProxy } from '../support/cutting-proxy.ts';
import { failureOf } from '../support/failure-of.ts';
import { hear } from '../support/hear.ts';
import { solidPng } from '../support/solid-png.ts';
import type { StationProcess } from '../support/station-process.ts';
import { startTenantStation, type TenantStation } from '../support/tenant-station.ts';
import { clientOf, pieces, type Tenant } from '../support/tenants.ts';
import { tone } from '../widget/tone.ts';

let started: TenantStation;
let station: StationProcess;
let tenant: Tenant;
let client: PostKitClient;

beforeAll(async () => {
  started = await startTenantStation();
  ({ station, tenant, client } = started);
}, 90_000);

afterAll(async () => started?.[Symbol.asyncDispose]());

const pathOf = (address: string) => new URL(address, station.url).pathname;

describe('images', () => {
  const uploadPng = () => client.images.upload(new Blob([solidPng(60, 40)], { type: 'image/png' }));

  it('EDITOR-091 WIZ-056 are stored and served', async () => {
    const whole = await uploadPng();
    expect(whole).toMatchObject({ width: 60, height: 40 });
    const served = await fetch(new URL(whole.location, station.url));
    expect([served.status, served.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  });

  it('EDITOR-093 WIZ-057 are cropped into a new image', async () => {
    const whole = await uploadPng();
    const cut = await client.images.crop({
      image: whole.location,
      croppings: { left: 10, top: 0, right: 50, bottom: 40 },
      square: true,
    });
    expect(cut.location).not.toBe(whole.location);
    expect(cut.width).toBe(cut.height);
  });

  it('are refused if the file is no image', async () => {
    const text = new Blob(['not an image'], { type: 'image/png' });
    expect([400, 415]).toContain((await failureOf(client.images.upload(text))).status);
  });
});

describe('audioEvents', () => {
  const logged = async () =>
    (await client.audioEvents.list({ cart__type_name: 'LOGGER', order: 'ASC', limit: 0 })).objects;

  it('AUTO-084 EDITOR-037 are listed by the time when they aired', async () => {
    const all = await logged();
    expect(all.map(({ cart }) => cart.title)).toEqual([...pieces]);
    const [first, second] = all;
    const startTime = tenant.loggedAt;
    const some = await client.audioEvents.list({
      cart__type_name: 'LOGGER',
      startTime,
      endTime: second?.started_at ?? 0,
      order: 'ASC',
    });
    expect(some.objects.map(({ id }) => id)).toEqual([first?.id]);
    const none = await client.audioEvents.list({
      cart__type_name: 'LOGGER',
      startTime: startTime - 100,
      endTime: startTime,
    });
    expect(none.objects).toEqual([]);
  });

  it('AUTO-040 have an id, a length and a cart with title, identifier and category', async () => {
    const [first] = await logged();
    expect(first).toMatchObject({
      cart: { title: pieces[0], identifier: 'T-1', category: { name: 'Talk' } },
    });
    expect(Math.floor((first?.id ?? 0) / 1000)).toBe(tenant.loggedAt);
    expect(first?.duration).toBeCloseTo(9.94, 1);
  });

  it('each reads all of them page by page, every one once', async () => {
    const asked: number[] = [];
    const paged = await clientOf(station.url, tenant, {
      hooks: { onRequest: ({ operation }) => void (operation.id === 'audioEvents.list' && asked.push(1)) },
    });
    const ids: number[] = [];
    for await (const event of paged.audioEvents.each({ cart__type_name: 'LOGGER', limit: 2 }))
      ids.push(event.id);
    const every = (await logged()).map(({ id }) => id);
    expect(ids).toHaveLength(every.length);
    expect(new Set(ids)).toEqual(new Set(every));
    expect(asked).toHaveLength(2);
  });

  it('get, clone and merge work by reference, with audio at once', async () => {
    const [first, second] = await logged();
    if (!first || !second) throw new Error('The log was to hold two pieces.');
    expect(await client.audioEvents.get(first.id)).toEqual(first);
    const part = await client.audioEvents.clone(first.id, { start: 2, end: 6 });
    expect(part.duration).toBeCloseTo(4, 0);
    const wider = await client.audioEvents.clone(second.id, { pre_segments: 1, post_segments: 1 });
    expect(wider.duration).toBeCloseTo(second.duration + 9.94, 1);
    const complete = await hear(client, 'event_complete');
    const merged = await client.audioEvents.merge([first.id, second.id]);
    await complete.until(({ event_id }) => event_id === merged.id);
    expect(pathOf(merged.location)).toContain(String(merged.id));
    expect((await client.audioEvents.get(merged.id)).duration).toBeCloseTo(
      first.duration + second.duration,
      1,
    );
    expect((await client.uploads.eventProgress(tenant.slug, merged.id)).success).toBe(1);
  });

  it('EDITOR-030 playlistAddress, peaks and edit return the audio, the waveform and the editing token', async () => {
    const [first] = await logged();
    if (!first) throw new Error('The log was to hold a piece.');
    const { credentials } = await keyOf(tenant);
    const playlist = await fetch(client.audioEvents.playlistAddress(first.id), {
      headers: { authorization: credentials },
    });
    expect(playlist.headers.get('content-type')).toContain('mpegurl');
    expect(await playlist.text()).toMatch(/^#EXTM3U/);
    const peaks = await client.audioEvents.peaks(first.id, { points: 100 });
    expect([peaks.min.length, peaks.max.length]).toEqual([100, 100]);
    expect(Math.max(...peaks.max)).toBeGreaterThan(0);
    expect(peaks.duration).toBeCloseTo(first.duration, 1);
    expect(await client.audioEvents.edit(first.id, true)).toMatchObject({
      eventId: first.id,
      token: expect.stringMatching(/.{16}/),
    });
  });
});

async function keyOf({ username, password }: Tenant): Promise<{ credentials: string }> {
  const signedIn = await client.sessions.signIn(username, password);
  return { credentials: `ApiKey ${signedIn.username}:${signedIn.apikey}` };
}

describe('uploads', () => {
  it('LIB-029 LIB-031 become events of the library, which can be renamed and removed from it', async () => {
    const encoded = await hear(client, 'worker_encode');
    const uuid = randomUUID();
    const counted: number[] = [];
    const file = new Blob([Uint8Array.from(tone(6))], { type: 'audio/wav' });
    const taken = await client.uploads.create(
      { uuid, title: 'A jingle', audio_type: 'UPLOAD-Promo', file },
      { onUploadProgress: ({ loaded }) => counted.push(loaded) },
    );
    expect(taken).toMatchObject({ uuid, title: 'A jingle', upload_progress: 100 });
    expect(counted.at(-1)).toBeGreaterThan(file.size);
    await encoded.until((upload) => upload.uuid === uuid);
    const { success, upload, duration } = await client.uploads.progress(uuid);
    expect([success, Math.round(duration)]).toEqual([1, 6]);

    const id = Number(/(\d+)\/?$/.exec(upload?.location ?? '')?.[1]);
    const event = await client.audioEvents.get(id);
    expect(event.cart).toMatchObject({ title: 'A jingle', type_name: 'UPLOAD', category: { name: 'Promo' } });
    expect(await client.audioEvents.updateCart(event.cart.id, { title: 'The jingle' })).toMatchObject({
      title: 'The jingle',
    });
    expect(
      (await client.audioEvents.list({ cart__type_name: 'UPLOAD', search: 'jingle' })).objects.map(
        (found) => found.id,
      ),
    ).toEqual([id]);
    expect(await client.audioEvents.bulkDelete([id])).toEqual({ deleted: [id] });
    expect((await client.audioEvents.list({ cart__type_name: 'UPLOAD', search: 'jingle' })).objects).toEqual(
      [],
    );
  });
});

describe('uploads in parts', () => {
  it('resume over dropped connections, and end as exactly the same audio', async () => {
    const proxy = await startCuttingProxy();
    proxy.aim(station.url);
    try {
      const cutOff = await clientOf(proxy.url, tenant);
      const file = new Blob([Uint8Array.from(tone(120))], { type: 'audio/wav' });
      const [whole, parted] = [randomUUID(), randomUUID()];
      const fields = { audio_type: 'UPLOAD-Music', file } as const;
      let cuts = 0;
      const waited: string[] = [];
      const sent = await sendInParts(
        cutOff,
        { ...fields, uuid: parted, title: 'Sent in parts' },
        {
          partBytes: 400_000,
          onWaiting: ({ code }) => waited.push(code),
          onUploadProgress: ({ loaded, total }) => {
            if (cuts >= 3 || loaded < ((cuts + 1) * total) / 5) return;
            cuts += 1;
            proxy.cut();
          },
        },
      );
      expect(sent).toMatchObject({ uuid: parted, upload_progress: 100, failed: 0 });
      expect([cuts, waited.includes('network')]).toEqual([3, true]);
      await client.uploads.create({ ...fields, uuid: whole, title: 'Sent whole' });
      const eventOf = async (uuid: string) => {
        await expect
          .poll(async () => (await client.uploads.progress(uuid)).success, { timeout: 30_000 })
          .toBe(1);
        const { location } = await client.uploads.progress(uuid);
        return client.audioEvents.get(Number(/(\d+)\/?$/.exec(location ?? '')?.[1]));
      };
      const [first, second] = [await eventOf(parted), await eventOf(whole)];
      expect(first.duration).toBe(second.duration);
      expect(await client.audioEvents.peaks(first.id, { points: 400 })).toEqual(
        await client.audioEvents.peaks(second.id, { points: 400 }),
      );
    } finally {
      await proxy.close();
    }
  });

  it('are discarded by cancel, until they are complete', async () => {
    const uuid = randomUUID();
    const stop = new AbortController();
    const fields = {
      uuid,
      title: 'Half',
      audio_type: 'UPLOAD-Talk',
      file: new Blob([Uint8Array.from(tone(20))]),
    } as const;
    const paused = sendInParts(client, fields, {
      partBytes: 100_000,
      signal: stop.signal,
      onUploadProgress: ({ loaded }) => loaded > 100_000 && stop.abort(),
    });
    await expect(paused).rejects.toMatchObject({ code: 'aborted' });
    expect((await client.uploads.progress(uuid)).upload?.upload_progress).toBeGreaterThan(0);
    await client.uploads.cancel(uuid);
    expect((await failureOf(client.uploads.progress(uuid))).status).toBe(404);
    await sendInParts(client, fields);
    expect((await failureOf(client.uploads.cancel(uuid))).status).toBe(409);
  });
});

describe('logger', () => {
  it('is off until it has a stream, and stores its rules', async () => {
    expect(await client.logger.get()).toMatchObject({ active: false, state: 'off' });
    const changed = await client.logger.update({
      rules: [{ contains: 'news', category: 'News' }],
      default_category: 'Music',
    });
    expect(changed).toMatchObject({
      rules: [{ contains: 'news', category: 'News' }],
      default_category: 'Music',
    });
    expect(await client.logger.gaps(tenant.loggedAt, tenant.loggedAt + 10)).toEqual([]);
  });
});
