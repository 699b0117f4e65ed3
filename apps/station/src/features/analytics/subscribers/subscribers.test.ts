import { describe, expect, it } from 'vitest';
import { feedSubscription } from '@postkit/sdk/schema';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import { makeDestination, makeStation, makeUser } from '../../../testing/index.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { stationTest } from '../../../testing/station-test.ts';
import type { AnalyticsTables } from '../analytics-tables.ts';
import { dayOf } from '../download-rule.ts';
import { mergeSubscribersBefore } from './subscribers.repository.ts';

const overcast = 'Overcast/3.0 (+http://overcast.fm/; iOS podcast app)';
const curl = 'curl/8.5.0';
const today = '2026-01-05';

const clock = createFakeClock();
const { server, admin } = stationTest(() => ({ clock, env: { POSTKIT_TRUST_PROXY: '1' } }));

const rows = () => server.context.db.tables<AnalyticsTables>();

/** A private feed of a new station with an episode, and functions that listen to it. */
async function open({ isPrivate = true } = {}) {
  const at = await makeStation(server);
  const feed = await makeDestination(server, { title: 'Members', is_private: isPrivate }, at);
  const episode = await makeEpisode(server, { name: 'The harbour', social_media_connections: [feed.id] }, at);
  const path = `/${at.slug}/api/v1/feed/${feed.id}/subscription/`;

  async function subscribe(name: string) {
    const response = await server.call(path, { method: 'POST', as: admin, json: { name } });
    return feedSubscription.parse(await response.json());
  }

  async function take(
    token: string | undefined,
    {
      agent = overcast,
      range,
      ip = '203.0.113.7',
      id = episode.id,
    }: { agent?: string; range?: string; ip?: string; id?: number } = {},
  ) {
    const headers = { 'user-agent': agent, 'x-forwarded-for': ip, ...(range ? { range } : {}) };
    const query = token === undefined ? '' : `?token=${token}`;
    const body = await (await server.call(`/${at.slug}/audio/${id}.mp3${query}`, { headers })).arrayBuffer();
    await server.features.analytics.flush();
    return body.byteLength;
  }

  async function list() {
    const found = await (await server.call(path, { as: admin })).json();
    const subscriptions = feedSubscription.array().parse(found.subscriptions);
    return Object.fromEntries(
      subscriptions.map(({ name, recent_downloads: recent, downloads, last_download_on: last }) => [
        name,
        { recent, downloads, last },
      ]),
    );
  }

  const stored = (id: number) =>
    rows().selectFrom('analytics_subscribers').selectAll().where('subscription_id', '=', id).execute();

  async function recount(from: string, to: string): Promise<void> {
    await rows().updateTable('analytics_agents').set({ agent: to }).where('agent', '=', from).execute();
    await server.call(`/${at.slug}/api/v1/analytics_recount.json`, { method: 'POST', as: admin });
    await server.context.jobs.idle();
    await rows().updateTable('analytics_agents').set({ agent: from }).where('agent', '=', to).execute();
  }
  return { at, feed, path, episode, subscribe, take, list, stored, recount };
}

const none = { recent: 0, downloads: 0, last: null };
const one = { recent: 1, downloads: 1, last: today };

describe('the downloads of a subscriber', () => {
  it('follow the rule of all downloads: a minute, no robots, no repeats', async () => {
    const { subscribe, take, list } = await open();
    const [ann, bob] = [await subscribe('Ann'), await subscribe('Bob')];
    expect([ann.recent_downloads, ann.downloads, ann.last_download_on]).toEqual([0, 0, null]);
    const bytes = await take(bob.password, { agent: curl });
    await take(ann.password, { range: 'bytes=0-1' });
    await take(ann.password, { range: `bytes=0-${Math.floor(bytes / 4)}` });
    expect(await list()).toEqual({ Ann: none, Bob: none });
    await take(ann.password);
    await take(ann.password);
    expect(await list()).toEqual({ Ann: one, Bob: none });
  });

  it('belong to the subscription that completes the download, so that their sum is that of all downloads', async () => {
    const { at, episode, subscribe, take, list } = await open();
    const [ann, bob] = [await subscribe('Ann'), await subscribe('Bob')];
    await take(ann.password);
    await take(bob.password);
    expect(await list()).toEqual({ Ann: one, Bob: none });
    await take(bob.password, { ip: '203.0.113.8' });
    expect(await list()).toEqual({ Ann: one, Bob: one });
    const total = await server.features.analytics.downloadsOf(
      server.features.accounts.stationAt(at.slug).id,
      [episode.id],
    );
    expect(total.get(episode.id)).toBe(2);
  });

  it('are counted for an episode that a public feed has too, and not without a token', async () => {
    const { subscribe, take, list } = await open({ isPrivate: false });
    const ann = await subscribe('Ann');
    await take(undefined);
    await take('wrong', { ip: '203.0.113.9' });
    expect(await list()).toEqual({ Ann: none });
    await take(ann.password, { ip: '203.0.113.8' });
    expect(await list()).toEqual({ Ann: one });
  });

  it('are seen by users who may change the feed only, and not at other stations', async () => {
    const { at, path, feed } = await open();
    const elsewhere = await makeStation(server);
    const stranger = await (await makeUser(server, { stations: [{ stationId: elsewhere.id }] })).signIn();
    expect((await server.call(path)).status).toBe(401);
    expect((await server.call(path, { as: stranger })).status).toBe(404);
    expect(
      (await server.call(`/${elsewhere.slug}/api/v1/feed/${feed.id}/subscription/`, { as: stranger })).status,
    ).toBe(404);
    const logger = await (
      await makeUser(server, { stations: [{ stationId: at.id, licence: 'logger' }] })
    ).signIn();
    expect((await server.call(path, { as: logger })).status).toBe(403);
  });
});

