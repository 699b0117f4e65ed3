import { beforeAll, describe, expect, it } from 'vitest';
import type { Episode } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { episodeCalls, refusal } from '../../testing/episode-calls.ts';
import { firstStation, makeDestination } from '../../testing/index.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server, admin } = stationTest(() => ({ clock }));
let calls: Awaited<ReturnType<typeof episodeCalls>>;
const clock = createFakeClock();

beforeAll(async () => {
  calls = await episodeCalls(server, admin);
});

describe('createEpisodeWithdrawer', () => {
  it('EPLIST-121 set_playlists marks episodes unpublished, and published again', async () => {
    const created = [await calls.create(calls.published), await calls.create(calls.published)];
    const set = (unpublished: boolean) =>
      server.call(calls.path('set_playlists.json'), {
        method: 'POST',
        as: admin,
        json: created.map(({ playlist_id }) => ({ playlist_id, unpublished })),
      });
    const { playlists } = await (await set(true)).json();
    expect(playlists.map((row: Episode) => row.unpublished)).toEqual([true, true]);
    await set(false);
    expect((await calls.read(created[0]?.playlist_id ?? 0)).status).toBe('published');
  });

  it('changes no episode if one of them does not exist', async () => {
    const created = await calls.create(calls.published);
    const json = [
      { playlist_id: created.playlist_id, unpublished: true },
      { playlist_id: 999_999, unpublished: true },
    ];
    expect(
      (await server.call(calls.path('set_playlists.json'), { method: 'POST', as: admin, json })).status,
    ).toBe(404);
    expect((await calls.read(created.playlist_id)).status).toBe('published');
  });

  it('EPLIST-122 EPLIST-123 unpost removes it from destinations, and publishing again restores it', async () => {
    const other = await makeDestination(server);
    const created = await calls.create({
      ...calls.published,
      social_media_connections: [calls.feedId, other.id],
    });
    const at = async () =>
      (await (await server.call(calls.path(`connections/${created.playlist_id}.json`), { as: admin })).json())
        .social_media_connections;
    expect((await at()).map((row: { id: number }) => row.id)).toEqual([calls.feedId, other.id]);
    const response = await server.call(calls.path(`unpost/${created.playlist_id}.json`), {
      method: 'POST',
      as: admin,
      json: { social_media_connections: [calls.feedId] },
    });
    expect((await response.json()).social_media_connections).toEqual([
      expect.objectContaining({ id: other.id }),
    ]);
    expect((await calls.read(created.playlist_id)).smc_data).toEqual([{ id: other.id, type: 'rss' }]);
    const ids = [created.playlist_id];
    const station = firstStation(server);
    await server.features.episodes.publishing.setUnpublished(station, ids, true, 'Some Body');
    await server.features.episodes.publishing.setUnpublished(station, ids, false, 'Some Body');
    expect((await at()).map((row: { id: number }) => row.id)).toEqual([calls.feedId, other.id]);
  });

  it.each([
    'facebook',
    'twitter',
    'spreaker',
    'v_download',
    'v_advanced',
    'v_youtube',
    'v_facebook',
  ] as const)('EPLIST-124 refuses to remove an episode from %s', async (type) => {
    const lasting = await makeDestination(server, { type, title: 'There' });
    const created = await calls.create({ ...calls.published, social_media_connections: [lasting.id] });
    const response = await server.call(calls.path(`unpost/${created.playlist_id}.json`), {
      method: 'POST',
      as: admin,
      json: { social_media_connections: [lasting.id] },
    });
    expect(await refusal(response)).toEqual([400, expect.stringContaining('cannot be removed')]);
  });

  it('EPLIST-046 EPLIST-114 deletes an unpublished episode only', async () => {
    const created = await calls.create(calls.published);
    const remove = () => server.call(calls.path(`${created.playlist_id}/`), { method: 'DELETE', as: admin });
    const early = await remove();
    expect(await refusal(early)).toEqual([409, 'Unpublish the episode before you delete it.']);
    await calls.change(created, { unpublished: true });
    expect((await remove()).status).toBe(204);
    expect((await server.call(calls.path(`${created.playlist_id}/`), { as: admin })).status).toBe(404);
    expect((await remove()).status).toBe(404);
  });
});
