import { describe, expect, it } from 'vitest';
import { createPublicClient } from '@postkit/sdk/public';
import type { Programme, ProgrammeGuide, ProgrammeGuideUpdate, ProgrammeInput } from '@postkit/sdk/schema';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import { makeDestination, makeShow } from '../../../testing/index.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { stationTest } from '../../../testing/station-test.ts';
import { readICalendar } from '../readers/read-icalendar.ts';
import { readRadioDns } from '../readers/read-radiodns.ts';
import { spiFaults } from '../testing/validate-spi.ts';
import { shortened } from './radiodns.ts';

/** A Tuesday, 10:00 in Berlin. */
const start = Date.UTC(2026, 2, 10, 9);
const hour = 3_600_000;

const clock = createFakeClock(start);
const { server, admin } = stationTest(() => ({
  clock,
  env: { POSTKIT_STATION_TIMEZONE: 'Europe/Berlin' },
}));

const send = (rest: string, method: 'POST' | 'PATCH' | 'DELETE' | 'GET', json?: object) =>
  server.call(`/${server.slug}/api/v1/${rest}`, { method, as: admin, ...(json && { json }) });
const get = (path: string, headers: Record<string, string> = {}) =>
  server.call(`/${server.slug}/${path}`, { headers });

async function add(input: ProgrammeInput): Promise<Programme> {
  const response = await send('programme/', 'POST', input);
  expect(response.status).toBe(201);
  return (await response.json()) as Programme;
}
async function guide(
  update: ProgrammeGuideUpdate,
): Promise<ProgrammeGuide & { addresses: Record<string, string> }> {
  return (await (await send('programme_guide/', 'PATCH', update)).json()) as ProgrammeGuide & {
    addresses: Record<string, string>;
  };
}
const dayFile = 'radiodns/spi/3.1/fm/ce1/c586/09580/20260310_PI.xml';
const airs = (from: number, until: number) => [
  { start_ms: start + from * hour, end_ms: start + until * hour },
];
const bearers = [
  { id: 'fm:ce1.c586.09580', cost: 20 },
  { id: 'dab:ce1.ce15.c221.0' },
  { id: 'https://stream.example/live', mime: 'audio/mpeg', bitrate: 128 },
];

