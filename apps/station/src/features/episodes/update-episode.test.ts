import { beforeAll, describe, expect, it } from 'vitest';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { episodeCalls, refusal } from '../../testing/episode-calls.ts';
import { firstStation, listenLive, makeUser } from '../../testing/index.ts';
import { stationTest } from '../../testing/station-test.ts';
import '../../testing/postgres/also-on-postgres.ts';

const { server, admin } = stationTest(() => ({ clock }));
let calls: Awaited<ReturnType<typeof episodeCalls>>;
const clock = createFakeClock();

beforeAll(async () => {
  calls = await episodeCalls(server, admin);
});

const now = () => Math.floor(clock.now() / 1000);

const counters = async () => (await server.features.shows.get(firstStation(server), calls.showId))?.counters;

describe('episodes.update', () => {
  it('PUBLISH-003 PUBLISH-018 saves a draft', async () => {
    const created = await calls.create({ events: [calls.eventUri] });
    const saved = await calls.change(created, { draft: true, name: 'Better' });
    expect(saved).toMatchObject({
      draft: true,
      name: 'Better',
      version: 2,
      status: 'draft',
      published: null,
    });
  });

  it('PUBLISH-004 EPLIST-088 publishes a draft, unpublishes it, and publishes it again with its first date', async () => {
    const created = await calls.create({ events: [calls.eventUri] });
    const out = await calls.change(created, { draft: false, unpublished: false });
    expect(out).toMatchObject({ draft: false, unpublished: false, status: 'published', published: now() });
    const { guid } = out;
    clock.advance(60_000);
    const back = await calls.change(out, { unpublished: true });
    expect(back).toMatchObject({ unpublished: true, status: 'unpublished' });
    const again = await calls.change(back, { unpublished: false });
    expect(again).toMatchObject({ status: 'published', guid, published: out.published, version: 4 });
  });

  it('refuses a save of an older version, and names who saved and when', async () => {
    const created = await calls.create({ name: 'Contested' });
    const ana = await makeUser(server, { firstName: 'Ana', lastName: 'Example' });
    const asAna = await ana.signIn();
    expect(
      (await calls.patch(created.playlist_id, { version: 1, name: 'Contested by Ana' }, asAna)).status,
    ).toBe(200);
    const stale = await calls.patch(created.playlist_id, { version: 1, name: 'Mine' });
    expect(stale.status).toBe(409);
    expect((await refusal(stale))[1]).toMatch(
      /^“Contested by Ana” was saved by Ana Example at Jan 5, 2026, \d\d:\d\d\. /,
    );
    expect(await calls.read(created.playlist_id)).toMatchObject({
      name: 'Contested by Ana',
      version: 2,
      updated_by: 'Ana Example',
    });
  });

  it('accepts one of two simultaneous saves', async () => {
    const created = await calls.create({});
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((name) => calls.patch(created.playlist_id, { version: 1, name })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('PUBLISH-018 changes, publishes and unpublishes an episode without a version, and with the fields of the resource', async () => {
    const { playlist_id: id } = await calls.create({ events: [calls.eventUri] });
    expect((await calls.patch(id, { draft: false, unpublished: false })).status).toBe(200);
    expect(await calls.read(id)).toMatchObject({ status: 'published', version: 2 });
    const { version: _version, ...whole } = await calls.read(id);
    expect((await calls.patch(id, { ...whole, name: 'Renamed', duration: 0, short_url: '' })).status).toBe(
      200,
    );
    expect(await calls.read(id)).toMatchObject({
      name: 'Renamed',
      status: 'published',
      version: 3,
      guid: whole.guid,
      events: [{ id: calls.eventId }],
    });
    const other = { ...whole.events[0], resource_uri: `/elsewhere/api/v1/event/${calls.eventId}/` };
    expect((await calls.patch(id, { events: [other] })).status).toBe(400);
    expect((await calls.patch(id, { events: [{ id: calls.eventId }] })).status).toBe(400);
  });

  it('updates the counters and the newest date of the show', async () => {
    const before = await counters();
    const created = await calls.create(calls.published);
    expect(await counters()).toMatchObject({ published: (before?.published ?? 0) + 1 });
    await calls.change(created, { unpublished: true });
    expect(await counters()).toMatchObject({
      published: before?.published,
      unpublished: (before?.unpublished ?? 0) + 1,
    });
    expect((await server.features.shows.get(firstStation(server), calls.showId))?.lastPublished).toEqual(
      expect.any(Number),
    );
  });

  it('publishes every change on the live channel', async () => {
    const live = await listenLive(server, admin);
    const created = await calls.create({ name: 'First name' });
    expect(await live.next('playlist_changed')).toMatchObject({
      playlist_id: created.playlist_id,
      change: 'created',
      status: 'draft',
      version: 1,
    });
    await calls.change(created, { name: 'Second name' });
    expect(await live.next('playlist_changed')).toMatchObject({
      playlist_id: created.playlist_id,
      change: 'updated',
      version: 2,
    });
    live.close();
  });
});

describe('a scheduled episode', () => {
  it('PUBLISH-005 PUBLISH-006 is published at its minute by the timer', async () => {
    const at = now() + 3600;
    const created = await calls.create({ ...calls.published, delay_post_until: at });
    expect(created).toMatchObject({
      draft: false,
      unpublished: false,
      status: 'scheduled',
      delay_post_until: at,
      published: at,
    });
    await server.context.jobs.idle();
    clock.advance(3_599_000);
    await server.context.jobs.idle();
    expect((await calls.read(created.playlist_id)).status).toBe('scheduled');
    const live = await listenLive(server, admin);
    clock.advance(1000);
    await server.context.jobs.idle();
    expect(await calls.read(created.playlist_id)).toMatchObject({
      status: 'published',
      published: at,
      delay_post_until: null,
    });
    expect(await live.next('playlist_changed')).toMatchObject({
      playlist_id: created.playlist_id,
      status: 'published',
    });
    live.close();
  });

  it('moves with its date, and is not published when the date is removed', async () => {
    const first = await calls.create({ ...calls.published, delay_post_until: now() + 100 });
    const moved = await calls.change(first, { delay_post_until: now() + 1000 });
    clock.advance(200_000);
    await server.context.jobs.idle();
    expect((await calls.read(first.playlist_id)).status).toBe('scheduled');
    const back = await calls.change(moved, { delay_post_until: null });
    expect(back).toMatchObject({ status: 'draft', delay_post_until: null });
    clock.advance(2_000_000);
    await server.context.jobs.idle();
    expect((await calls.read(first.playlist_id)).status).toBe('draft');
  });

  it('keeps its date when other fields are saved, and is published now on request', async () => {
    const at = now() + 500;
    const created = await calls.create({ ...calls.published, delay_post_until: at });
    const renamed = await calls.change(created, { name: 'Renamed' });
    expect(renamed).toMatchObject({ status: 'scheduled', delay_post_until: at });
    const out = await calls.change(renamed, { draft: false, unpublished: false });
    expect(out).toMatchObject({ status: 'published', published: now() });
    clock.advance(600_000);
    await server.context.jobs.idle();
    expect(await calls.read(created.playlist_id)).toMatchObject({
      version: out.version,
      published: out.published,
    });
  });

  it('refuses a date in the past', async () => {
    const response = await calls.post({ ...calls.published, delay_post_until: now() - 1 });
    expect(await refusal(response)).toEqual([
      400,
      'delay_post_until: This time has passed. Choose one in the future.',
    ]);
  });
});
