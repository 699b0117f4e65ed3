import { describe, expect, it } from 'vitest';
import { readICalendar } from './read-icalendar.ts';
import { UnreadableProgrammes } from './source-week.ts';

const from = Date.parse('2026-03-23T00:00:00Z');
const place = { zone: 'Europe/Berlin', window: { from, until: from + 10 * 86_400_000 } };

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//x//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => [
  'BEGIN:VEVENT',
  'UID:a',
  'DTSTAMP:20260101T000000Z',
  'SUMMARY:A',
  ...lines,
  'END:VEVENT',
];
const week = (...lines: string[]) => readICalendar(calendar(...lines), place);
/** Starts and minutes of the airings. */
const times = (...lines: string[]) =>
  week(...lines).programmes.flatMap((one) =>
    one.times.map(
      ({ start_ms, end_ms }) =>
        `${new Date(start_ms).toISOString().slice(5, 16)} ${(end_ms - start_ms) / 60_000}`,
    ),
  );
const inBerlin = ['DTSTART;TZID=Europe/Berlin:20260302T140000', 'DTEND;TZID=Europe/Berlin:20260302T160000'];

describe('readICalendar', () => {
  // The clocks of Berlin change on 29 March 2026.
  it.each<[string, string[], string[]]>([
    [
      'a weekly rule over a change of the clock',
      [...inBerlin, 'RRULE:FREQ=WEEKLY'],
      ['03-23T13:00 120', '03-30T12:00 120'],
    ],
    [
      'days of the week',
      [...inBerlin, 'RRULE:FREQ=WEEKLY;BYDAY=TU,SU'],
      ['03-24T13:00 120', '03-29T12:00 120', '03-31T12:00 120'],
    ],
    ['every other week', [...inBerlin, 'RRULE:FREQ=WEEKLY;INTERVAL=2'], ['03-30T12:00 120']],
    ['an end by count', [...inBerlin, 'RRULE:FREQ=WEEKLY;COUNT=4'], ['03-23T13:00 120']],
    [
      'an end in UTC, which is included',
      [...inBerlin, 'RRULE:FREQ=WEEKLY;UNTIL=20260330T120000Z'],
      ['03-23T13:00 120', '03-30T12:00 120'],
    ],
    [
      'an end in UTC just before a start',
      [...inBerlin, 'RRULE:FREQ=WEEKLY;UNTIL=20260330T115959Z'],
      ['03-23T13:00 120'],
    ],
    [
      'an end by a date',
      [...inBerlin, 'RRULE:FREQ=WEEKLY;UNTIL=20260330'],
      ['03-23T13:00 120', '03-30T12:00 120'],
    ],
    [
      'a date that is left out, in another zone',
      [...inBerlin, 'RRULE:FREQ=WEEKLY', 'EXDATE:20260323T130000Z'],
      ['03-30T12:00 120'],
    ],
    [
      'a day that is left out',
      [...inBerlin, 'RRULE:FREQ=WEEKLY', 'EXDATE;VALUE=DATE:20260323'],
      ['03-30T12:00 120'],
    ],
    ['a date that is added', [...inBerlin, 'RDATE;TZID=Europe/Berlin:20260325T200000'], ['03-25T19:00 120']],
    ['an exact duration', ['DTSTART:20260324T100000Z', 'DURATION:PT90M'], ['03-24T10:00 90']],
    [
      'an end on the clock through the change',
      [
        'DTSTART;TZID=Europe/Berlin:20260301T010000',
        'DTEND;TZID=Europe/Berlin:20260301T050000',
        'RRULE:FREQ=WEEKLY',
      ],
      ['03-29T00:00 180'],
    ],
    ['a floating time', ['DTSTART:20260324T100000', 'DTEND:20260324T110000'], ['03-24T09:00 60']],
    ['a whole day', ['DTSTART;VALUE=DATE:20260324'], ['03-23T23:00 1440']],
    [
      'whole days',
      ['DTSTART;VALUE=DATE:20260324', 'DTEND;VALUE=DATE:20260326'],
      ['03-23T23:00 1440', '03-24T23:00 1440'],
    ],
    [
      'a zone of another program’s path',
      ['DTSTART;TZID=/x.example/Europe/Berlin:20260324T100000', 'DURATION:PT1H'],
      ['03-24T09:00 60'],
    ],
    ['the last Friday of a month', [...inBerlin, 'RRULE:FREQ=MONTHLY;BYDAY=-1FR'], ['03-27T13:00 120']],
    ['a cancelled entry', [...inBerlin, 'RRULE:FREQ=WEEKLY', 'STATUS:CANCELLED'], []],
    ['a private entry', [...inBerlin, 'RRULE:FREQ=WEEKLY', 'CLASS:PRIVATE'], []],
    ['no end', ['DTSTART:20260324T100000Z'], []],
    ['more than a day', ['DTSTART:20260324T100000Z', 'DURATION:P2D'], []],
  ])('reads %s', (_, lines, expected) => {
    expect(times(...event(...lines))).toEqual(expected);
  });

  it('replaces one occurrence by its exception, with its own name', () => {
    const { programmes } = week(
      ...event(...inBerlin, 'RRULE:FREQ=WEEKLY'),
      ...event(
        'RECURRENCE-ID;TZID=Europe/Berlin:20260323T140000',
        'DTSTART:20260323T150000Z',
        'DURATION:PT1H',
        'SUMMARY:B',
      ).filter((line) => line !== 'SUMMARY:A'),
    );
    expect(programmes).toMatchObject([
      {
        name: 'A',
        times: [
          { start_ms: Date.UTC(2026, 2, 23, 15), name: 'B' },
          { start_ms: Date.UTC(2026, 2, 30, 12), name: '' },
        ],
      },
    ]);
  });

  it('uses a zone that the calendar defines, and says so for one without a definition', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Studio',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0300',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const entry = event('DTSTART;TZID=Studio:20260324T100000', 'DURATION:PT1H');
    expect(times(...zone, ...entry)).toEqual(['03-24T07:00 60']);
    expect(week(...entry).findings).toEqual([
      'The calendar names a time zone that it does not define: the zone of the station was used.',
    ]);
  });

  it('reads texts as they are meant, and takes pictures from web addresses alone', () => {
    const { programmes } = week(
      ...event(
        ...inBerlin,
        'RRULE:FREQ=WEEKLY',
        'DESCRIPTION:Guests\\, songs\\; calls.\\nEvery',
        '  day.',
        'CATEGORIES:Talk,Music',
        'IMAGE;VALUE=URI:javascript:alert(1)',
      ),
    );
    expect(programmes).toMatchObject([
      { description: 'Guests, songs; calls.\nEvery day.', genre: 'Talk, Music', picture: '' },
    ]);
  });

  it.each([
    ['nothing', ''],
    ['a web page', '<html></html>'],
    ['a calendar that is cut inside an entry', calendar(...event(...inBerlin)).slice(0, 150)],
    ['a rule of an unknown frequency', calendar(...event(...inBerlin, 'RRULE:FREQ=SOMETIMES'))],
    [
      'a rule of every second for ever',
      calendar(...event('DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')),
    ],
  ])('refuses %s', (_, text) => {
    expect(() => readICalendar(text, place)).toThrow(UnreadableProgrammes);
  });
});
