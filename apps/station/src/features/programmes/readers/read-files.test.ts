import { describe, expect, it } from 'vitest';
import { readAzuraCast } from './read-azuracast.ts';
import { readLibreTime } from './read-libretime.ts';
import { readRadioDns } from './read-radiodns.ts';
import { UnreadableProgrammes } from './source-week.ts';

const from = Date.parse('2026-03-10T00:00:00Z');
const hour = 3_600_000;
const place = { zone: 'Europe/Berlin', window: { from, until: from + 72 * hour } };

const day = (programmes: string, namespace = 'http://www.worlddab.org/schemas/spi/34') =>
  `<epg xmlns="${namespace}"><schedule><scope startTime="2026-03-10T00:00:00+01:00" stopTime="2026-03-11T00:00:00+01:00"/>${programmes}</schedule></epg>`;
const programme = (content: string, attributes = '') =>
  `<programme id="crid://x/1" shortId="1" ${attributes}>${content}</programme>`;
const at = (time: string, more = '') => `<location><time time="${time}" duration="PT2H" ${more}/></location>`;

describe('readRadioDns', () => {
  it('reads names, texts, credits and pictures, and no parts of a programme', () => {
    const { programmes, spans } = readRadioDns(
      day(
        programme(`<shortName>Midday</shortName><mediumName>Midday with Rosa</mediumName>${at('2026-03-10T14:00:00+01:00')}
          <mediaDescription><shortDescription>Guests</shortDescription></mediaDescription>
          <mediaDescription><multimedia url="https://x.example/s.png" width="32" height="32"/></mediaDescription>
          <mediaDescription><multimedia url="https://x.example/l.png" width="600" height="600"/></mediaDescription>
          <genre href="urn:tva:metadata:cs:ContentCS:2011:3.1.1">News &amp; talk</genre>
          <credits><credit role="creator">Rosa</credit><credit role="guest">Ann</credit></credits>
          <programmeEvent id="crid://x/2" shortId="2"><mediumName>Tide</mediumName><location><relativeTime time="PT30M" duration="PT5M"/></location></programmeEvent>`),
      ),
      place,
    );
    expect(programmes).toEqual([
      {
        key: 'midday with rosa',
        name: 'Midday with Rosa',
        description: 'Guests',
        genre: 'News & talk',
        presenters: ['Rosa'],
        picture: 'https://x.example/l.png',
        times: [{ start_ms: from + 13 * hour, end_ms: from + 15 * hour, name: '' }],
      },
    ]);
    expect(spans).toEqual([{ from, until: from + 23 * hour }]);
  });

  it('takes the actual time before the planned one, joins the airings of a name, and leaves out what is off air', () => {
    const moved = 'actualTime="2026-03-10T14:30:00+01:00" actualDuration="PT90M"';
    const { programmes } = readRadioDns(
      day(
        programme(`<mediumName>A</mediumName>${at('2026-03-10T14:00:00+01:00', moved)}`) +
          programme(`<mediumName> a </mediumName>${at('2026-03-10T18:00:00Z')}`) +
          programme(`<mediumName>B</mediumName>${at('2026-03-10T18:00:00Z')}`, 'broadcast="off-air"'),
        'http://www.worlddab.org/schemas/epgDataTypes/14',
      ),
      place,
    );
    expect(
      programmes.map(({ name, times }) => [
        name,
        times.map(({ start_ms, end_ms }) => [start_ms - from, end_ms - from]),
      ]),
    ).toEqual([
      [
        'A',
        [
          [13.5 * hour, 15 * hour],
          [18 * hour, 20 * hour],
        ],
      ],
    ]);
  });

  it.each([
    ['a file that is cut', day(programme('<mediumName>A</mediumName>')).slice(0, 200)],
    ['service information', '<serviceInformation/>'],
    ['another document', '<rss/>'],
    ['no document', 'hello'],
  ])('refuses %s', (_, text) => {
    expect(() => readRadioDns(text, place)).toThrow(UnreadableProgrammes);
  });
});

describe('readLibreTime', () => {
  const show = (name: string, starts: string, ends: string, id = 7) => ({
    id,
    instance_id: 1,
    name,
    starts,
    ends,
    genre: 'Talk',
    description: '',
    image_path: '',
  });

  it('reads the two weeks of week-info, whose texts are escaped', () => {
    const document = {
      monday: [show('Yesterday', '2026-03-09 14:00:00', '2026-03-09 16:00:00')],
      tuesday: [show('Salt &amp; Cedar', '2026-03-10 14:00:00', '2026-03-10 16:00:00', 8)],
      nexttuesday: [show('Salt &amp; Cedar', '2026-03-12 14:00:00', '2026-03-12 16:00:00', 8)],
      AIRTIME_API_VERSION: '1.1',
    };
    const { programmes } = readLibreTime(JSON.stringify(document), place);
    expect(programmes).toMatchObject([{ key: 'show:8', name: 'Salt & Cedar', genre: 'Talk' }]);
    expect(programmes[0]?.times.map(({ start_ms }) => start_ms - from)).toEqual([13 * hour, 61 * hour]);
  });

  it('reads live-info-v2 in the zone of its station, with one show in place of a list', () => {
    const document = {
      station: { timezone: 'Asia/Kathmandu' },
      shows: {
        current: show('Now', '2026-03-10 12:00:00', '2026-03-10 13:00:00'),
        next: show('Next', '2026-03-10 13:00:00', '2026-03-10 14:00:00', 9),
      },
    };
    const { programmes } = readLibreTime(`callback(${JSON.stringify(document)});`, place);
    expect(programmes.map(({ name, times }) => [name, (times[0]?.start_ms ?? 0) - from])).toEqual([
      ['Now', 6.25 * hour],
      ['Next', 7.25 * hour],
    ]);
  });

  it.each(['{}', '[]', 'null', '{"shows": [', '{"shows": 4}'])('refuses %s', (text) => {
    expect(() => readLibreTime(text, place)).toThrow(UnreadableProgrammes);
  });
});

describe('readAzuraCast', () => {
  it('reads entries by their name and kind', () => {
    const entry = {
      id: 1,
      type: 'streamer',
      name: 'DJ Rosa',
      title: 'DJ Rosa',
      description: 'Streamer: DJ Rosa',
      start_timestamp: from / 1000 + 3600,
      end_timestamp: from / 1000 + 7200,
      is_now: false,
    };
    const late = {
      ...entry,
      type: 'playlist',
      start_timestamp: null,
      end_timestamp: null,
      start: '2026-03-10T10:00:00+01:00',
      end: '2026-03-10T11:00:00+01:00',
    };
    const { programmes, spans } = readAzuraCast(JSON.stringify([entry, late, { name: 'No time' }]), place);
    expect(
      programmes.map(({ key, description, times }) => [key, description, (times[0]?.start_ms ?? 0) - from]),
    ).toEqual([
      ['streamer:dj rosa', '', hour],
      ['playlist:dj rosa', '', 9 * hour],
    ]);
    expect(spans).toEqual([{ from, until: from + 10 * hour }]);
  });

  it.each(['{}', 'no', '"x"'])('refuses %s', (text) => {
    expect(() => readAzuraCast(text, place)).toThrow(UnreadableProgrammes);
  });
});
