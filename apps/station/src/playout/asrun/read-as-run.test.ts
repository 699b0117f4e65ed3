import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type ItemType, type PlayoutMessage, readAsRun } from '../index.ts';

const folder = fileURLToPath(new URL('../readers/samples/asrun/', import.meta.url));
/** Logs of Rivendell name no type: the station's ranges of carts do. */
const cartTypes = { '100000-199999': 'song', '300000-399999': 'spot', '500000-599999': 'talk' } as const;

function read(file: string, date: string | null = '2026-03-10') {
  return readAsRun(readFileSync(folder + file), { timezone: 'Europe/Berlin', date, options: { cartTypes } });
}

type Row = readonly [
  start: string | null,
  cart: string,
  title: string,
  artist: string,
  type: ItemType,
  played: number | null,
  more?: Partial<PlayoutMessage>,
];

const carts = ['104120', '300417', '500031', '104131'] as const;
const titles = ['Glasshouse', 'Brenner Bakery 30', 'Midday VT 3', 'Salt & Cedar'] as const;
const types = ['song', 'spot', 'talk', 'song'] as const;
const played = [213, 30, 42, 121] as const;

/** The four elements of the sample hour. */
function hour(starts: readonly string[], artists = ['', '', '', ''], planned?: number): Row[] {
  return starts.map((start, n) => [
    start,
    carts[n] ?? '',
    titles[n] ?? '',
    artists[n] ?? '',
    types[n] ?? 'unknown',
    played[n] ?? 0,
    n === 3 && planned !== undefined ? { planned_ms: planned } : {},
  ]);
}

const seconds = [
  '2026-03-10T13:02:10Z',
  '2026-03-10T13:05:43Z',
  '2026-03-10T13:06:13Z',
  '2026-03-10T13:06:55Z',
];
const minutes = [
  '2026-03-10T13:02:00Z',
  '2026-03-10T13:05:00Z',
  '2026-03-10T13:06:00Z',
  '2026-03-10T13:06:00Z',
];
const [tallow, rook] = ['Imogen Tallow', 'Rook & Wren'] as const;
const label = 'Paper Lantern';
const programme = 'crid://radio.example.org/7/311';

const truth: Readonly<Record<string, readonly Row[]>> = {
  'rivendell-text-log.txt': hour(seconds, undefined, 198_000),
  'counterpoint-radiotraffic.txt': hour(seconds, undefined, 198_000),
  'cbsi-deltaflex.txt': hour(minutes, undefined, 198_000),
  // The planned length of the table is in no field of this form.
  'results-recon.csv': hour(minutes, [tallow, '', '', rook]),
  'npr-playlist.txt': [
    ['2026-03-10T13:02:10Z', '', 'Glasshouse', tallow, 'song', 213, { label }],
    ['2026-03-10T13:06:55Z', '', 'Salt & Cedar', rook, 'song', 121, { label }],
  ],
  'npr-clock-change.txt': [
    ['2026-10-25T00:40:00Z', '', 'Glasshouse', tallow, 'song', 213],
    ['2026-10-25T00:58:30Z', '', 'Night Ferry', 'The Alder Street Four', 'song', 190],
    ['2026-10-25T01:05:00Z', '', 'Salt & Cedar', rook, 'song', 198],
    ['2026-10-25T01:40:00Z', '', 'Übergang', 'Chloë Märtz', 'song', 241],
  ],
  'soundexchange-report-of-use.csv': [
    [
      null,
      '',
      'Glasshouse',
      tallow,
      'song',
      null,
      { kind: 'none', fields: { plays: '4' }, isrc: 'XXPKT2600001', label },
    ],
    [
      null,
      '',
      'Salt & Cedar',
      rook,
      'song',
      null,
      { kind: 'none', fields: { plays: '2' }, isrc: 'XXPKT2600003', label },
    ],
  ],
  'bmi-emr.txt': [
    [
      '2026-03-10T13:02:10Z',
      '',
      'Glasshouse',
      tallow,
      'song',
      213,
      { isrc: 'XXPKT2600001', fields: { usage: 'F1' } },
    ],
    ['2026-03-10T13:06:55Z', '', 'Salt & Cedar', rook, 'song', 121, { isrc: 'XXPKT2600003' }],
  ],
  'rcs-v14-traffic-reconciliation.txt': [
    ['2026-03-10T13:05:43Z', '300417', 'Brenner Bakery 30', '', 'spot', 30, { category: 'CM' }],
    [
      '2026-03-10T13:20:00Z',
      '300418',
      'Quay Bicycles 20',
      '',
      'spot',
      null,
      { kind: 'none', category: 'CM', planned_ms: 20_000, reason: 'The operator skipped the element.' },
    ],
  ],
  'suisa-sendemeldung.csv': [
    ['2026-03-10T13:02:10Z', programme, 'Glasshouse', tallow, 'song', 213, { label, isrc: 'XXPKT2600001' }],
    ['2026-03-10T13:06:55Z', programme, 'Salt & Cedar, Part 1', 'Rook & Wren, Chloë Märtz', 'song', 121],
  ],
  'stationplaylist-log.csv': [
    [seconds[0] ?? '', '', 'Glasshouse', tallow, 'song', 213, { category: 'MUSIC' }],
    [seconds[1] ?? '', '', 'Brenner Bakery 30', '', 'unknown', 30, { category: 'SPOTS' }],
    [seconds[2] ?? '', '', 'Midday VT 3', '', 'unknown', 42, { category: 'VTRACKS' }],
    [seconds[3] ?? '', '', 'Salt & Cedar', rook, 'song', 121, { category: 'MUSIC' }],
  ],
};

