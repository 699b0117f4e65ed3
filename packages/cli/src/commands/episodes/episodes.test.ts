import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation, refuse, sendJson } from '../../testing/fake-station.ts';
import { makeSettings } from '../../testing/make-settings.ts';
import { resourcePage } from '../../testing/resource-page.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const api = '/wxyz/api/v1/playlist';
const episode = {
  playlist_id: 9,
  version: 3,
  status: 'draft',
  media_status: 'ready',
  media_progress: 100,
  media_error: '',
};
const handlers = {
  [`GET ${api}/9/`]: () => episode,
  [`PATCH ${api}/9/`]: () => ({ ...episode, version: 4 }),
  'GET /wxyz/api/v1/playlistcategory/': () =>
    resourcePage([{ id: 4, name: 'News', resource_uri: '/wxyz/api/v1/playlistcategory/4/' }]),
  'GET /wxyz/api/v1/settings/': makeSettings,
};

describe('postkit episodes', () => {
  it('creates a draft from flags, with ids and tag names in place of paths', async () => {
    await using station = await fakeStation({
      ...handlers,
      [`POST ${api}/`]: (_call, response) => sendJson(response, episode, 201),
    });
    const flags = [
      '--show',
      '7',
      '--name',
      'Ferry',
      '--event',
      '31',
      '--event',
      '30',
      '--tag',
      'news',
      '--destination',
      '3',
    ];
    const created = await runPostkit(['episodes', 'create', ...flags, '--set', 'season_number=2'], {
      url: station.url,
    });
    expect(created).toMatchObject({ code: 0, out: '9\n', err: 'Episode 9 is created.\n' });
    expect(bodyOf(station.calls.at(-1))).toEqual({
      show: '/wxyz/api/v1/show/7/',
      name: 'Ferry',
      events: ['/wxyz/api/v1/event/31/', '/wxyz/api/v1/event/30/'],
      playlist_categories: ['/wxyz/api/v1/playlistcategory/4/'],
      social_media_connections: [3],
      season_number: 2,
    });
  });

  it('refuses an unknown tag and a missing show, and creates nothing', async () => {
    await using station = await fakeStation(handlers);
    const create = (...flags: string[]) => runPostkit(['episodes', 'create', ...flags], { url: station.url });
    expect(await create('--show', '7', '--tag', 'Sport')).toMatchObject({
      code: 5,
      err: expect.stringContaining('no tag "Sport"'),
    });
    expect(await create('--name', 'Ferry')).toMatchObject({
      code: 2,
      err: expect.stringContaining('show: '),
    });
    expect(station.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('changes fields on the version that the station has', async () => {
    await using station = await fakeStation(handlers);
    const edited = await runPostkit(['episodes', 'edit', '9', '--name', 'Harbour'], { url: station.url });
    expect(edited).toMatchObject({ code: 0, err: 'Episode 9 is changed.\n' });
    expect(bodyOf(station.calls.at(-1))).toEqual({ version: 3, name: 'Harbour' });
  });

  it('sets and clears the time at which an episode expires', async () => {
    await using station = await fakeStation(handlers);
    const edit = (time: string) =>
      runPostkit(['episodes', 'edit', '9', '--expires', time], { url: station.url });
    expect(await edit('2026-11-24 06:00')).toMatchObject({ code: 0, err: 'Episode 9 is changed.\n' });
    expect(bodyOf(station.calls.at(-1))).toEqual({
      version: 3,
      expires_at: Date.parse('2026-11-24T11:00Z') / 1000,
    });
    await edit('never');
    expect(bodyOf(station.calls.at(-1))).toEqual({ version: 3, expires_at: null });
    expect((await edit('soon')).code).toBe(2);
  });

  it('publishes now or at a time, to given destinations', async () => {
    await using station = await fakeStation(handlers);
    const published = await runPostkit(['episodes', 'publish', '-', '--destination', '3'], {
      url: station.url,
      input: '9\n',
    });
    expect(published).toMatchObject({ code: 0, err: '9 is published.\n' });
    const out = { version: 3, draft: false, unpublished: false };
    expect(bodyOf(station.calls.at(-1))).toEqual({
      ...out,
      delay_post_until: null,
      social_media_connections: [3],
    });
    for (const at of ['2026-11-24 06:00', '2026-11-24T06:00:00-05:00', '2026-11-24 11:00Z']) {
      const scheduled = await runPostkit(['episodes', 'schedule', '9', '--at', at], { url: station.url });
      expect(scheduled).toMatchObject({
        code: 0,
        err: '9 is scheduled for 2026-11-24 06:00 (America/New_York).\n',
      });
      expect(bodyOf(station.calls.at(-1))).toEqual({
        ...out,
        delay_post_until: Date.parse('2026-11-24T11:00Z') / 1000,
      });
    }
    for (const at of ['tomorrow', '2026-13-01 06:00', '2026-11-24']) {
      expect((await runPostkit(['episodes', 'schedule', '9', '--at', at], { url: station.url })).code).toBe(
        2,
      );
    }
  });

  it('schedules a published episode only with --take-down, because it leaves the feeds until then', async () => {
    await using station = await fakeStation({
      ...handlers,
      [`GET ${api}/9/`]: () => ({ ...episode, status: 'published' }),
    });
    const schedule = (...flags: string[]) =>
      runPostkit(['episodes', 'schedule', '9', '--at', '2026-11-24 06:00', ...flags], { url: station.url });
    expect(await schedule()).toMatchObject({ code: 2, err: expect.stringContaining('add --take-down') });
    expect(station.calls.some(({ method }) => method === 'PATCH')).toBe(false);
    expect(await schedule('--take-down')).toMatchObject({ code: 0 });
    expect(bodyOf(station.calls.at(-1))).toMatchObject({
      delay_post_until: Date.parse('2026-11-24T11:00Z') / 1000,
    });
  });

  it('accepts with --accept-rights what the station asks for', async () => {
    const event = { event_id: 31, title: 'Blue Train', artist: '', category: 'Music', seconds: 9.9 };
    await using station = await fakeStation({
      ...handlers,
      [`GET ${api}/9/`]: () => ({ ...episode, events: [{ resource_uri: '/wxyz/api/v1/event/31/' }] }),
      [`POST ${api}/rights.json`]: () => ({ left_out: [], to_accept: [event] }),
    });
    expect(
      await runPostkit(['episodes', 'publish', '9', '--accept-rights'], { url: station.url }),
    ).toMatchObject({ code: 0 });
    expect(bodyOf(station.calls.at(-2))).toEqual({ events: ['/wxyz/api/v1/event/31/'], playlist_id: 9 });
    expect(bodyOf(station.calls.at(-1))).toMatchObject({ version: 3, draft: false, accept_rights: [31] });
  });

  it('unpublishes, with --everywhere also from the destinations', async () => {
    await using station = await fakeStation({
      [`POST ${api}/set_playlists.json`]: () => ({ playlists: [] }),
      [`GET ${api}/connections/9.json`]: () => ({
        social_media_connections: [{ id: 3, type: 'rss', title: 'Tide' }],
      }),
      [`POST ${api}/unpost/9.json`]: () => ({ social_media_connections: [] }),
    });
    expect((await runPostkit(['episodes', 'unpublish', '9'], { url: station.url })).err).toBe(
      '9 is unpublished.\n',
    );
    expect(station.calls.map(bodyOf)).toEqual([[{ playlist_id: 9, unpublished: true }]]);
    await runPostkit(['episodes', 'unpublish', '9', '--everywhere'], { url: station.url });
    expect(bodyOf(station.calls.at(-1))).toEqual({ social_media_connections: [3] });
  });

  it('deletes each that can be deleted, and ends with 3 if one cannot', async () => {
    await using station = await fakeStation({
      [`DELETE ${api}/9/`]: (_call, response) => void response.writeHead(204).end(),
      [`DELETE ${api}/8/`]: refuse(409, 'Unpublish the episode before you delete it.'),
    });
    const { code, err } = await runPostkit(['episodes', 'delete', '8', '9'], {
      url: station.url,
      answers: ['y'],
    });
    expect(code).toBe(3);
    expect(err).toContain('Delete 2 episodes (8, 9)? This cannot be undone. [y/N] ');
    expect(err).toContain('8: 409: Unpublish the episode before you delete it.\n9 is deleted.\n');
    expect((await runPostkit(['episodes', 'delete', '8', '--yes'], { url: station.url })).code).toBe(6);
  });
});

describe('postkit episodes watch', () => {
  const delivered = { connection_id: 3, status: 'delivered', title: 'Omny', message: '' };

  it('waits until the audio is ready and delivered', async () => {
    let looks = 0;
    await using station = await fakeStation({
      [`GET ${api}/9/`]: () =>
        looks++ === 0 ? { ...episode, media_status: 'processing', media_progress: 40 } : episode,
      [`GET ${api}/9/deliveries/`]: () => ({ deliveries: [delivered] }),
    });
    expect(await runPostkit(['episodes', 'watch', '9'], { url: station.url })).toMatchObject({
      code: 0,
      err: 'Episode 9 is draft: audio ready, delivered to 1 of 1 destinations.\n',
    });
    expect(looks).toBe(2);
  });

  it('fails if the audio or a delivery failed', async () => {
    let media = { media_status: 'failed', media_error: 'The audio is damaged.' };
    await using station = await fakeStation({
      [`GET ${api}/9/`]: () => ({ ...episode, ...media }),
      [`GET ${api}/9/deliveries/`]: () => ({
        deliveries: [delivered, { ...delivered, status: 'failed', message: 'No response.' }],
      }),
    });
    const watch = () => runPostkit(['episodes', 'watch', '9'], { url: station.url });
    expect(await watch()).toMatchObject({ code: 1, err: expect.stringContaining('The audio is damaged.') });
    media = { media_status: 'ready', media_error: '' };
    expect(await watch()).toMatchObject({
      code: 3,
      err: expect.stringContaining('1 of 2 deliveries failed.\n  Omny: No response.'),
    });
  });
});
