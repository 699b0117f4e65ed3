import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '@postkit/sdk/schema';
import { createFakeClock, type FakeClock } from '../../platform/fake-clock.ts';
import { refusal } from '../../testing/episode-calls.ts';
import { makeShow, makeUser, startStation, type SignedIn, type TestStation } from '../../testing/index.ts';

const hourMs = 3_600_000;

let clock: FakeClock;
let station: TestStation;
let user: Awaited<ReturnType<typeof makeUser>>;
let as: SignedIn;
beforeAll(async () => {
  clock = createFakeClock(Date.UTC(2026, 5, 1, 12));
  station = await startStation({ clock });
  user = await makeUser(station);
  as = await user.signIn();
});
afterAll(() => station.close());

const path = (rest = '') => `/${station.slug}/api/v1/socialmediaconnection/${rest}`;

async function make(json: object = {}): Promise<Connection> {
  const answer = await station.call(path(), {
    method: 'POST',
    as,
    json: { type: 'rss', title: 'Late Boat', provisional: true, ...json },
  });
  expect(answer.status).toBe(201);
  return answer.json();
}

const status = async (id: number) => (await station.call(path(`${id}/`), { as })).status;
const listed = async () =>
  (await (await station.call(path(), { as })).json()).objects.map(({ id }: Connection) => id);
const feedStatus = async ({ rss_url }: Connection) => (await fetch(rss_url)).status;
const touch = (id: number) => station.call(path(`${id}/`), { method: 'PATCH', as, json: {} });

/** Advances the clock by hours, and signs in again. */
async function pass(hours: number): Promise<void> {
  await station.context.jobs.idle();
  clock.advance(hours * hourMs);
  await station.context.jobs.idle();
  as = await user.signIn();
}

describe('a provisional feed', () => {
  it('is in no list, at no public address and no destination of an episode, but its wizard finds it', async () => {
    const feed = await make();
    expect(await listed()).not.toContain(feed.id);
    expect(await feedStatus(feed)).toBe(404);
    expect(await status(feed.id)).toBe(200);
    const show = await makeShow(station);
    const episode = { show: `/${station.slug}/api/v1/show/${show.id}/`, social_media_connections: [feed.id] };
    const refused = await station.call(`/${station.slug}/api/v1/playlist/`, {
      method: 'POST',
      as,
      json: episode,
    });
    expect(await refusal(refused)).toEqual([
      400,
      `social_media_connections: This station has no destination ${feed.id}.`,
    ]);
  });

  it('is confirmed by the first save of its show, and stays', async () => {
    const feed = await make();
    const json = { title: 'Late Boat', social_media_connections: [feed.resource_uri] };
    expect((await station.call(`/${station.slug}/api/v1/show/`, { method: 'POST', as, json })).status).toBe(
      201,
    );
    expect(await listed()).toContain(feed.id);
    expect(await feedStatus(feed)).toBe(200);
    await pass(26);
    await pass(26);
    expect(await status(feed.id)).toBe(200);
  });

  it('is not confirmed by a save that is refused', async () => {
    const feed = await make();
    const json = { title: '', social_media_connections: [feed.resource_uri] };
    expect((await station.call(`/${station.slug}/api/v1/show/`, { method: 'POST', as, json })).status).toBe(
      400,
    );
    expect(await listed()).not.toContain(feed.id);
  });

  it('is removed by the station a day after its last change, even if the wizard is never opened again', async () => {
    const [left, open] = [await make(), await make()];
    await pass(20);
    expect((await touch(open.id)).status).toBe(200);
    await pass(6);
    expect([await status(left.id), await status(open.id)]).toEqual([404, 200]);
    await pass(26);
    expect(await status(open.id)).toBe(404);
  });

  it('is the only kind removed: confirmed feeds and those of older versions stay', async () => {
    const feed = await make({ provisional: false });
    expect(await listed()).toContain(feed.id);
    await pass(26);
    expect(await status(feed.id)).toBe(200);
  });

  it('is always a feed: no other type can be provisional', async () => {
    const admin = await station.signIn();
    const refused = await station.call(path(), {
      method: 'POST',
      as: admin,
      json: { type: 'webwidget', provisional: true },
    });
    expect(await refusal(refused)).toEqual([400, 'provisional: Only a feed can be provisional.']);
  });
});
