import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  schedule as scheduleSchema,
  episode as episodeSchema,
  episodeStatuses,
  type Schedule,
  type Episode,
  type EpisodePage,
  type Holiday,
} from '@postkit/sdk/schema';
import { createFakeClock, type FakeClock } from '../../platform/fake-clock.ts';
import {
  makeDestination,
  makeShow,
  makeStation,
  makeTag,
  startStation,
  type SignedIn,
  type TestStation,
} from '../../testing/index.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { makeLog } from '../../testing/make-log.ts';
import type { Station } from '../accounts/index.ts';
import '../../testing/postgres/only-on-sqlite.ts';

const minute = 60_000;
const hour = 60 * minute;
/** A Monday, 05:55 in New York. */
const monday = Date.UTC(2026, 10, 2, 10, 55);
const sixOClock = Date.UTC(2026, 10, 2, 11) / 1000;

let clock: FakeClock;
let server: TestStation;
let admin: SignedIn;
let here: Station;
let showId: number;
beforeEach(async () => {
  clock = createFakeClock(monday);
  server = await startStation({ clock });
  admin = await server.signIn();
  here = await makeStation(server, { timezone: 'America/New_York' });
  showId = (await makeShow(server, { title: 'Morning', description: 'Every morning.' }, here)).id;
});
afterEach(() => server.close());

