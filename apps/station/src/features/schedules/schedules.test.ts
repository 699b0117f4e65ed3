import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  schedule as scheduleSchema,
  holiday as holidaySchema,
  type Schedule,
  type Holiday,
} from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import {
  listenLive,
  makeDestination,
  makeShow,
  makeStation,
  makeTag,
  startStation,
  type SignedIn,
  type TestStation,
} from '../../testing/index.ts';
import { makeEvent } from '../../testing/make-event.ts';

let server: TestStation;
let admin: SignedIn;
beforeAll(async () => {
  // New Year's Eve in New York, already the next day in UTC.
  server = await startStation({ clock: createFakeClock(Date.UTC(2027, 0, 1, 3)) });
  admin = await server.signIn();
});
afterAll(() => server.close());

const hours = { start_date: '2026-11-02', start_time: '06:00', end_time: '09:30', day_of_week: 'MonWedFri' };

const override = (date: string, start_time = '07:00', end_time = '08:00') => ({ date, start_time, end_time });

async function post(slug: string, path: string, json: unknown): Promise<Response> {
  return server.call(`/${slug}/api/v1/${path}`, { method: 'POST', as: admin, json });
}
async function make(slug: string, fields: Record<string, unknown>): Promise<Schedule> {
  const created = await post(slug, 'add_auto_capture/', { ...hours, ...fields });
  expect(created.status).toBe(201);
  return scheduleSchema.parse(await created.json());
}
async function list(slug: string): Promise<Schedule[]> {
  const answer = await server.call(`/${slug}/api/v1/get_auto_capture_schedule/`, { as: admin });
  expect(answer.status).toBe(200);
  return scheduleSchema.array().parse(await answer.json());
}
async function makeHoliday(
  slug: string,
  show_id: number,
  first_day: string,
  last_day: string,
): Promise<Holiday> {
  const created = await post(slug, 'add_auto_capture_holidays/', { show_id, first_day, last_day });
  expect(created.status).toBe(201);
  return holidaySchema.parse(await created.json());
}
async function refusal(response: Response): Promise<unknown> {
  expect(response.status).toBe(400);
  return ((await response.json()) as { errors: unknown }).errors;
}

