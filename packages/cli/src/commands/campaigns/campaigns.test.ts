import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation, refuse, sendJson } from '../../testing/fake-station.ts';
import { makeSettings } from '../../testing/make-settings.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const api = '/wxyz/api/v1/campaign/';
const at = Date.parse('2026-11-24T11:00Z') / 1000;
const campaign = {
  id: 3,
  title: 'Festival',
  state: 'running',
  starts_at: at,
  ends_at: null,
  positions: ['pre', 'mid'],
  deliveries: 412,
  deliveries_today: 8,
  audio: { status: 'ready', error: '' },
};
const settings = { 'GET /wxyz/api/v1/settings/': makeSettings };

describe('postkit campaigns', () => {
  it('lists campaigns in the time of the station, the deliveries of one, and the breaks of an episode', async () => {
    let obstacle = '';
    await using station = await fakeStation({
      ...settings,
      [`GET ${api}`]: () => ({ campaigns: [campaign] }),
      [`GET ${api}3/deliveries/`]: () => ({
        days: [{ day: '2026-11-24', deliveries: 8 }],
        positions: [],
        episodes: [],
      }),
      'GET /wxyz/api/v1/campaign_breaks/': () => ({
        obstacle,
        breaks: [{ position: 'mid', at: 61.25, campaigns: [3, 4] }],
      }),
    });
    const run = (...args: string[]) => runPostkit(['campaigns', ...args], { url: station.url });
    expect((await run('list')).out.split('\n')).toEqual([
      'ID  STATE    TITLE     FROM              TO  POSITIONS  DELIVERIES  TODAY  AUDIO',
      '3   running  Festival  2026-11-24 06:00      pre mid    412         8      ready',
      '',
    ]);
    expect((await run('deliveries', '3')).out.split('\n')).toEqual([
      'DAY         DELIVERIES',
      '2026-11-24  8',
      '',
    ]);
    expect((await run('breaks', '101')).out.split('\n')[1]).toMatch(/^61\.[23] +mid +3 4$/);
    obstacle = 'The episode has no audio yet.';
    expect(await run('breaks', '101')).toMatchObject({ code: 1, err: expect.stringContaining(obstacle) });
  });

  it('lists the episodes of a campaign, and the limit that it has reached', async () => {
    const episode = {
      playlist_id: 101,
      name: 'High water',
      show_id: 4,
      state: 'ready',
      breaks: 2,
      deliveries: 8,
    };
    await using station = await fakeStation({
      [`GET ${api}3/episodes/`]: () => ({
        total_count: 2,
        reached: 'day',
        reading: { read: 1, total: 2 },
        episodes: [episode, { ...episode, playlist_id: 100, state: 'unread', breaks: null }],
      }),
    });
    const { out, err } = await runPostkit(['campaigns', 'episodes', '3', '--page', '2'], {
      url: station.url,
    });
    expect(out.split('\n')).toEqual([
      'ID   STATE   BREAKS  DELIVERIES  EPISODE',
      '101  ready   2       8           High water',
      '100  unread          8           High water',
      '',
    ]);
    expect(err).toBe(
      'The campaign has reached its deliveries of this UTC day.\nThe station reads the audio of its episodes: 1 of 2.\n',
    );
    expect(station.calls[0]?.query.get('page')).toBe('2');
  });

  it('adds a campaign, and changes the given fields of one', async () => {
    await using station = await fakeStation({
      ...settings,
      [`POST ${api}`]: (_call, response) => sendJson(response, campaign, 201),
      [`PATCH ${api}3/`]: () => campaign,
    });
    const run = (...args: string[]) => runPostkit(['campaigns', ...args], { url: station.url });
    const entry = ['--title', 'Festival', '--audio', '7'];
    expect(
      (await run('create', ...entry, '--from', '2026-11-24 06:00', '--position', 'mid', '--show', '4')).err,
    ).toBe('Campaign 3 is created.\n');
    expect(bodyOf(station.calls.at(-1))).toEqual({
      title: 'Festival',
      event: '/wxyz/api/v1/event/7/',
      positions: ['mid'],
      shows: [4],
      starts_at: at,
    });
    await run('create', ...entry);
    expect(bodyOf(station.calls.at(-1))).toMatchObject({ positions: ['pre'], starts_at: expect.any(Number) });
    await run('edit', '3', '--to', 'never', '--all-shows', '--most-per-day', '50');
    expect(bodyOf(station.calls.at(-1))).toEqual({ ends_at: null, shows: [], most_per_day: 50 });
    for (const wrong of [
      ['edit', '3'],
      ['edit', '3', '--show', '4', '--all-shows'],
      ['create', ...entry, '--position', 'side'],
      ['create', '--title', 'A'],
    ])
      expect([wrong, (await run(...wrong)).code]).toEqual([wrong, 2]);
  });

  it('pauses, resumes and deletes campaigns, and turns them on and off', async () => {
    await using station = await fakeStation({
      [`PATCH ${api}3/`]: () => campaign,
      [`PATCH ${api}4/`]: refuse(404, 'Not found.'),
      [`DELETE ${api}3/`]: (_call, response) => void response.writeHead(204).end(),
      'PATCH /wxyz/api/v1/campaign_settings/': () => ({ enabled: true }),
    });
    const run = (...args: string[]) => runPostkit(['campaigns', ...args], { url: station.url });
    expect(await run('pause', '3', '4')).toMatchObject({
      code: 3,
      err: expect.stringContaining('3 is paused.'),
    });
    await run('resume', '3');
    expect(bodyOf(station.calls.at(-1))).toEqual({ paused: false });
    expect((await run('turn-on')).err).toBe('Downloads contain campaigns.\n');
    expect(bodyOf(station.calls.at(-1))).toEqual({ enabled: true });
    await run('turn-off');
    expect(bodyOf(station.calls.at(-1))).toEqual({ enabled: false });
    expect((await run('delete', '3', '--yes')).err).toBe('3 is deleted.\n');
  });
});
