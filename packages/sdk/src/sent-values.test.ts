import { describe, expect, it } from 'vitest';
import { createClient, type PostKitClient } from './client.ts';

const days = { start_date: '2026-11-01', end_date: '2026-11-30', station_names: 'wxyz' };
const daysQuery = '?start_date=2026-11-01&end_date=2026-11-30&station_names=wxyz';
const slot = {
  show_id: 7,
  title: 'Morning',
  start_date: '2026-11-02',
  start_time: '06:00',
  end_time: '09:00',
  day_of_week: 'Mon',
} as const;
const holiday = { show_id: 7, first_day: '2026-12-24', last_day: '2026-12-26' };

/** Calls with the query and the body that they send; the addresses are tested in documented-calls.test.ts. */
const calls: [name: string, call: (client: PostKitClient) => unknown, query: string, body?: unknown][] = [
  [
    'episodes.list',
    ({ episodes }) => episodes.list({ show_id: 7, type: 'published' }),
    '?show_id=7&type=published',
  ],
  [
    'episodes.create',
    ({ episodes }) => episodes.create({ name: 'Monday', show: '/wxyz/api/v1/show/7/' }),
    '',
    { name: 'Monday', show: '/wxyz/api/v1/show/7/' },
  ],
  [
    'episodes.update',
    ({ episodes }) => episodes.update(7, { name: 'Monday', version: 1 }),
    '',
    { name: 'Monday', version: 1 },
  ],
  [
    'episodes.setUnpublished',
    ({ episodes }) => episodes.setUnpublished([7], true),
    '',
    [{ playlist_id: 7, unpublished: true }],
  ],
  [
    'EPLIST-123 episodes.unpost',
    ({ episodes }) => episodes.unpost(7, [3]),
    '',
    { social_media_connections: [3] },
  ],
  ['episodes.advancedVideo', ({ episodes }) => episodes.advancedVideo(7), '?playlist_id=7'],
  [
    'episodes.cache',
    ({ episodes }) => episodes.cache({ name: 'Monday', events: [], format: 'mp3' }),
    '',
    { name: 'Monday', events: [], format: 'mp3' },
  ],

  ['audioEvents.list', ({ audioEvents }) => audioEvents.list({ limit: 3 }), '?limit=3'],
  [
    'AUTO-084 audioEvents.list of a time',
    ({ audioEvents }) => audioEvents.list({ startTime: 1_700_000_000, endTime: 1_700_000_060 }),
    '?id__gte=1700000000000&id__lt=1700000060000',
  ],
  ['audioEvents.clone', ({ audioEvents }) => audioEvents.clone(7, { start: 1, end: 2 }), '?start=1&end=2'],
  ['audioEvents.edit', ({ audioEvents }) => audioEvents.edit(7), ''],
  ['audioEvents.edit that plays', ({ audioEvents }) => audioEvents.edit(7, true), '?auto_play=true'],
  ['EDITOR-057 audioEvents.merge', ({ audioEvents }) => audioEvents.merge([7, 8]), '', { events: [7, 8] }],
  ['audioEvents.bulkDelete', ({ audioEvents }) => audioEvents.bulkDelete([7]), '', { events: [7] }],
  [
    'audioEvents.updateCart',
    ({ audioEvents }) => audioEvents.updateCart(7, { title: 'News' }),
    '',
    { title: 'News' },
  ],

  ['schedules.create', ({ schedules }) => schedules.create(slot), '', slot],
  [
    'schedules.update',
    ({ schedules }) => schedules.update(7, { title: 'Late' }),
    '',
    { capture_id: 7, title: 'Late' },
  ],
  ['schedules.delete', ({ schedules }) => schedules.delete(7), '', { capture_id: 7, active: 0 }],
  ['schedules.runs', ({ schedules }) => schedules.runs({ schedule_id: 7 }), '?schedule_id=7'],
  ['schedules.holidays', ({ schedules }) => schedules.holidays(), ''],
  ['schedules.createHoliday', ({ schedules }) => schedules.createHoliday(holiday), '', holiday],
  ['schedules.deleteHoliday', ({ schedules }) => schedules.deleteHoliday(7), '', { active: 0 }],

  ['shows.create', ({ shows }) => shows.create({ title: 'Morning' }), '', { title: 'Morning' }],
  ['CATS-022 categories.list', ({ categories }) => categories.list(), '?limit=0'],
  [
    'categories.create',
    ({ categories }) => categories.create({ name: 'Music', categories: [] }),
    '',
    { name: 'Music', categories: [] },
  ],
  ['tags.list', ({ tags }) => tags.list(), '?limit=0'],
  ['tags.create', ({ tags }) => tags.create('News'), '', { name: 'News' }],
  ['TAGS-015 tags.rename', ({ tags }) => tags.rename(7, 'News'), '', { name: 'News' }],
  ['tags.usage', ({ tags }) => tags.usage(), ''],
  ['connections.list', ({ connections }) => connections.list(), '?limit=0'],
  [
    'connections.create',
    ({ connections }) => connections.create({ type: 'rss', title: 'Feed' }),
    '',
    { type: 'rss', title: 'Feed' },
  ],
  ['connections.facebookPages', ({ connections }) => connections.facebookPages('wxyz'), '?station=wxyz'],
  [
    'EDITOR-093 images.crop',
    ({ images }) =>
      images.crop({
        image: '/wxyz/images/a.png',
        croppings: { left: 1, top: 2, right: 9, bottom: 8 },
        square: false,
      }),
    '',
    {
      image: '/wxyz/images/a.png',
      croppings: { left: 1, top: 2, right: 9, bottom: 8 },
      square: false,
    },
  ],
  [
    'IMPORT-010 IMPORT-013 imports.start',
    ({ imports }) =>
      imports.start(
        { url: 'https://example.org/rss', show_id: 7, social_media_connections: [3, 5] },
        { station_name: 'WXYZ', bitrate: 128 },
      ),
    '',
    {
      url: 'https://example.org/rss',
      show_id: 7,
      social_media_connections: [3, 5],
      bitrate: 128,
      station: 'wxyz',
      job_type: 'podcast_import',
    },
  ],
  ['images.licensed', ({ images }) => images.licensed('harbour'), '', { search: 'harbour' }],

  ['analytics.shows', ({ analytics }) => analytics.shows(days), daysQuery],
  ['analytics.total', ({ analytics }) => analytics.total(days), daysQuery],
  ['analytics.countries', ({ analytics }) => analytics.countries(days), daysQuery],
  ['analytics.platforms', ({ analytics }) => analytics.platforms(days), daysQuery],
  ['analytics.showsCsv', ({ analytics }) => analytics.showsCsv(days), daysQuery],
  ['analytics.totalCsv', ({ analytics }) => analytics.totalCsv(days), daysQuery],
  ['analytics.countriesCsv', ({ analytics }) => analytics.countriesCsv(days), daysQuery],
  ['analytics.platformsCsv', ({ analytics }) => analytics.platformsCsv(days), daysQuery],
  [
    'analytics.episodeNames',
    ({ analytics }) => analytics.episodeNames([{ station: 'wxyz', min: 1, max: 9 }]),
    '',
    [{ station: 'wxyz', min: 1, max: 9 }],
  ],
];

describe('createClient', () => {
  it.each(calls)('sends the query and the body of %s', async (_name, call, query, body) => {
    const sent: unknown[] = [];
    const client = createClient({
      baseUrl: 'https://post.example.org',
      station: 'wxyz',
      retries: 0,
      fetch: async (address, init) => {
        const request = new Request(address, init);
        const text = await request.text();
        sent.push({ query: new URL(request.url).search, body: text === '' ? undefined : JSON.parse(text) });
        return new Response(null, { status: 500 });
      },
    });
    await Promise.resolve(call(client)).catch(() => 'The station fails every call.');
    expect(sent).toEqual([{ query, body }]);
  });

  it('sends the guid of a window that authorizes an account', () => {
    const { connections } = createClient({ baseUrl: 'https://post.example.org', station: 'wxyz' });
    expect(new URL(connections.authorizationAddress('facebook', 'a-guid')).searchParams.get('guid')).toBe(
      'a-guid',
    );
  });
});