describe('a recount', () => {
  it('takes the downloads of a new robot out, and adds them again when it is none', async () => {
    const { subscribe, take, list, recount, stored } = await open();
    const ann = await subscribe('Ann');
    await take(ann.password);
    await take(ann.password, { agent: 'AntennaPod/3.5.0' });
    expect(await list()).toEqual({ Ann: { ...one, recent: 2, downloads: 2 } });
    await recount(overcast, 'Googlebot/2.1');
    expect(await list()).toEqual({ Ann: one });
    await recount(overcast, 'Overcast/4.0');
    expect(await list()).toEqual({ Ann: { ...one, recent: 2, downloads: 2 } });
    expect(await stored(ann.id)).toHaveLength(2);
  });
});

describe('earlier downloads', () => {
  it('leave the last 28 days, and after 90 days become one row without a user agent', async () => {
    const { at, subscribe, list, stored } = await open();
    const ann = await subscribe('Ann');
    const [now, station_id] = [dayOf(clock.now()), server.features.accounts.stationAt(at.slug).id];
    const row = { subscription_id: ann.id, station_id, is_robot: 0, downloads: 1 } as const;
    const day = (ago: number, agent_id = 'one', is_robot: 0 | 1 = 0) => ({
      ...row,
      day: now - ago,
      agent_id,
      is_robot,
    });
    const merge = (ago: number) =>
      server.context.db.transaction((transaction) => mergeSubscribersBefore(transaction, now - ago));
    const old = [
      day(120),
      day(110),
      day(100),
      day(100, 'two'),
      day(100, 'bot', 1),
      day(60),
      day(27),
      day(28),
    ];
    await rows().insertInto('analytics_subscribers').values(old).execute();
    const expected = {
      Ann: { recent: 1, downloads: 7, last: new Date((now - 27) * 86_400_000).toISOString().slice(0, 10) },
    };
    expect(await list()).toEqual(expected);
    await merge(90);
    expect(await list()).toEqual(expected);
    const merged = { ...row, day: now - 100, agent_id: '', downloads: 4 };
    expect(await stored(ann.id)).toEqual(expect.arrayContaining([merged, day(60), day(28), day(27)]));
    expect(await stored(ann.id)).toHaveLength(4);
    await merge(90);
    expect(await stored(ann.id)).toHaveLength(4);
    await merge(50);
    expect(await stored(ann.id)).toEqual(
      expect.arrayContaining([{ ...merged, day: now - 60, downloads: 5 }]),
    );
    expect(await stored(ann.id)).toHaveLength(3);
    await merge(0);
    expect(await stored(ann.id)).toEqual([{ ...merged, day: now - 27, downloads: 7 }]);
  });

  it('are deleted with the subscription, with its feed, and if they were counted while it was revoked', async () => {
    const { at, feed, path, subscribe, take, stored } = await open();
    const [ann, bob, eve] = [await subscribe('Ann'), await subscribe('Bob'), await subscribe('Eve')];
    for (const [index, { password }] of [ann, bob, eve].entries())
      await take(password, { ip: `203.0.113.${index + 1}` });
    const revoke = ({ id }: { id: number }) => server.call(`${path}${id}/`, { method: 'DELETE', as: admin });
    expect((await revoke(ann)).status).toBe(204);
    expect([await stored(ann.id), (await stored(bob.id)).length]).toEqual([[], 1]);
    const [counted] = await stored(eve.id);
    if (!counted) throw new Error('No download is counted.');
    await revoke(eve);
    await rows().insertInto('analytics_subscribers').values(counted).execute();
    await server.context.db.transaction((transaction) => mergeSubscribersBefore(transaction, 0));
    expect(await stored(eve.id)).toEqual([]);
    const destination = `/${at.slug}/api/v1/socialmediaconnection/${feed.id}/`;
    await server.call(destination, { method: 'PATCH', as: admin, json: { is_private: false } });
    expect((await server.call(destination, { method: 'DELETE', as: admin })).status).toBe(204);
    expect(await stored(bob.id)).toEqual([]);
  });
});