describe('the RadioDNS files of a station', () => {
  it('are valid by the public schema, with the names, descriptions and times of its programmes', async () => {
    const odd = await add({
      name: 'Salt & Cedar <live> – a very long name of a programme that no display of a radio shows as a whole',
      description: `<p>Guests & songs.</p>${'More words about it. '.repeat(80)}`,
      genre: 'Talk',
      presenters: ['Rosa “R” Müller', 'Ann & Co'],
      picture: 'https://images.example/a.jpg?x=1&y=2',
      times: airs(1, 3.5),
    });
    const night = await add({ name: 'Night', times: airs(12, 15) });
    await guide({ bearers, short_name: 'WXYZ', description: 'Weather & songs' });
    const service = await (await get('radiodns/spi/3.1/SI.xml')).text();
    expect(await spiFaults(service)).toEqual([]);
    expect(service).toContain('<shortName>WXYZ</shortName>');
    expect(service).toContain('<bearer id="fm:ce1.c586.09580" cost="20"/>');
    const response = await get(dayFile);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const day = await response.text();
    expect(await spiFaults(day)).toEqual([]);
    const window = { from: start - 24 * hour, until: start + 72 * hour };
    const read = readRadioDns(day, { zone: 'UTC', window });
    expect(read.programmes.map(({ times }) => times[0]?.start_ms)).toEqual([start + hour, start + 12 * hour]);
    expect(read.spans).toEqual([{ from: Date.UTC(2026, 2, 9, 23), until: Date.UTC(2026, 2, 10, 23) }]);
    for (const { id } of [odd, night]) await send(`programme/${id}/`, 'DELETE');
  });

  it('are found by each bearer, and by the service identifier', async () => {
    const { addresses } = await guide({ bearers });
    const own = addresses['programme_information'] ?? '';
    const statuses = await Promise.all(
      [
        dayFile,
        'radiodns/spi/3.1/dab/ce1/ce15/c221/0/20260310_PI.xml',
        own.slice(own.indexOf('radiodns')),
        'radiodns/spi/3.1/fm/ce1/c586/09590/20260310_PI.xml',
        'radiodns/spi/3.1/id/other.example/x/20260310_PI.xml',
        'radiodns/spi/3.1/fm/ce1/c586/09580/20260230_PI.xml',
        'radiodns/spi/3.1/fm/ce1/c586/09580/today.xml',
      ].map(async (path) => (await get(path)).status),
    );
    expect(statuses).toEqual([200, 200, 200, 404, 404, 404, 404]);
  });

  it('link the episodes of the show from their publication until they are withdrawn', async () => {
    await guide({ bearers });
    const feed = await makeDestination(server, { type: 'rss', title: 'Feed', status: true });
    const show = await makeShow(server, { title: 'Midday' });
    const programme = await add({ name: 'Midday', times: airs(-2, 1) });
    const hasLink = async () => (await (await get(dayFile)).text()).includes('<onDemand>');
    expect(await hasLink()).toBe(false);
    const episode = await makeEpisode(server, { showId: show.id, social_media_connections: [feed.id] });
    const day = await (await get(dayFile)).text();
    expect(day).toContain(`<bearer id="${server.url}/${server.slug}/audio/${episode.id}.mp3" cost="100"`);
    expect(await spiFaults(day)).toEqual([]);
    const shown = await createPublicClient({ baseUrl: server.url, station: server.slug }).programmes({
      days: 1,
    });
    expect(shown.airings).toMatchObject([
      { name: 'Midday', is_on_air: true, date: '2026-03-10', show: { id: show.id, title: 'Midday' } },
    ]);
    const change = [{ playlist_id: episode.id, unpublished: true }];
    const withdrawn = await send('playlist/set_playlists.json', 'POST', change);
    expect(withdrawn.status).toBeLessThan(300);
    await server.context.jobs.idle();
    expect(await hasLink()).toBe(false);
    await send(`programme/${programme.id}/`, 'DELETE');
  });

  it('may be kept for a minute, and are sent once while they stay as they are', async () => {
    const first = await get(dayFile);
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    const again = await get(dayFile, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('the public week', () => {
  it('has no programme that is not public, and shows without public episodes are not named', async () => {
    const hidden = await add({ name: 'Hidden', is_public: false, times: airs(1, 2) });
    await makeShow(server, { title: 'Shown' });
    const shown = await add({ name: 'Shown', times: airs(2, 3) });
    const json = (await (await get('public/v1/programmes')).json()) as {
      airings: { name: string; show: null }[];
    };
    expect(json.airings.map(({ name, show }) => [name, show])).toEqual([['Shown', null]]);
    for (const path of ['programmes.ics', dayFile]) {
      const text = await (await get(path)).text();
      expect([text.includes('Hidden'), text.includes('Shown')]).toEqual([false, true]);
    }
    for (const { id } of [hidden, shown]) await send(`programme/${id}/`, 'DELETE');
  });

  it('is a calendar that calendars read', async () => {
    const description = `Guests, songs; calls.\n${'Long. '.repeat(30)}`;
    const { id } = await add({ name: 'Talk; of the day', description, genre: 'Talk', times: airs(1, 2) });
    const response = await get('programmes.ics');
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const window = { from: start, until: start + 72 * hour };
    const { programmes, findings } = readICalendar(await response.text(), { zone: 'UTC', window });
    expect(findings).toEqual([]);
    expect(programmes).toMatchObject([
      { name: 'Talk; of the day', description: description.trim(), genre: 'Talk', times: airs(1, 2) },
    ]);
    await send(`programme/${id}/`, 'DELETE');
  });
});

describe('shortened', () => {
  it.each([
    ['Midday', 8, 'Midday'],
    ['Midday with Rosa', 16, 'Midday with Rosa'],
    ['Midday with Rosa Luna', 16, 'Midday with Rosa'],
    ['Midday with Rosa', 8, 'Midday'],
    ['Nachrichten', 8, 'Nachrich'],
    ['  A   B  ', 8, 'A B'],
  ])('%s in %i characters is %s', (name, most, expected) => {
    expect(shortened(name, most)).toBe(expected);
  });
});
