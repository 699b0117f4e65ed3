import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { deliveriesOf, publishAt } from '../../testing/deliveries-of.ts';
import { episodeCalls, refusal } from '../../testing/episode-calls.ts';
import { firstStation, listenLive, makeShow, startStation, type SignedIn } from '../../testing/index.ts';
import { startPlatformStation } from '../../testing/platforms/start-platform-station.ts';

const { clock, platforms, server } = await startPlatformStation();
let admin: SignedIn;
let calls: Awaited<ReturnType<typeof episodeCalls>>;

beforeAll(async () => {
  admin = await server.signIn();
  calls = await episodeCalls(server, admin);
});

const now = () => Math.floor(clock.now() / 1000);

async function pass(milliseconds: number): Promise<void> {
  await server.context.jobs.idle();
  clock.advance(milliseconds);
  await server.context.jobs.idle();
}

const page = async (id: number) => (await server.call(`/${server.slug}/listen/${id}`)).status;
const feed = async () => (await server.call(`/${server.slug}/rss/${calls.feedId}.xml`)).text();
const republish = (id: number) =>
  server.call(calls.path('set_playlists.json'), {
    method: 'POST',
    as: admin,
    json: [{ playlist_id: id, unpublished: false }],
  });

describe('an episode that expires', () => {
  it('leaves feeds, players and its page at its time, and notifies feeds and the live channel', async () => {
    const at = now() + 3600;
    const created = await calls.create({ ...calls.published, expires_at: at });
    expect(created).toMatchObject({ status: 'published', expires_at: at });
    await pass(3_599_000);
    expect(await page(created.playlist_id)).toBe(200);
    expect(await feed()).toContain(created.guid);
    const changed: number[] = [];
    server.features.episodes.publishing.onPublishedChange(
      async (_transaction, _station, ids) => void changed.push(...ids),
    );
    const live = await listenLive(server, admin);
    await pass(1000);
    expect(await live.next('playlist_changed')).toMatchObject({
      playlist_id: created.playlist_id,
      status: 'unpublished',
    });
    live.close();
    expect(await calls.read(created.playlist_id)).toMatchObject({
      status: 'unpublished',
      unpublished: true,
      expires_at: at,
    });
    expect(await page(created.playlist_id)).toBe(410);
    expect((await server.call(`/${server.slug}/audio/${created.playlist_id}.mp3`)).status).toBe(410);
    expect(await feed()).not.toContain(created.guid);
    expect(changed).toEqual([calls.feedId]);
    const audit = await (
      await server.call(`/${server.slug}/api/v1/audit/?kind=episode&thing=${created.playlist_id}`, {
        as: admin,
      })
    ).json();
    expect(audit.entries[0]).toMatchObject({
      action: 'unpublished',
      operation: 'episodes.expire',
      actor: { kind: 'station' },
    });
  });

  it('is withdrawn from platforms, and delivered again with the next publishing', async () => {
    const { episode } = await publishAt(server, ['omny'], { name: 'For a week', expires_at: now() + 60 });
    const receipt = async () => (await deliveriesOf(server, episode.id)).omny;
    const id = (await receipt())?.received?.id ?? '';
    await pass(60_000);
    expect(platforms.calls.at(-1)).toMatchObject({
      method: 'DELETE',
      path: expect.stringContaining(`/clips/${id}`),
    });
    expect(await receipt()).toMatchObject({ status: 'withdrawn' });
    const expired = await calls.read(episode.id);
    await calls.change(expired, { expires_at: null, draft: false, unpublished: false });
    await server.context.jobs.idle();
    expect(await receipt()).toMatchObject({ status: 'delivered' });
  });

  it('is published again only with a later date or none', async () => {
    const created = await calls.create({ ...calls.published, expires_at: now() + 60 });
    await pass(60_000);
    const expired = await calls.read(created.playlist_id);
    const message =
      'expires_at: The episode has expired. Choose a later expiry date or clear it, then publish again.';
    expect(await refusal(await republish(created.playlist_id))).toEqual([400, message]);
    const { version } = expired;
    expect(
      await refusal(await calls.patch(created.playlist_id, { version, draft: false, unpublished: false })),
    ).toEqual([400, message]);
    const renamed = await calls.change(expired, { name: 'Renamed' });
    const cleared = await calls.change(renamed, { expires_at: null });
    expect(cleared).toMatchObject({ status: 'unpublished', expires_at: null });
    expect((await republish(created.playlist_id)).status).toBe(200);
    expect(await page(created.playlist_id)).toBe(200);
    await pass(120_000);
    expect((await calls.read(created.playlist_id)).status).toBe('published');
  });

  it('follows its date when that moves or is cleared', async () => {
    const created = await calls.create({ ...calls.published, expires_at: now() + 100 });
    const moved = await calls.change(created, { expires_at: now() + 1000 });
    await pass(200_000);
    expect((await calls.read(created.playlist_id)).status).toBe('published');
    await calls.change(moved, { expires_at: null });
    await pass(2_000_000);
    expect((await calls.read(created.playlist_id)).status).toBe('published');
  });

  it('waits while it is a draft, and expires after it is published', async () => {
    const at = now() + 1000;
    const draft = await calls.create({ ...calls.published, draft: true, expires_at: at });
    await calls.change(draft, { draft: false, unpublished: false });
    await pass(1_000_000);
    const expired = await calls.read(draft.playlist_id);
    expect(expired.status).toBe('unpublished');
    const second = await calls.create({ ...calls.published, draft: true, expires_at: now() + 10 });
    await pass(20_000);
    expect(await calls.read(second.playlist_id)).toMatchObject({ status: 'draft', version: second.version });
  });

  it('refuses a date that has passed or is not after the scheduled time', async () => {
    const past = await calls.post({ ...calls.published, expires_at: now() - 1 });
    expect(await refusal(past)).toEqual([400, 'expires_at: This time has passed. Choose one in the future.']);
    const early = await calls.post({
      ...calls.published,
      delay_post_until: now() + 100,
      expires_at: now() + 100,
    });
    const message =
      'expires_at: The episode would expire before it is published. Choose a later expiry date.';
    expect(await refusal(early)).toEqual([400, message]);
    expect((await calls.post({ ...calls.published, expires_at: 'tomorrow' })).status).toBe(400);
  });
});