describe('schedules', () => {
  it('AUTO-034 AUTO-071 AUTO-074 are created from days and hours, and listed with every field', async () => {
    const here = await makeStation(server);
    const show = await makeShow(server, {}, here);
    const [tag, feed] = [await makeTag(server, undefined, here), await makeDestination(server, {}, here)];
    const fields = {
      show_id: show.id,
      title: 'Morning %d',
      tags: String(tag.id),
      social_media_connections: String(feed.id),
      publishWhen: 'rightNow',
      end_date: '2027-06-30',
    };
    const created = await make(here.slug, fields);
    expect(created).toEqual({
      ...hours,
      ...fields,
      id: expect.any(Number),
      description: '',
      every_weeks: 1,
      exceptions: [],
      overrides: [],
      paused: false,
      active: 1,
      pattern: '',
      streaming_url: '',
      notification_emails: '',
      squareCoverArtURL: '',
      socialShareImageURL: '',
      social_share_text: '',
      capture_groups: '',
      season_number: null,
      episode_number: null,
      episode_type: 'full',
      rating: 0,
      onceUseTags: '',
      delayUntilPublish: 0,
      intro_event_id: null,
      outro_event_id: null,
      targetedAds: false,
      events_between_ads: 0,
      minutes_between_ads: 0,
      max_gap_seconds: 60,
      max_silence_seconds: 30,
      on_holiday: false,
      holidays: [],
      last_run: null,
    });
    expect(await list(here.slug)).toEqual([created]);
  });

  it('AUTO-034 AUTO-071 AUTO-072 store every field that is sent, at once and by a change', async () => {
    const here = await makeStation(server);
    const show = await makeShow(server, {}, here);
    const [intro, outro] = [await makeEvent(server, {}, here), await makeEvent(server, {}, here)];
    const sent = {
      streaming_url: 'https://tv.example.org/live',
      intro_event_id: intro.id,
      outro_event_id: outro.id,
      description: 'On %w',
      end_date: '2027-06-30',
      day_of_week: 'SunTue',
      every_weeks: 2,
      exceptions: ['2027-01-05'],
      paused: true,
      pattern: 'News',
      notification_emails: 'desk@harbour.example',
      squareCoverArtURL: '/a.jpg',
      socialShareImageURL: '/b.jpg',
      social_share_text: 'Good morning',
      capture_groups: 'News,Talk',
      season_number: 2,
      episode_number: 7,
      episode_type: 'bonus',
      rating: 1,
      onceUseTags: 'fog,rain',
      publishWhen: 'rightNow',
      delayUntilPublish: 15,
      targetedAds: true,
      events_between_ads: 3,
      minutes_between_ads: 10,
    };
    const created = await make(here.slug, { ...sent, show_id: show.id });
    expect(created).toMatchObject(sent);
    expect(await list(here.slug)).toEqual([created]);
    const others = {
      ...sent,
      description: 'On %d',
      paused: false,
      pattern: '',
      episode_number: 8,
      rating: 0,
      minutes_between_ads: 5,
    };
    await post(here.slug, `update_auto_capture/${created.id}.json`, others);
    expect((await list(here.slug))[0]).toMatchObject(others);
  });

  it('are listed by their first day, also those of shows without schedules, and without deleted ones', async () => {
    const [here, abroad] = [await makeStation(server), await makeStation(server)];
    const [show, other] = [await makeShow(server, {}, here), await makeShow(server, {}, here)];
    const late = await makeHoliday(here.slug, show.id, '2027-01-01', '2027-01-07');
    const early = await makeHoliday(here.slug, other.id, '2026-12-24', '2026-12-26');
    const gone = await makeHoliday(here.slug, show.id, '2026-12-01', '2026-12-01');
    await post(here.slug, `update_auto_capture_holidays/${gone.id}.json`, { active: 0 });
    const listed = async (slug: string) =>
      (await server.call(`/${slug}/api/v1/auto_capture_holidays/`, { as: admin })).json();
    expect(await listed(here.slug)).toEqual([early, late]);
    expect(await listed(abroad.slug)).toEqual([]);
  });

  it('are separate for each station', async () => {
    const [here, abroad] = [await makeStation(server), await makeStation(server)];
    const created = await make(here.slug, { show_id: (await makeShow(server, {}, here)).id });
    expect(await list(abroad.slug)).toEqual([]);
    const taken = await post(abroad.slug, `update_auto_capture/${created.id}.json`, {
      capture_id: created.id,
      title: 'Taken',
    });
    expect(taken.status).toBe(404);
    expect(await list(here.slug)).toEqual([created]);
  });

  it('AUTO-072 AUTO-073 are updated by the sent fields, with their id as capture_id', async () => {
    const here = await makeStation(server);
    const created = await make(here.slug, {
      show_id: (await makeShow(server, {}, here)).id,
      title: 'Morning',
    });
    const path = `update_auto_capture/${created.id}.json`;
    const changed = await post(here.slug, path, { capture_id: created.id, paused: true, end_time: '10:00' });
    expect(await changed.json()).toEqual({ ...created, paused: true, end_time: '10:00' });
    expect(await (await post(here.slug, path, { paused: false })).json()).toMatchObject({ paused: false });
    expect(await refusal(await post(here.slug, path, { capture_id: created.id + 1 }))).toHaveProperty(
      'capture_id',
    );
  });

  it('AUTO-076 AUTO-077 are deleted by the update with active 0, and restored with 1', async () => {
    const here = await makeStation(server);
    const created = await make(here.slug, { show_id: (await makeShow(server, {}, here)).id });
    const set = (active: number) =>
      post(here.slug, `update_auto_capture/${created.id}.json`, { capture_id: created.id, active });
    expect(await (await set(0)).json()).toMatchObject({ active: 0 });
    expect(await list(here.slug)).toEqual([]);
    await set(1);
    expect(await list(here.slug)).toEqual([created]);
  });

  it.each([
    ['day_of_week', { day_of_week: '' }],
    ['day_of_week', { day_of_week: 'FriMon' }],
    ['day_of_week', { day_of_week: 'Monday' }],
    ['start_date', { start_date: '2026-02-30' }],
    ['start_date', { start_date: '11/02/2026' }],
    ['end_date', { end_date: '2026-11-01' }],
    ['day_of_week', { day_of_week: 'MonSun' }],
    ['day_of_week', { day_of_week: 'SatFri' }],
    ['start_time', { start_time: '24:00' }],
    ['end_time', { end_time: '06:00' }],
    ['every_weeks', { every_weeks: 0 }],
    ['exceptions', { exceptions: ['2026-11-04', '2026-11-04'] }],
    ['overrides', { overrides: [override('2026-11-01')] }],
    ['overrides', { overrides: [override('2026-11-05', '07:00', '07:00')] }],
    ['overrides', { overrides: [override('2026-11-05'), override('2026-11-05', '12:00', '13:00')] }],
    ['overrides', { exceptions: ['2026-11-05'], overrides: [override('2026-11-05')] }],
    // Monday's hours start while Sunday's last, and Tuesday's start before Monday's end.
    ['overrides', { overrides: [override('2026-11-08', '20:00', '07:00')] }],
    [
      'overrides',
      { overrides: [override('2026-11-04', '22:00', '03:00'), override('2026-11-05', '01:00', '02:00')] },
    ],
    ['tags', { tags: '1;2' }],
    ['tags', { tags: '999999' }],
    ['social_media_connections', { social_media_connections: '999999' }],
    ['intro_event_id', { intro_event_id: 5 }],
    ['show_id', { show_id: 999_999 }],
  ])('AUTO-051 refuse a %s of %j', async (field, fields) => {
    const show = await makeShow(server);
    const refused = await post(server.slug, 'add_auto_capture/', { ...hours, show_id: show.id, ...fields });
    expect(Object.keys((await refusal(refused)) as object)).toEqual([field]);
  });

  it.each([
    ['first_day', { first_day: '12/24/2026' }],
    ['last_day', { last_day: '2026-12-32' }],
    ['last_day', { last_day: '26 Dec 2026' }],
  ])('AUTO-051 a holiday is refused with a %s of %j', async (field, fields) => {
    const { id: show_id } = await makeShow(server);
    const days = { show_id, first_day: '2026-12-24', last_day: '2026-12-26', ...fields };
    const refused = await post(server.slug, 'add_auto_capture_holidays/', days);
    expect(Object.keys((await refusal(refused)) as object)).toEqual([field]);
  });

  it('are refused with every wrong field at once, also by an update and a preview', async () => {
    const show = await makeShow(server);
    const { id } = await make(server.slug, { show_id: show.id });
    const wrong = { show_id: 999_999, end_date: '2020-01-01', tags: '999999' };
    const fieldsOf = async (path: string, body: object) =>
      Object.keys((await refusal(await post(server.slug, path, body))) as object).toSorted();
    expect(await fieldsOf('add_auto_capture/', { ...hours, ...wrong })).toEqual([
      'end_date',
      'show_id',
      'tags',
    ]);
    expect(await fieldsOf(`update_auto_capture/${id}.json`, { capture_id: id, ...wrong })).toEqual([
      'end_date',
      'show_id',
      'tags',
    ]);
    expect(await fieldsOf('preview_auto_capture/', { ...hours, ...wrong })).toEqual(['end_date', 'show_id']);
    const days = { show_id: 999_999, first_day: '2026-12-25', last_day: '2026-12-24' };
    expect(await fieldsOf('add_auto_capture_holidays/', days)).toEqual(['last_day', 'show_id']);
  });

  it('publish schedules and holidays on the live channel of the station', async () => {
    const live = await listenLive(server, admin);
    const show = await makeShow(server);
    const { id } = await make(server.slug, { show_id: show.id });
    expect(await live.next('schedules_changed')).toEqual({ schedule_id: id, change: 'created' });
    const path = `update_auto_capture/${id}.json`;
    await post(server.slug, path, { capture_id: id, paused: true });
    expect(await live.next('schedules_changed')).toEqual({ schedule_id: id, change: 'updated' });
    await post(server.slug, path, { capture_id: id, active: 0 });
    expect(await live.next('schedules_changed')).toEqual({ schedule_id: id, change: 'deleted' });
    const rest = await makeHoliday(server.slug, show.id, '2027-01-01', '2027-01-07');
    expect(await live.next('schedules_changed')).toEqual({ schedule_id: null, change: 'updated' });
    await post(server.slug, `update_auto_capture_holidays/${rest.id}.json`, { active: 0 });
    expect(await live.next('schedules_changed')).toEqual({ schedule_id: null, change: 'updated' });
    live.close();
  });

  it('may end on the next day', async () => {
    const show = await makeShow(server);
    expect(
      await make(server.slug, { show_id: show.id, start_time: '22:00', end_time: '02:00' }),
    ).toMatchObject({ end_time: '02:00' });
  });

  it('keep references to deleted resources', async () => {
    const tag = await makeTag(server);
    const created = await make(server.slug, { show_id: (await makeShow(server)).id, tags: String(tag.id) });
    await server.call(`/${server.slug}/api/v1/playlistcategory/${tag.id}/`, { method: 'DELETE', as: admin });
    const whole = { capture_id: created.id, tags: created.tags, title: 'Evening' };
    expect((await post(server.slug, `update_auto_capture/${created.id}.json`, whole)).status).toBe(200);
  });
});

