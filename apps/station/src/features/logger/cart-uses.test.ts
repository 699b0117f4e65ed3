import { describe, expect, it } from 'vitest';
import { createPublicClient } from '@postkit/sdk/public';
import {
  type AudioEvent,
  categoryGroup,
  type CategoryGroup,
  type DryRun,
  programmeInput,
  resourceList,
  schedulePreview,
  type TimelineRights,
} from '@postkit/sdk/schema';
import { cartLogs, loggedEvents, segmentsOf } from '../../testing/cart-log.ts';
import { firstStation, makeShow, type TestStation } from '../../testing/index.ts';

const slow = { timeout: 50_000, interval: 50 };
const { recording, seconds } = cartLogs();
const groups = resourceList(categoryGroup);

const group = (name: string, category_type: CategoryGroup['category_type'], more: object = {}) => ({
  name,
  category_type,
  color: 'color-l',
  ...more,
});

/** The hours around now as a schedule has them, of a station in UTC. */
function hoursAround(now: number) {
  const at = (ms: number) => new Date(ms).toISOString();
  const [from, to] = [at(now - 1_800_000), at(now + 1_800_000)];
  return { date: from.slice(0, 10), start_time: from.slice(11, 16), end_time: to.slice(11, 16) };
}

async function enterProgramme({ features, ...server }: TestStation, name: string): Promise<void> {
  const now = Date.now();
  const times = [{ start_ms: now - 3_600_000, end_ms: now + 3_600_000 }];
  await features.programmes.create(
    firstStation({ features, ...server }),
    programmeInput.parse({ name, times }),
  );
}

