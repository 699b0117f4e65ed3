import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resourcePath } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { makeShow, makeUser } from '../../testing/index.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { stationTest } from '../../testing/station-test.ts';
import { openCampaignStation } from './testing/campaign-calls.ts';

const clock = createFakeClock();
const start = Math.floor(clock.now() / 1000);
const { server } = stationTest(() => ({ clock }));

const idle = () => server.context.jobs.idle();
const filesOf = async (id: number) => {
  const names: string[] = await readdir(join(server.dataDir, 'files/campaigns', String(id))).catch(() => []);
  return names.toSorted((a, b) => a.localeCompare(b));
};

describe('a campaign', () => {
  it('has its audio ready after it is added, with its fields as given', async () => {
    const station = await openCampaignStation(server);
    const shows = [station.show.id];
    const added = await station.add({
      title: ' Festival ',
      shows,
      positions: ['pre', 'post', 'pre'],
      ends_at: start + 9000,
      most_per_day: 5,
    });
    expect(added).toMatchObject({
      title: 'Festival',
      audio: { title: 'A sound', seconds: expect.closeTo(4.969, 2), status: 'ready', error: '' },
      shows,
      positions: ['pre', 'post'],
      ends_at: start + 9000,
      most_deliveries: null,
      most_per_day: 5,
      state: 'running',
      deliveries: 0,
    });
    expect(added.created_by).not.toBe('');
  });

  it('is planned, running, paused and ended', async () => {
    const station = await openCampaignStation(server);
    const now = Math.floor(clock.now() / 1000);
    const { id, state } = await station.add({ starts_at: now + 100, ends_at: now + 200 });
    expect(state).toBe('planned');
    clock.advance(100_000);
    expect((await station.read(id)).state).toBe('running');
    await station.call(`campaign/${id}/`, 'PATCH', { paused: true });
    expect((await station.read(id)).state).toBe('paused');
    clock.advance(100_000);
    expect((await station.read(id)).state).toBe('ended');
  });

  it('is encoded once: another campaign with the same audio shares its files, which stay for two days after the last', async () => {
    const station = await openCampaignStation(server);
    const [one, two] = [await station.add(), await station.add({ title: 'Two' })];
    const files = await filesOf(station.at.id);
    expect(files.map((name) => name.split('.')[1])).toEqual(['aac', 'mp3']);
    const other = await makeEvent(server, { segments: 2, title: 'Another sound' }, station.at);
    await station.call(`campaign/${one.id}/`, 'PATCH', {
      event: resourcePath(station.at.slug, 'event', other.id),
    });
    await idle();
    expect((await station.read(one.id)).audio).toMatchObject({ title: 'Another sound', status: 'ready' });
    expect(await filesOf(station.at.id)).toHaveLength(4);
    await station.call(`campaign/${two.id}/`, 'DELETE');
    clock.advance(47 * 3_600_000);
    await idle();
    expect(await filesOf(station.at.id)).toHaveLength(4);
    clock.advance(2 * 3_600_000);
    await idle();
    expect(await filesOf(station.at.id)).toHaveLength(2);
    expect((await station.list()).map(({ title }) => title)).toEqual(['Festival']);
  });

  it.each([
    ['title', { title: ' ' }, 'Enter a name.'],
    ['positions', { positions: [] }, 'Choose at least one position.'],
    ['ends_at', { ends_at: 5, starts_at: 5 }, 'The end must be after the start.'],
    ['shows', { shows: [999_999] }, 'One of these shows does not exist.'],
    ['event', { event: 'https://elsewhere.example/a.mp3' }, 'Choose the audio of the campaign.'],
    ['most_per_day', { most_per_day: 0 }, ''],
  ])('is refused with an error at %s', async (field, fields, message) => {
    const station = await openCampaignStation(server);
    const good = {
      title: 'A',
      event: resourcePath(station.at.slug, 'event', station.spot.id),
      positions: ['pre'],
      starts_at: start,
    };
    const refused = await station.call('campaign/', 'POST', { ...good, ...fields });
    expect(refused.status).toBe(400);
    const text = await refused.text();
    expect(text).toContain(`"${field}"`);
    expect(text).toContain(message);
    expect(await station.list()).toEqual([]);
  });

  it('takes only audio and shows of its own station', async () => {
    const [station, other] = [await openCampaignStation(server), await openCampaignStation(server)];
    const good = { title: 'A', positions: ['pre'], starts_at: start };
    const foreign = resourcePath(station.at.slug, 'event', other.spot.id);
    expect((await station.call('campaign/', 'POST', { ...good, event: foreign })).status).toBe(410);
    const event = resourcePath(station.at.slug, 'event', station.spot.id);
    const show = await makeShow(server, {}, other.at);
    expect((await station.call('campaign/', 'POST', { ...good, event, shows: [show.id] })).status).toBe(400);
    const { id } = await other.add();
    for (const [path, method, body] of [
      [`campaign/${id}/`, 'PATCH', { paused: true }],
      [`campaign/${id}/`, 'DELETE', undefined],
      [`campaign/${id}/deliveries/`, 'GET', undefined],
      [`campaign_breaks/?playlist_id=${other.episode.id}`, 'GET', undefined],
    ] as const)
      expect([path, (await station.call(path, method, body)).status]).toEqual([path, 404]);
    expect((await other.read(id)).state).toBe('running');
  });

  it('belongs to admins', async () => {
    const station = await openCampaignStation(server);
    const user = await (await makeUser(server, { stations: [{ stationId: station.at.id }] })).signIn();
    for (const path of [
      'campaign/',
      'campaign_settings/',
      `campaign_breaks/?playlist_id=${station.episode.id}`,
    ])
      expect((await station.call(path, 'GET', undefined, user)).status).toBe(403);
    expect((await station.call('campaign_settings/', 'PATCH', { enabled: false }, user)).status).toBe(403);
  });

  it('writes its changes and the switch to the audit log', async () => {
    const station = await openCampaignStation(server);
    const { id } = await station.add();
    await station.call(`campaign/${id}/`, 'PATCH', { most_per_day: 9 });
    await station.call(`campaign/${id}/`, 'DELETE');
    const { entries } = (await (await station.call('audit/?kind=campaign')).json()) as {
      entries: { action: string; thing: { name: string }; changes: { field: string }[] }[];
    };
    expect(entries.map(({ action }) => action)).toEqual(['deleted', 'changed', 'created']);
    expect(entries[1]?.changes.map(({ field }) => field)).toEqual(['most_per_day']);
    const settings = (await (await station.call('audit/?kind=station')).json()) as typeof entries & {
      entries: { changes: object[] }[];
    };
    expect(settings.entries[0]?.changes).toEqual([
      { field: 'campaigns', old: 'false', new: 'true', secret: false },
    ]);
  });
});