describe('holidays', () => {
  it('AUTO-035 AUTO-036 AUTO-078 pause the schedules of their show, by the days of the station', async () => {
    const here = await makeStation(server, { timezone: 'America/New_York' });
    const [show, other] = [await makeShow(server, {}, here), await makeShow(server, {}, here)];
    await make(here.slug, { show_id: show.id });
    await make(here.slug, { show_id: other.id });
    const eve = await makeHoliday(here.slug, show.id, '2026-12-31', '2026-12-31');
    const over = await makeHoliday(here.slug, other.id, '2026-12-24', '2026-12-30');
    const later = await makeHoliday(here.slug, other.id, '2027-01-01', '2027-01-07');
    expect(eve).toEqual({
      id: expect.any(Number),
      show_id: show.id,
      first_day: '2026-12-31',
      last_day: '2026-12-31',
      active: 1,
    });
    expect((await list(here.slug)).map(({ on_holiday, holidays }) => ({ on_holiday, holidays }))).toEqual([
      { on_holiday: true, holidays: [eve] },
      { on_holiday: false, holidays: [over, later] },
    ]);
  });

  it('AUTO-041 put a schedule on holiday, until they are deleted', async () => {
    const here = await makeStation(server, { timezone: 'America/New_York' });
    const show = await makeShow(server, {}, here);
    await make(here.slug, { show_id: show.id });
    const { id } = await makeHoliday(here.slug, show.id, '2026-12-31', '2026-12-31');
    const isOnHoliday = async () => (await list(here.slug))[0]?.on_holiday;
    expect(await isOnHoliday()).toBe(true);
    await post(here.slug, `update_auto_capture_holidays/${id}.json`, { active: 0 });
    expect(await isOnHoliday()).toBe(false);
  });

  it('AUTO-079 AUTO-080 are updated, and deleted with active 0', async () => {
    const here = await makeStation(server);
    const show = await makeShow(server, {}, here);
    await make(here.slug, { show_id: show.id });
    const { id } = await makeHoliday(here.slug, show.id, '2027-01-01', '2027-01-07');
    const path = `update_auto_capture_holidays/${id}.json`;
    const changed = await post(here.slug, path, {
      show_id: show.id,
      first_day: '2027-01-02',
      last_day: '2027-01-03',
    });
    const days = { show_id: show.id, first_day: '2027-01-02', last_day: '2027-01-03' };
    expect(await changed.json()).toMatchObject(days);
    expect((await list(here.slug))[0]?.holidays).toMatchObject([days]);
    expect(await refusal(await post(here.slug, path, { last_day: '2026-12-01' }))).toHaveProperty('last_day');
    expect(await (await post(here.slug, path, { active: 0 })).json()).toMatchObject({ active: 0 });
    expect((await list(here.slug))[0]?.holidays).toEqual([]);
  });

  it('are separate for each station', async () => {
    const [here, abroad] = [await makeStation(server), await makeStation(server)];
    const show = await makeShow(server, {}, here);
    const { id } = await makeHoliday(here.slug, show.id, '2027-01-01', '2027-01-07');
    expect((await post(abroad.slug, `update_auto_capture_holidays/${id}.json`, { active: 0 })).status).toBe(
      404,
    );
    const days = { show_id: show.id, first_day: '2027-01-01', last_day: '2027-01-01' };
    expect(await refusal(await post(abroad.slug, 'add_auto_capture_holidays/', days))).toHaveProperty(
      'show_id',
    );
  });
});