describe('a log of carts without any text rule', { timeout: 90_000 }, () => {
  it('has rights, colours and schedules by category and type, and titles for listeners', async () => {
    const { server, admin, icecast, say, call } = await recording();
    await call(
      'group/',
      'POST',
      group('Records', 'music', { in_episodes: 'warn', categories: [{ name: 'Music' }] }),
    );
    await call(
      'group/',
      'POST',
      group('Paid', 'advert', { in_episodes: 'strip', categories: [{ name: 'Adverts' }] }),
    );
    await call('group/', 'POST', group('Words', 'other', { categories: [{ name: 'Talk' }] }));
    await call('public_site/', 'PATCH', { now_playing: true, tracklist: true });
    await enterProgramme(server, 'Midday with Rosa');
    const site = createPublicClient({ baseUrl: server.url, station: server.slug });

    icecast.send(seconds(36));
    await expect.poll(async () => (await segmentsOf(server)).length, slow).toBeGreaterThanOrEqual(6);
    await say(2, { t: 'Blue Lantern', a: 'The Tide', b: 'Salt', c: '0412', k: 'A1', s: 8, type: 'song' });
    // The station knows neither category; a system that says what they are needs no map.
    await say(10, { t: 'Brenner Bakery 30', c: '300400', k: 'SPT-LOCAL', s: 6, type: 'spot' });
    await say(24, { t: 'Glasshouse', a: 'Nova Corridor', c: '77', k: 'Power B', s: 300, type: 'song' });
    await call('playout/settings/', 'PATCH', { hold_s: 0 });
    icecast.send(seconds(12));
    await expect.poll(async () => (await loggedEvents(server, admin)).length, slow).toBe(4);

    await call('logger/', 'PATCH', { active: false });
    const logged = await loggedEvents(server, admin);
    const found = (test: (cart: AudioEvent['cart']) => boolean): AudioEvent => {
      const event = logged.find(({ cart }) => test(cart));
      if (!event) throw new Error('The log lacks an event.');
      return event;
    };
    const song = found(({ title }) => title === 'Blue Lantern');
    const spot = found(({ title }) => title === 'Brenner Bakery 30');
    const talk = found(({ category }) => category.name === 'Talk');
    expect(talk.cart.title).toMatch(/^Midday with Rosa \d\d:\d\d$/);

    // Strips and cards have the colour of the group of a category.
    const board = groups.parse(
      await (await server.call(`/${server.slug}/api/v1/group/`, { as: admin })).json(),
    );
    const categoriesOf = (name: string) =>
      board.objects.find((one) => one.name === name)?.categories.map((category) => category.name);
    expect(categoriesOf('Paid')).toEqual(['Adverts', 'SPT-LOCAL']);
    expect(categoriesOf('Records')).toEqual(['Music', 'Power B']);

    // Rights at publishing.
    const uris = [song, spot, talk].map(({ resource_uri }) => resource_uri);
    const rights = (await (
      await call('playlist/rights.json', 'POST', { events: uris })
    ).json()) as TimelineRights;
    expect(rights.left_out.map(({ title }) => title)).toEqual(['Brenner Bakery 30']);
    expect(rights.to_accept).toMatchObject([
      { title: 'Blue Lantern', artist: 'The Tide', category: 'Music' },
    ]);
    const show = await makeShow(server, { title: 'Midday' });
    const episode = {
      show: `/${server.slug}/api/v1/show/${show.id}/`,
      name: 'Midday',
      events: uris,
      draft: false,
    };
    const refused = await call('playlist/', 'POST', { ...episode, unpublished: false });
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('“Blue Lantern” (Music)'),
    ]);

    // A schedule leaves adverts out by the rule of their group, and keeps songs or talk by category.
    const { date, ...hours } = hoursAround(Date.now());
    const dryRun = async (capture_groups: string): Promise<DryRun | null> => {
      const schedule = {
        ...hours,
        show_id: show.id,
        title: 'Midday',
        start_date: date,
        day_of_week: 'SunMonTueWedThuFriSat',
      };
      const response = await call('preview_auto_capture/', 'POST', { ...schedule, capture_groups, date });
      expect(response.status).toBe(200);
      return schedulePreview.parse(await response.json()).dry_run;
    };
    const lengthOf = (events: readonly AudioEvent[]) =>
      events.reduce((sum, { duration }) => sum + duration, 0);
    const kept = logged.filter(({ id }) => id !== spot.id);
    expect(await dryRun('')).toMatchObject({
      events: kept.length,
      seconds: expect.closeTo(lengthOf(kept), 1),
    });
    expect(await dryRun('Talk')).toMatchObject({ events: 1, seconds: expect.closeTo(talk.duration, 1) });

    // Listeners see music alone, with what the cart says, once its time has come: the recording was sent faster than it plays.
    const listed = async () =>
      (await site.tracklist()).tracks.map(({ title, artist, album, programme }) => [
        title,
        artist,
        album,
        programme,
      ]);
    await expect.poll(listed, slow).toEqual([
      ['Glasshouse', 'Nova Corridor', '', 'Midday with Rosa'],
      ['Blue Lantern', 'The Tide', 'Salt', 'Midday with Rosa'],
    ]);
  });

  it('says which title is on air, names talk by its programme, and shows neither adverts nor a programme that is not public', async () => {
    const { server, icecast, say, call } = await recording();
    await call('public_site/', 'PATCH', { now_playing: true });
    await call('playout/settings/', 'PATCH', { hold_s: 0 });
    await enterProgramme(server, 'Midday with Rosa');
    const site = createPublicClient({ baseUrl: server.url, station: server.slug });
    const track = async () => {
      // The response is kept for ten seconds, or until the next change.
      await call('public_site/', 'PATCH', { now_playing: true });
      return (await site.nowPlaying()).track;
    };
    icecast.send(seconds(14));
    await expect.poll(async () => (await segmentsOf(server)).length, slow).toBeGreaterThanOrEqual(2);
    await say(-25, { t: 'Glasshouse', a: 'Nova Corridor', c: '77', k: 'A1', s: 600, type: 'song' });
    expect(await track()).toMatchObject({
      title: 'Glasshouse',
      artist: 'Nova Corridor',
      kind: 'music',
      duration: 600,
    });
    await say(-20, { t: 'Blue Lantern', a: 'The Tide', c: '0412', k: 'A1', s: 10, type: 'song' });
    expect(await track()).toMatchObject({ title: 'Midday with Rosa', artist: '', kind: 'talk', album: '' });
    const { id } = (await server.features.programmes.list(firstStation(server)))[0] ?? { id: 0 };
    expect((await call(`programme/${id}/`, 'PATCH', { is_public: false })).status).toBe(200);
    expect(await track()).toMatchObject({ title: 'Talk', kind: 'talk', programme: '' });
    await say(-1, { t: 'Brenner Bakery 30', c: '300400', k: 'SPT', s: 600, type: 'spot' });
    expect(await track()).toBeNull();
  });
});
