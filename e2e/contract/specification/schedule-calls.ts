import { expect } from 'vitest';
import { list } from './shell-calls.ts';
import { type Made, type SpecifiedCall, textOf } from './specified-call.ts';

const scheduleFields =
  'id show_id title description start_date end_date start_time end_time day_of_week paused active pattern streaming_url notification_emails squareCoverArtURL socialShareImageURL social_share_text capture_groups season_number episode_number tags onceUseTags publishWhen delayUntilPublish social_media_connections intro_event_id outro_event_id targetedAds events_between_ads minutes_between_ads on_holiday holidays';
const groupFields =
  'name color categories category_type display_in_player allow_sharing allow_replaying allow_replacing allow_inserting allow_replacement_skipping absorb';

/** The fields that the automation screen sends. */
const schedule = (made: Made, changes: object = {}) => ({
  show_id: Number(made['show']),
  title: 'Morning of %w',
  description: 'The harbour on %d.',
  start_date: '2026-11-30',
  start_time: '06:00',
  end_time: '09:00',
  day_of_week: 'MonTue',
  paused: false,
  notification_emails: 'desk@harbour.example',
  squareCoverArtURL: made['cover'],
  socialShareImageURL: made['image'],
  social_share_text: 'Good morning',
  capture_groups: 'News,Talk',
  tags: made['tag'],
  onceUseTags: 'fog,rain',
  publishWhen: 'saveDraft',
  social_media_connections: made['feed'],
  targetedAds: true,
  events_between_ads: 2,
  minutes_between_ads: 0,
  ...changes,
});

/** The calls of automations and category groups. */
export const scheduleCalls: readonly SpecifiedCall[] = [
  {
    name: 'POST api/v1/add_auto_capture/',
    request: (made) => ({ path: 'api/v1/add_auto_capture/', method: 'POST', json: schedule(made) }),
    status: 201,
    fields: scheduleFields,
    body: { active: 1, day_of_week: 'MonTue', publishWhen: 'saveDraft', end_date: null },
    keep: ({ body }, made) => {
      made['schedule'] = textOf(body, 'id');
      made['scheduleBody'] = JSON.stringify(body);
    },
  },
  {
    name: 'POST api/v1/update_auto_capture/{id}.json with the schedule as a response has it',
    request: ({ schedule: id, scheduleBody = '' }) => ({
      path: `api/v1/update_auto_capture/${id}.json`,
      method: 'POST',
      json: { ...(JSON.parse(scheduleBody) as object), paused: true },
    }),
    status: 200,
    body: { paused: true },
  },
  {
    name: 'POST api/v1/update_auto_capture/{id}.json with the capture id',
    request: (made) => ({
      path: `api/v1/update_auto_capture/${made['schedule']}.json`,
      method: 'POST',
      json: schedule(made, { id: Number(made['schedule']), title: 'The morning', end_date: '2026-12-31' }),
    }),
    status: 200,
    body: { title: 'The morning', end_date: '2026-12-31' },
  },
  {
    name: 'GET api/v1/get_auto_capture_schedule/',
    request: () => ({ path: 'api/v1/get_auto_capture_schedule/' }),
    status: 200,
    fields: scheduleFields,
  },
  {
    name: 'POST api/v1/add_auto_capture_holidays/',
    request: ({ show }) => ({
      path: 'api/v1/add_auto_capture_holidays/',
      method: 'POST',
      json: { show_id: Number(show), first_day: '2026-12-24', last_day: '2026-12-26' },
    }),
    status: 201,
    fields: 'id show_id first_day last_day active',
    keep: ({ body }, made) => void (made['holiday'] = textOf(body, 'id')),
  },
  {
    name: 'POST api/v1/update_auto_capture_holidays/{id}.json',
    request: ({ show, holiday }) => ({
      path: `api/v1/update_auto_capture_holidays/${holiday}.json`,
      method: 'POST',
      json: { show_id: Number(show), first_day: '2026-12-24', last_day: '2026-12-27' },
    }),
    status: 200,
    body: { last_day: '2026-12-27', active: 1 },
  },
  {
    name: 'POST api/v1/update_auto_capture_holidays/{id}.json with active 0',
    request: ({ holiday }) => ({
      path: `api/v1/update_auto_capture_holidays/${holiday}.json`,
      method: 'POST',
      json: { active: 0 },
    }),
    status: 200,
    body: { active: 0 },
  },
  {
    name: 'POST api/v1/update_auto_capture/{id}.json with active 0',
    request: ({ schedule: id }) => ({
      path: `api/v1/update_auto_capture/${id}.json`,
      method: 'POST',
      json: { active: 0 },
    }),
    status: 200,
    body: { active: 0 },
  },
  {
    name: 'GET api/v1/get_auto_capture_schedule/ after it',
    request: () => ({ path: 'api/v1/get_auto_capture_schedule/' }),
    status: 200,
    keep: ({ body }) => {
      if (JSON.stringify(body) !== '[]') throw new Error('A deleted schedule is listed.');
    },
  },
  ...(['One', 'Two'] as const).map((name): SpecifiedCall => ({
    name: `POST api/v1/group/ named ${name}`,
    request: () => ({
      path: 'api/v1/group/',
      method: 'POST',
      json: {
        name,
        color: 'color-a',
        categories: [],
        category_type: 'other',
        display_in_player: false,
        allow_sharing: false,
        allow_replaying: false,
        allow_replacing: false,
        allow_inserting: false,
        allow_replacement_skipping: false,
        absorb: '',
      },
    }),
    status: 201,
    fields: groupFields,
    keep: ({ body }, made) => void (made[`group${name}`] = textOf(body, 'key')),
  })),
  ...(['One', 'Two'] as const).map((name): SpecifiedCall => ({
    name: `PATCH api/v1/group/{key} that moves a category to group ${name}`,
    request: (made) => ({
      path: `api/v1/group/${made[`group${name}`]}`,
      method: 'PATCH',
      json: {
        key: made[`group${name}`],
        name,
        categories: [
          {
            name: 'Sea & air',
            resource_uri: `/${made['station']}/api/v1/category/${encodeURIComponent('Sea & air')}/`,
          },
        ],
      },
    }),
    status: 200,
    body: { name, categories: [{ name: 'Sea & air' }] },
  })),
  {
    name: 'GET api/v1/group/?limit=0',
    request: () => ({ path: 'api/v1/group/', query: { limit: '0' } }),
    status: 200,
    fields: groupFields,
    body: {
      ...list,
      objects: expect.arrayContaining([expect.objectContaining({ name: 'One', categories: [] })]),
    },
  },
  {
    name: 'DELETE api/v1/group/{key}',
    request: ({ groupOne }) => ({ path: `api/v1/group/${groupOne}`, method: 'DELETE' }),
    status: 204,
  },
];