describe('a new episode of a show whose episodes expire after some days', () => {
  const day = 86_400;
  let show: string;

  beforeAll(async () => {
    admin = await server.signIn();
    calls = await episodeCalls(server, admin);
    const { id } = await makeShow(server, { title: 'News', expiry_days: 1 });
    show = `/${server.slug}/api/v1/show/${id}/`;
  });

  it('keeps a given date or none, and has none as a draft', async () => {
    const at = now() + 60;
    expect(await calls.create({ ...calls.published, show, expires_at: at })).toMatchObject({
      expires_at: at,
    });
    expect(await calls.create({ ...calls.published, show, expires_at: null })).toMatchObject({
      status: 'published',
      expires_at: null,
    });
    expect(await calls.create({ show })).toMatchObject({ status: 'draft', expires_at: null });
    expect(await calls.create({ ...calls.published, show, unpublished: true })).toMatchObject({
      status: 'unpublished',
      expires_at: null,
    });
  });

  it('has none if it was published elsewhere before', async () => {
    const input = { ...calls.published, show };
    const options = { by: 'Import', publishedAt: now() - 2 * day, isImport: true };
    expect(
      await server.features.episodes.publishing.create(firstStation(server), input, options),
    ).toMatchObject({
      status: 'published',
      expires_at: null,
    });
  });

  it('expires that many days after it is published or its scheduled time', async () => {
    const published = await calls.create({ ...calls.published, show });
    expect(published).toMatchObject({ status: 'published', expires_at: now() + day });
    const at = now() + 600;
    expect(await calls.create({ ...calls.published, show, delay_post_until: at })).toMatchObject({
      expires_at: at + day,
    });
    await pass(day * 1000);
    expect(
      await server.features.episodes.store.get(firstStation(server), published.playlist_id),
    ).toMatchObject({
      status: 'unpublished',
    });
  });
});

describe('an episode that expires while the station is down', () => {
  it('is unpublished at the next start, also if it was still scheduled', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'postkit-expiry-'));
    const before = createFakeClock();
    const first = await startStation({ dataDir: folder, clock: before });
    const made = await episodeCalls(first, await first.signIn());
    const at = Math.floor(before.now() / 1000) + 3600;
    const { playlist_id: out } = await made.create({ ...made.published, expires_at: at });
    const { playlist_id: planned } = await made.create({
      ...made.published,
      delay_post_until: at - 60,
      expires_at: at,
    });
    await first.context.jobs.idle();
    await first.stop();
    const later = await startStation({
      dataDir: folder,
      clock: createFakeClock(before.now() + 5 * 3_600_000),
    });
    await later.context.jobs.idle();
    for (const id of [out, planned])
      expect(await later.features.episodes.store.get(firstStation(later), id)).toMatchObject({
        status: 'unpublished',
        delay_post_until: null,
      });
    expect((await later.features.episodes.store.get(firstStation(later), planned))?.published_at).toBeNull();
    await later.stop();
    await rm(folder, { recursive: true, force: true });
  });
});
