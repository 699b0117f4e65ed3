import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation, sendJson } from '../../testing/fake-station.ts';
import { makeDestination } from '../../testing/make-destination.ts';
import { makeSettings } from '../../testing/make-settings.ts';
import { resourcePage } from '../../testing/resource-page.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const api = '/wxyz/api/v1/socialmediaconnection/';
const colors = { background: '#111111', play_button: '#222222', start_remaining: '#333333' };
const look = { colors, full: true, vertical: false };
const widget = makeDestination({
  id: 5,
  type: 'webwidget',
  title: 'Home page',
  historical_items: JSON.stringify({ ...look, other: 1 }),
});
const tall = makeDestination({
  id: 7,
  type: 'webwidget',
  title: 'Tall',
  historical_items: JSON.stringify({ ...look, vertical: true }),
});
const fresh = makeDestination({ id: 6, type: 'webwidget', title: '', status: false });
const feed = makeDestination();
const reads = {
  [`GET ${api}`]: () => resourcePage([feed, widget, fresh, tall]),
  [`GET ${api}3/`]: () => feed,
  [`GET ${api}5/`]: () => widget,
  [`GET ${api}6/`]: () => fresh,
  'GET /wxyz/api/v1/settings/': () => ({ ...makeSettings(), widget_domain: 'https://post.example' }),
};

describe('postkit widgets', () => {
  it('lists widgets with their players, and prints one', async () => {
    await using station = await fakeStation(reads);
    const widgets = (...args: string[]) => runPostkit(['widgets', ...args], { url: station.url });
    expect((await widgets('list')).out.split('\n')).toEqual([
      'ID  STATE  PLAYER          TITLE',
      '5   on     full            Home page',
      '6   off    single',
      '7   on     full, vertical  Tall',
      '',
    ]);
    expect((await widgets('show', '5', '--jq', '.historical_items.colors.background')).out).toBe('#111111\n');
    expect(await widgets('show', '3')).toMatchObject({
      code: 5,
      err: expect.stringContaining('Destination 3 is no widget.'),
    });
  });

  it('lists the episodes that a widget plays', async () => {
    const episode = {
      playlist_id: 9,
      name: 'The ferry',
      show_title: 'Tide',
      duration: 61,
      published: 1_793_599_200,
    };
    await using station = await fakeStation({
      ...reads,
      'GET /wxyz/playlist/widget.json': () => ({
        playlists: [episode],
        total_count: 1,
        page: 1,
        limit: 20,
        station_name: 'WXYZ',
        look,
      }),
    });
    const { out } = await runPostkit(['widgets', 'episodes', '5'], { url: station.url });
    expect(out).toBe(
      'ID  PUBLISHED (UTC)   LENGTH   SHOW  NAME\n9   2026-11-02 06:00  0:01:01  Tide  The ferry\n',
    );
    expect(Object.fromEntries(station.calls.at(-1)?.query ?? [])).toEqual({ zone: '5', limit: '20' });
    expect((await runPostkit(['widgets', 'episodes', '3'], { url: station.url })).code).toBe(5);
  });

  it('creates a widget, and changes only the given parts of its look', async () => {
    await using station = await fakeStation({
      ...reads,
      [`POST ${api}`]: (_call, response) => sendJson(response, fresh, 201),
      [`PATCH ${api}5/`]: () => widget,
    });
    const widgets = (...args: string[]) => runPostkit(['widgets', ...args], { url: station.url });
    expect(
      await widgets('create', '--title', 'Sidebar', '--vertical', 'yes', '--play-button', '#FF0000'),
    ).toMatchObject({
      code: 0,
      out: '6\n',
    });
    expect((await widgets('edit', '5', '--full', 'no', '--background', '#000000')).err).toBe(
      'Widget 5 is changed.\n',
    );
    await widgets('edit', '5', '--title', 'Start page');
    const writes = station.calls.filter(({ method }) => method !== 'GET').map((call) => Object(bodyOf(call)));
    const items = writes.map(({ historical_items }) => historical_items && JSON.parse(historical_items));
    expect(writes[0]).toMatchObject({ type: 'webwidget', title: 'Sidebar', default_on_post: true });
    expect(items).toEqual([
      {
        full: false,
        vertical: true,
        colors: { background: '#F1F6FB', play_button: '#FF0000', start_remaining: '#7E838B' },
      },
      { full: false, vertical: false, colors: { ...colors, background: '#000000' }, other: 1 },
      undefined,
    ]);
    expect(await widgets('edit', '5')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Pass --title'),
    });
    expect(await widgets('edit', '3', '--title', 'x')).toMatchObject({ code: 5 });
    expect(await widgets('create', '--background', 'red')).toMatchObject({
      code: 2,
      err: expect.stringContaining('#F1F6FB'),
    });
  });

  it('deletes widgets and no other destinations', async () => {
    await using station = await fakeStation({
      ...reads,
      [`DELETE ${api}5/`]: (_call, response) => void response.writeHead(204).end(),
    });
    const removed = await runPostkit(['widgets', 'delete', '5', '3', '--yes'], { url: station.url });
    expect(removed).toMatchObject({
      code: 3,
      err: expect.stringContaining('5 is deleted.\n3: Destination 3 is no widget.'),
    });
    expect(station.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      `${api}5/`,
    ]);
  });

  it('prints the embed code of a widget in its colors', async () => {
    await using station = await fakeStation(reads);
    const embed = (...args: string[]) => runPostkit(['widgets', 'embed', '5', ...args], { url: station.url });
    expect((await embed()).out).toMatch(
      /<script src="https:\/\/post\.example\/widget\/v4\/embed\.js" data-station="wxyz" data-zone="5" data-theme="custom" data-full data-background="111111"/,
    );
    const frame = await embed(
      '--style',
      'iframe',
      '--theme',
      'dark',
      '--limit',
      '3',
      '--with',
      'hashtags',
      '--without',
      'gallery',
    );
    expect(frame.out).toMatch(
      /^<iframe [^>]*zone=5&amp;theme=dark&amp;full=true&amp;gallery=false&amp;limit=3&amp;hashtags=true" title="Home page"/,
    );
    expect(Object.keys(JSON.parse((await embed('--json')).out))).toEqual(['script', 'iframe', 'src', 'page']);
    expect(await embed('--with', 'confetti')).toMatchObject({
      code: 2,
      err: expect.stringContaining('This must be one of gallery'),
    });
    expect((await embed('--start', '1:30')).out).toContain(' data-start="90"');
    expect(await embed('--start', 'soon')).toMatchObject({
      code: 2,
      err: expect.stringContaining('such as 90, 1:30'),
    });
    expect(await embed('--limit', '101')).toMatchObject({
      code: 2,
      err: expect.stringContaining('from 1 to 100.'),
    });
  });

  it('prints the embed code of an episode', async () => {
    const episode = (status: string) => () => ({ playlist_id: 9, name: 'The ferry', status });
    await using station = await fakeStation({
      ...reads,
      'GET /wxyz/api/v1/playlist/9/': episode('published'),
      'GET /wxyz/api/v1/playlist/10/': episode('draft'),
    });
    const embed = (id: string) =>
      runPostkit(['episodes', 'embed', id, '--style', 'iframe'], { url: station.url });
    expect(await embed('9')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('episode=9&amp;albumart=true&amp;shownotes=true'),
    });
    expect((await embed('9')).out).toContain('title="The ferry" width="700" height="467"');
    expect((await embed('10')).err).toBe('Episode 10 is not published. The player is empty until it is.\n');
  });
});