describe('readAsRun', () => {
  it.each(Object.entries(truth))('reads %s as the table says', (file, rows) => {
    const found = read(file);
    expect(found.rows.map(({ message }) => message)).toMatchObject(
      rows.map(([start, cart, title, artist, type, length, more]) => ({
        kind: 'start',
        started_at_ms: start === null ? null : Date.parse(start),
        cart,
        title,
        artist,
        type,
        played_ms: length === null ? null : length * 1000,
        ...more,
      })),
    );
    expect(found.rows).toHaveLength(rows.length);
  });

  it('says that times of two forms are known to the minute', () => {
    expect(read('cbsi-deltaflex.txt').rows[0]?.precision_ms).toBe(60_000);
    expect(read('results-recon.csv').rows[0]?.precision_ms).toBe(60_000);
    expect(read('npr-playlist.txt').rows[0]?.precision_ms).toBe(1000);
  });

  it('refuses a file whose header promises more rows, and says how many are whole', () => {
    const { rows, findings } = read('broken-deltaflex-truncated.txt');
    expect(rows).toEqual([]);
    expect(findings).toEqual([{ level: 'unreadable', text: 'The file is cut: 2 of 4 rows are whole.' }]);
  });

  it('asks for the date of a form that has none', () => {
    expect(read('counterpoint-radiotraffic.txt', null).findings).toEqual([
      { level: 'unreadable', text: 'The file does not say its date: enter it.' },
    ]);
  });

  it('counts on to the next day after midnight', () => {
    const log = ['23:59:30 23:59:40 00:00:30 00:00:30 000417 Late spot                         T1', ''].join(
      '\r\n',
    );
    const rows = log + log.replaceAll('23:59:', '00:00:');
    const found = readAsRun(Buffer.from(rows), { timezone: 'Europe/Berlin', date: '2026-03-10' });
    expect(found.rows.map(({ message }) => new Date(message.started_at_ms ?? 0).toISOString())).toEqual([
      '2026-03-10T22:59:40.000Z',
      '2026-03-10T23:00:40.000Z',
    ]);
    expect(found.rows[0]?.message.cart).toBe('000417');
  });

  it('skips macros, skipped tracks and files of other forms', () => {
    const csv = '2026-03-10,14:02:10,Main,7,Glasshouse,Imogen Tallow,3:33,MUSIC\r\n';
    expect(readAsRun(Buffer.from(csv), { timezone: 'Europe/Berlin' }).rows[0]?.message).toMatchObject({
      kind: 'none',
      reason: 'The track was skipped.',
    });
    expect(readAsRun(Buffer.from('hello'), { timezone: 'Europe/Berlin' })).toMatchObject({
      form: null,
      rows: [],
    });
  });

  it('reads a report that a spreadsheet saved with semicolons and Windows-1252', () => {
    const text = readFileSync(`${folder}suisa-sendemeldung.csv`, 'utf8')
      .split('\r\n')
      .slice(0, 2)
      .join('\r\n')
      .replaceAll(',', ';');
    const { rows, findings } = readAsRun(Buffer.from(text, 'latin1'), { timezone: 'Europe/Berlin' });
    expect(rows[0]?.message).toMatchObject({ title: 'Glasshouse', album: 'Slow Weather' });
    expect(findings).toEqual([
      { level: 'guessed', text: 'The bytes are not UTF-8: they were read as windows-1252.' },
    ]);
  });
});