async function post<Answer>(path: string, json: object): Promise<Answer> {
  const response = await server.call(`/${here.slug}/api/v1/${path}`, { method: 'POST', as: admin, json });
  if (!response.ok) throw new Error(`Answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** From six to seven on weekdays; the recording may have gaps, since tests log a few seconds. */
async function schedule(fields: Partial<Schedule> = {}): Promise<Schedule> {
  const hours = {
    start_date: '2026-11-02',
    start_time: '06:00',
    end_time: '07:00',
    day_of_week: 'MonTueWedThuFri',
  };
  return scheduleSchema.parse(
    await post('add_auto_capture/', { ...hours, show_id: showId, max_gap_seconds: 86_400, ...fields }),
  );
}
const update = ({ id }: Schedule, fields: Partial<Schedule>) =>
  post(`update_auto_capture/${id}.json`, { capture_id: id, ...fields });

/** Advances the clock, and waits for the due jobs. */
async function pass(ms: number): Promise<void> {
  await server.context.jobs.idle();
  clock.advance(ms);
  await server.context.jobs.idle();
}
/** Advances to a time on Monday, or on a later day, in New York. */
const passTo = (time: string, day = 2) => pass(Date.parse(`2026-11-0${day}T${time}:00-05:00`) - clock.now());

/** All episodes in the order of creation. */
async function episodes(): Promise<Episode[]> {
  const as = await server.signIn();
  const read = async (path: string) =>
    (await server.call(`/${here.slug}/api/v1/playlist/${path}`, { as })).json();
  const pages = await Promise.all(episodeStatuses.map((status) => read(`get_playlists.json?type=${status}`)));
  const ids = (pages as EpisodePage[]).flatMap(({ playlists }) =>
    playlists.map(({ playlist_id }) => playlist_id),
  );
  return Promise.all(
    ids.toSorted((one, other) => one - other).map(async (id) => episodeSchema.parse(await read(`${id}/`))),
  );
}
const names = async () => (await episodes()).map(({ name }) => name);

/** Logs events one minute apart. */
async function air(
  pieces: readonly { title: string; category?: string }[],
  startedAt = sixOClock + 60,
): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, piece] of pieces.entries()) {
    const [event] = await makeLog(
      server,
      { startedAt: startedAt + index * 60, pieces: [{ ...piece, segments: 1 }] },
      here,
    );
    if (event) ids.push(event.id);
  }
  return ids;
}

describe('a schedule', () => {
  it('leaves out what the rules of categories strip, and makes a draft of what a user must accept', async () => {
    const rule = (name: string, in_episodes: string, category: string) =>
      post('group/', { name, in_episodes, categories: [{ name: category }] });
    await rule('Ads', 'strip', 'Commercial');
    await air([{ title: 'Hello' }, { title: 'Buy a boat', category: 'Commercial' }]);
    await schedule({ title: 'Morning', publishWhen: 'rightNow' });
    await passTo('07:10');
    const [first] = await episodes();
    expect(first).toMatchObject({ status: 'published' });
    expect(first?.events.map(({ cart }) => cart.title)).toEqual(['Hello']);
    await rule('Hits', 'warn', 'Music');
    await air([{ title: 'Blue Train', category: 'Music' }], sixOClock + 86_400 + 60);
    await passTo('07:10', 3);
    expect((await episodes()).at(-1)).toMatchObject({ status: 'draft', rights: [] });
    const { objects } = (await (
      await server.call(`/${here.slug}/api/v1/auto_capture_runs/`, { as: await server.signIn() })
    ).json()) as {
      objects: object[];
    };
    expect(objects[0]).toMatchObject({ outcome: 'draft', reason: 'rights' });
  });

  it('AUTO-021 AUTO-094 creates an episode from the log automatically, soon after its hours', async () => {
    const [tag, feed] = [await makeTag(server, 'Local news', here), await makeDestination(server, {}, here)];
    const created = await schedule({
      title: '%w on the coast, %d',
      description: 'All of %w.',
      social_share_text: 'Listen!',
      squareCoverArtURL: '/square.jpg',
      socialShareImageURL: '/share.jpg',
      season_number: 2,
      episode_number: 41,
      episode_type: 'bonus',
      rating: 1,
      tags: String(tag.id),
      onceUseTags: 'fog , ferry,',
      publishWhen: 'rightNow',
      social_media_connections: String(feed.id),
    });
    await air([{ title: 'Yesterday' }], sixOClock - 86_400 + 60);
    await air([{ title: 'Before' }], sixOClock - 60);
    const aired = await air([{ title: 'One' }, { title: 'Two' }]);
    await air([{ title: 'After' }], sixOClock + 3600);
    await passTo('07:05');
    expect(await episodes()).toEqual([]);
    await passTo('07:06');
    const [episode, ...others] = await episodes();
    expect(others).toEqual([]);
    expect(episode).toMatchObject({
      show_id: showId,
      name: 'Monday on the coast, November 2, 2026',
      description: 'All of Monday.',
      social_share_text: 'Listen!',
      rss_image: '/square.jpg',
      image: '/share.jpg',
      season_number: 2,
      episode_number: 41,
      episode_type: 'bonus',
      explicit: 1,
      tags: ['Local news', 'fog', 'ferry'],
      onceUseTags: ['fog', 'ferry'],
      status: 'published',
      smc_data: [{ id: feed.id, type: 'rss' }],
      ad_insert_events: [],
      media_status: 'ready',
      updated_by: 'Automation',
    });
    expect(episode?.events.map(({ id }) => id)).toEqual(aired);
    const [listed] = scheduleSchema
      .array()
      .parse(
        await (await server.call(`/${here.slug}/api/v1/get_auto_capture_schedule/`, { as: admin })).json(),
      );
    expect(listed).toMatchObject({
      ...created,
      episode_number: 42,
      last_run: { outcome: 'published', episode_id: episode?.playlist_id },
    });
  });

  it('creates one each day, and none if nothing was aired', async () => {
    await schedule({ title: '%w', episode_number: 7 });
    await air([{ title: 'Monday news' }]);
    await passTo('08:00');
    await passTo('08:00', 3);
    await air([{ title: 'Wednesday news' }], sixOClock + 2 * 86_400);
    await passTo('08:00', 4);
    expect(
      (await episodes()).map(({ name, episode_number, status }) => [name, episode_number, status]),
    ).toEqual([
      ['Monday', 7, 'draft'],
      ['Wednesday', 8, 'draft'],
    ]);
  });

  it('AUTO-041 filters by categories and titles, and adds an intro, an outro and ads', async () => {
    const [intro, outro] = [await makeEvent(server, {}, here), await makeEvent(server, {}, here)];
    await schedule({
      capture_groups: 'Talk,News',
      pattern: 'tide',
      intro_event_id: intro.id,
      outro_event_id: outro.id,
      targetedAds: true,
      events_between_ads: 2,
    });
    const aired = await air([
      { title: 'The tide at six', category: 'Talk' },
      { title: 'Songs of the tide', category: 'Music' },
      { title: 'News', category: 'News' },
      { title: 'Tides to come', category: 'News' },
      { title: 'Low TIDE', category: 'Talk' },
    ]);
    await passTo('07:06');
    const [episode] = await episodes();
    const captured = [aired[0], aired[3], aired[4]];
    expect(episode?.events.map(({ id }) => id)).toEqual([intro.id, ...captured, outro.id]);
    expect(episode?.ad_insert_events).toEqual([aired[4]]);
    expect(episode?.name).toBe('Morning');
  });

  it('takes an event that runs over an end if more than half of it was aired within', async () => {
    await schedule();
    const aired = await air(
      [{ title: 'Begins before' }, { title: 'Mostly inside' }, { title: 'Mostly after' }],
      sixOClock - 2,
    );
    const [late] = await makeLog(
      server,
      { startedAt: sixOClock + 3598, pieces: [{ title: 'Mostly after', segments: 1 }] },
      here,
    );
    const [early] = await makeLog(
      server,
      { startedAt: sixOClock + 3597, pieces: [{ title: 'Inside', segments: 1 }] },
      here,
    );
    await passTo('07:06');
    const played = (await episodes())[0]?.events.map(({ id }) => id);
    expect(played).toEqual([...aired, early?.id]);
    expect(played).not.toContain(late?.id);
  });

  it('AUTO-041 publishes the given number of minutes after its hours, to expire after the days of its show', async () => {
    const { id } = await makeShow(server, { expiry_days: 7 }, here);
    await schedule({ show_id: id, publishWhen: 'rightNow', delayUntilPublish: 90 });
    await air([{ title: 'News' }]);
    await passTo('07:06');
    const [made] = await episodes();
    expect(made).toMatchObject({ status: 'scheduled', delay_post_until: sixOClock + 3600 + 90 * 60 });
    expect(made?.expires_at).toBe(sixOClock + 3600 + 90 * 60 + 7 * 86_400);
    await passTo('08:30');
    expect((await episodes())[0]?.status).toBe('published');
  });

  it('AUTO-041 creates nothing while it is paused, deleted or on holiday, nor from hours that ended before it resumes', async () => {
    const paused = await schedule({ title: 'paused', paused: true });
    const deleted = await schedule({ title: 'deleted' });
    await update(deleted, { active: 0 });
    const other = await makeShow(server, {}, here);
    await schedule({ title: 'resting', show_id: other.id });
    const days = { show_id: other.id, first_day: '2026-11-01', last_day: '2026-11-02' };
    const holiday = await post<Holiday>('add_auto_capture_holidays/', days);
    await air([{ title: 'Monday news' }]);
    await passTo('08:00');
    await update(paused, { paused: false });
    await update(deleted, { active: 1 });
    await post(`update_auto_capture_holidays/${holiday.id}.json`, { active: 0 });
    await schedule({ title: 'late' });
    await pass(hour);
    expect(await names()).toEqual([]);
    await air([{ title: 'Tuesday news' }], sixOClock + 86_400);
    await passTo('08:00', 3);
    expect((await names()).toSorted()).toEqual(['deleted', 'late', 'paused', 'resting']);
  });

  it('follows its new hours, and loses none by other changes', async () => {
    const created = await schedule({ title: 'Old words' });
    await air([{ title: 'News' }]);
    await passTo('07:01');
    await update(created, { title: 'New words' });
    await passTo('07:06');
    expect(await names()).toEqual(['New words']);
    await update(created, { start_time: '09:00', end_time: '10:00', title: 'Later' });
    await air([{ title: 'Late news' }], sixOClock + 3 * 3600);
    await passTo('10:05');
    expect(await names()).toEqual(['New words']);
    await passTo('10:06');
    expect(await names()).toEqual(['New words', 'Later']);
  });

  it('runs at other hours on a date of its own, and not on a date that is left out', async () => {
    const overrides = [{ date: '2026-11-03', start_time: '09:00', end_time: '10:00' }];
    await schedule({ title: '%w', overrides, exceptions: ['2026-11-04'] });
    for (const days of [1, 2, 3]) await air([{ title: 'News' }], sixOClock + days * 86_400 + 60);
    await air([{ title: 'Late news' }], sixOClock + 86_400 + 3 * 3600);
    await passTo('10:05', 3);
    expect(await names()).toEqual([]);
    await passTo('10:06', 3);
    await passTo('12:00', 4);
    expect(await names()).toEqual(['Tuesday']);
    await passTo('07:06', 5);
    expect(await names()).toEqual(['Tuesday', 'Thursday']);
  });

  it('creates one episode even if an attempt fails halfway', async () => {
    await schedule({ title: '%w', episode_number: 3 });
    await air([{ title: 'News' }]);
    const { create } = server.features.episodes.publishing;
    server.features.episodes.publishing.create = async (...args) => {
      await create(...args);
      server.features.episodes.publishing.create = create;
      throw new Error('The lights went out.');
    };
    await passTo('07:06');
    await pass(minute);
    await air([{ title: 'News' }], sixOClock + 86_400);
    await passTo('07:06', 3);
    expect((await episodes()).map(({ name, episode_number }) => [name, episode_number])).toEqual([
      ['Monday', 3],
      ['Tuesday', 4],
    ]);
  });

  it('continues with the next day if an episode cannot be created', async () => {
    await schedule({ title: '%w' });
    await air([{ title: 'News' }]);
    const { create } = server.features.episodes.publishing;
    server.features.episodes.publishing.create = () => Promise.reject(new Error('No room.'));
    for (let at = 0; at < 14; at += 1) await pass(hour);
    server.features.episodes.publishing.create = create;
    await air([{ title: 'News' }], sixOClock + 86_400);
    await passTo('07:06', 3);
    expect(await names()).toEqual(['Tuesday']);
  });
});

describe('a schedule whose station was off', () => {
  async function restartAfter(ms: number): Promise<void> {
    await server.context.jobs.idle();
    await server.stop();
    const { dataDir } = server;
    clock = createFakeClock(clock.now() + ms);
    server = await startStation({ clock, dataDir });
    admin = await server.signIn();
    await server.context.jobs.idle();
  }

  it('creates its episode late', async () => {
    await schedule();
    await air([{ title: 'News' }]);
    await restartAfter(10 * hour);
    expect(await names()).toEqual(['Morning']);
    await restartAfter(minute);
    expect(await names()).toEqual(['Morning']);
  });

  it('skips hours that ended more than a day ago, and captures the later ones', async () => {
    await schedule({ title: '%w' });
    await air([{ title: 'News' }]);
    await air([{ title: 'News' }], sixOClock + 86_400);
    await air([{ title: 'News' }], sixOClock + 3 * 86_400);
    await restartAfter(2 * 24 * hour);
    expect(await names()).toEqual(['Tuesday']);
    await passTo('07:06', 5);
    expect(await names()).toEqual(['Tuesday', 'Thursday']);
  });
});
