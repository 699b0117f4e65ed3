import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { audioEvent, resourceList, type AudioEvent } from '@postkit/sdk/schema';
import { makeStation, makeUser, startStation, type SignedIn, type TestStation } from '../../testing/index.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { makeLog } from '../../testing/make-log.ts';
import { signIn } from '../../testing/sign-in.ts';
import { wholeStation } from '../accounts/index.ts';

const page = resourceList(audioEvent);
const startedAt = 1_790_000_000;
const pieces = [
  { title: 'News at Ten', segments: 3, category: 'News', transcript: 'The ferry is late again.' },
  { title: 'Blue Lantern', segments: 4, category: 'Music' },
  { title: 'Élan', segments: 3, category: 'Rock, Pop' },
  { title: 'Shop talk', segments: 2, category: 'Talk' },
] as const;

describe('createAudioEvents', () => {
  let server: TestStation;
  let admin: SignedIn;
  let logged: AudioEvent[];

  beforeAll(async () => {
    server = await startStation();
    admin = await server.signIn();
    logged = server.features.audioEvents.present(await makeLog(server, { startedAt, pieces }));
  });
  afterAll(() => server.close());

  async function list(query: Record<string, string | number>, as = admin): Promise<z.output<typeof page>> {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const response = await server.call(`/${server.slug}/api/v1/event/?${search}`, { as });
    expect(response.status).toBe(200);
    return page.parse(await response.json());
  }
  const titles = ({ objects }: z.output<typeof page>): string[] => objects.map(({ cart }) => cart.title);

  it('EDITOR-031 an event has its id, duration, cart and transcript', async () => {
    const { objects } = await list({ id__gte: startedAt * 1000, id__lt: startedAt * 1000 + 1 });
    expect(objects).toEqual([
      {
        id: startedAt * 1000,
        resource_uri: `/${server.slug}/api/v1/event/${startedAt * 1000}/`,
        duration: 14.907,
        frame_count: 642,
        started_at: startedAt,
        cart: {
          id: startedAt * 1000,
          title: 'News at Ten',
          artist: '',
          identifier: '',
          category: { name: 'News', resource_uri: `/${server.slug}/api/v1/category/News/` },
          type_name: 'LOGGER',
          timestamp_created: startedAt,
          resource_uri: `/${server.slug}/api/v1/cart/${startedAt * 1000}/`,
        },
        transcript: 'The ferry is late again.',
        processing: false,
        loudness: null,
        fade_in: 0,
        fade_out: 0,
        inner_fades: [],
        gain: 0,
        inner_levels: [],
      },
    ]);
  });

  it('AUTO-082 EDITOR-035 EDITOR-037 events are filtered by type, frames, ids, search and categories', async () => {
    const all = { cart__type_name: 'LOGGER', frame_count__gt: 0, limit: 0 };
    expect(titles(await list(all))).toEqual(['Shop talk', 'Élan', 'Blue Lantern', 'News at Ten']);
    expect(titles(await list({ ...all, order: 'ASC' }))).toEqual(pieces.map(({ title }) => title));
    expect(titles(await list({ ...all, frame_count__gt: 642 }))).toEqual(['Blue Lantern']);
    expect(
      titles(await list({ ...all, id__gte: (startedAt + 10) * 1000, id__lt: (startedAt + 45) * 1000 })),
    ).toEqual(['Élan', 'Blue Lantern']);
    expect(titles(await list({ ...all, search: 'FERRY' }))).toEqual(['News at Ten']);
    expect(titles(await list({ ...all, search: 'élAN' }))).toEqual(['Élan']);
    expect(titles(await list({ ...all, search: 'shop TALK' }))).toEqual(['Shop talk']);
    expect(titles(await list({ ...all, search: '%' }))).toEqual([]);
    expect(titles(await list({ ...all, cart__category__name__in: 'news,Rock\\, Pop' }))).toEqual([
      'Élan',
      'News at Ten',
    ]);
    expect(titles(await list({ ...all, cart__category__name__in: '' }))).toEqual([]);
  });

  it('pages are stable and report the total', async () => {
    const first = await list({ cart__type_name: 'LOGGER', limit: 2 });
    expect(first.meta).toMatchObject({ limit: 2, offset: 0, total_count: 4, previous: null });
    const next = await server.call(first.meta.next ?? '', { as: admin });
    expect(titles(page.parse(await next.json()))).toEqual(['Blue Lantern', 'News at Ten']);
  });

  it('EDITOR-032 LIB-011 SINGLE_USE events are in no list, and are found by id', async () => {
    const hidden = await makeEvent(server, { type_name: 'SINGLE_USE', title: 'Hidden sound' });
    expect(titles(await list({ search: 'hidden' }))).toEqual([]);
    expect(titles(await list({ cart__type_name: 'SINGLE_USE' }))).toEqual([]);
    expect((await server.call(`/${server.slug}/api/v1/event/${hidden.id}/`, { as: admin })).status).toBe(200);
  });

  it('LIB-009 LIB-010 the library has the events of type UPLOAD, newest first', async () => {
    await makeEvent(server, { title: 'First upload', started_at: startedAt + 1000 });
    await makeEvent(server, { title: 'Second upload', started_at: startedAt + 2000 });
    const library = await list({ cart__type_name: 'UPLOAD', limit: 50 });
    expect(titles(library)).toEqual(['Second upload', 'First upload']);
  });

  it('LIB-014 a cart that becomes SINGLE_USE leaves the library, and can return', async () => {
    const upload = await makeEvent(server, { title: 'Out and back' });
    const path = `/${server.slug}/api/v1/cart/${upload.id}/`;
    const patch = (json: unknown) => server.call(path, { method: 'PATCH', as: admin, json });
    const out = await patch({ type_name: 'SINGLE_USE' });
    expect(out.status).toBe(200);
    expect(await out.json()).toMatchObject({ id: upload.id, type_name: 'SINGLE_USE', title: 'Out and back' });
    expect(titles(await list({ search: 'out and back' }))).toEqual([]);
    expect((await patch({ type_name: 'UPLOAD', title: 'Renamed' })).status).toBe(200);
    expect(titles(await list({ search: 'renamed' }))).toEqual(['Renamed']);
  });

  it('a cart of logged audio cannot be changed', async () => {
    const refused = await server.call(`/${server.slug}/api/v1/cart/${logged[0]?.id}/`, {
      method: 'PATCH',
      as: admin,
      json: { type_name: 'SINGLE_USE' },
    });
    expect(refused.status).toBe(409);
  });

  it('LIB-015 LIB-016 bulk delete removes only uploads from the library', async () => {
    const one = await makeEvent(server, { title: 'Bulk one' });
    const two = await makeEvent(server, { title: 'Bulk two' });
    const events = [two.id, one.id, logged[0]?.id, 12345];
    const response = await server.call(`/${server.slug}/api/v1/event/bulk_delete.json`, {
      method: 'POST',
      as: admin,
      json: { events },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ deleted: [one.id, two.id].toSorted((a, b) => a - b) });
    expect(titles(await list({ search: 'bulk' }))).toEqual([]);
    expect(titles(await list({ search: 'news at ten' }))).toEqual(['News at Ten']);
  });

  it('EDITOR-075 the waveform editor gets the event id and a token that the station accepts', async () => {
    const id = logged[0]?.id;
    const response = await server.call(`/${server.slug}/api/v1/event/edit/${id}.json?auto_play=true`, {
      as: admin,
    });
    expect(response.status).toBe(200);
    const { eventId, token }: { eventId: number; token: string } = await response.json();
    expect(eventId).toBe(id);
    const silent = await server.call(`/${server.slug}/api/v1/event/edit/${id}.json`, { as: admin });
    expect([silent.status, await silent.json()]).toMatchObject([200, { eventId: id }]);
    const authorization = `ApiKey ${admin.username}:${token}`;
    expect(
      (await server.call(`/${server.slug}/api/v1/event/${id}/`, { headers: { authorization } })).status,
    ).toBe(200);
  });

  it('users with a podcast licence get no events of the log', async () => {
    const stationId = server.features.accounts.stationAt(server.slug).id;
    const user = await makeUser(server, { stations: [{ stationId, licence: 'podcast' }] });
    const person = await signIn(server.url, user.username, user.password);
    await makeEvent(server, { title: 'For everybody' });
    const id = logged[0]?.id;
    expect((await list({ cart__type_name: 'LOGGER', limit: 0 }, person)).objects).toEqual([]);
    const types = (await list({ limit: 0 }, person)).objects.map(({ cart }) => cart.type_name);
    expect(new Set(types)).toEqual(new Set(['UPLOAD']));
    for (const path of [
      `api/v1/event/${id}/`,
      `event/${id}.m3u8`,
      `event/${id}/0.m4s`,
      `event/${id}/clone.html`,
      `api/v1/event/${id}/peaks.json`,
    ]) {
      expect([path, (await server.call(`/${server.slug}/${path}`, { as: person })).status]).toEqual([
        path,
        404,
      ]);
    }
    const merge = await server.call(`/${server.slug}/event/merge/`, {
      method: 'POST',
      as: person,
      json: { events: [id] },
    });
    expect(merge.status).toBe(404);
  });

  it("another station's events are absent, at its own address and at the caller's station", async () => {
    const other = await makeStation(server);
    const theirs = await makeEvent(server, { title: 'Elsewhere' }, other);
    const stationId = server.features.accounts.stationAt(server.slug).id;
    const user = await makeUser(server, { stations: [{ stationId, admin: true }] });
    const person = await signIn(server.url, user.username, user.password);
    for (const slug of [server.slug, other.slug]) {
      for (const path of [
        `api/v1/event/${theirs.id}/`,
        `event/${theirs.id}.m3u8`,
        `event/${theirs.id}/0.m4s`,
        `event/${theirs.id}/clone.html`,
      ]) {
        expect([slug, path, (await server.call(`/${slug}/${path}`, { as: person })).status]).toEqual([
          slug,
          path,
          404,
        ]);
      }
    }
    const response = await server.call(`/${server.slug}/api/v1/event/bulk_delete.json`, {
      method: 'POST',
      as: person,
      json: { events: [theirs.id] },
    });
    expect(await response.json()).toEqual({ deleted: [] });
  });

  it('ids increase with the second and are unique within it', async () => {
    const second = startedAt + 5000;
    const events = [
      await makeEvent(server, { started_at: second }),
      await makeEvent(server, { started_at: second }),
    ];
    expect(events.map(({ id }) => id)).toEqual([second * 1000, second * 1000 + 1]);
  });

  it('byIds returns the requested order, and throws 410 for missing audio', async () => {
    const [first, second] = logged;
    const stationId = server.features.accounts.stationAt(server.slug).id;
    const rows = await server.features.audioEvents.byIds(wholeStation(stationId), [
      second?.id ?? 0,
      first?.id ?? 0,
      second?.id ?? 0,
    ]);
    expect(rows.map(({ id }) => id)).toEqual([second?.id, first?.id, second?.id]);
    await expect(server.features.audioEvents.byIds(wholeStation(stationId), [1])).rejects.toMatchObject({
      code: 'audio-events.gone',
      status: 410,
    });
  });

  it('idOfUri reads addresses of events only', () => {
    const idOfUri = (uri: string) => server.features.audioEvents.idOfUri(uri);
    expect(idOfUri('/station/api/v1/event/1790000000001/')).toBe(1_790_000_000_001);
    expect(idOfUri('/station/api/v1/show/5/')).toBeNull();
    expect(idOfUri('https://elsewhere.example/station/api/v1/event/5/')).toBeNull();
  });
});
