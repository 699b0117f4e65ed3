import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  decidePlayout,
  emptyPlayout,
  type InputSetting,
  type ItemType,
  type MessageKind,
  type PlayoutMessage,
  type PresetId,
  type ReadResult,
  readMessages,
  trySample,
} from '../index.ts';

const arrived_ms = Date.parse('2026-03-10T13:06:00Z');
const arrival = { arrived_ms, timezone: 'Europe/Berlin' };

/** Presets of the folders whose files are not all of one. */
const presetOf = (file: string): PresetId => {
  const [folder = '', name = ''] = file.split('/');
  const others: Readonly<Record<string, PresetId>> = {
    wideorbit: name.startsWith('ss32') ? 'wideorbit-file' : 'wideorbit',
    rivendell: name.startsWith('udp') ? 'rivendell-template' : 'rivendell',
    mairlist: name.endsWith('.xml') ? 'mairlist-template' : 'mairlist',
    zetta: name.startsWith('icy') ? 'icy' : 'zetta',
    azuracast: name.startsWith('sse') ? 'azuracast-sse' : 'azuracast',
    icecast: name.startsWith('status') ? 'icecast-status' : 'updinfo',
    triton: name.startsWith('icy') ? 'icy' : 'triton',
    'hls-scte35': 'hls-cues',
  };
  return others[folder] ?? (folder as PresetId);
};

function sample(file: string): Uint8Array {
  const bytes = readFileSync(fileURLToPath(new URL(`samples/${file}`, import.meta.url)));
  return file.endsWith('.hex.txt') ? Buffer.from(bytes.toString().replace(/\s/g, ''), 'hex') : bytes;
}

function read(file: string): ReadResult[] {
  const setting: InputSetting = { preset: presetOf(file), options: { ownNames: ['Harbour FM'] } };
  return readMessages(setting, { bytes: sample(file) }, arrival);
}

const at = (time: string) => Date.parse(`2026-03-10T${time}Z`);
/** `song (unknown)`: concluded from artist and title. */
type TypeCell = ItemType | 'song (unknown)';
type Row = readonly [
  kind: MessageKind,
  start: string,
  cart: string,
  title: string,
  artist: string,
  category: string,
  type: TypeCell,
  seconds: number | null,
  more?: Partial<PlayoutMessage>,
];

const [song, by] = ['Glasshouse', 'Imogen Tallow'] as const;
const spot = 'Brenner Bakery 30';
const link = 'Midday VT 3';
const label = 'Paper Lantern';
const album = 'Slow Weather';
const isrc = 'XXPKT2600001';
const [umlaut, umlautBy] = ['Übergang', 'Chloë Märtz'] as const;
const [salt, saltBy] = ['Salt & Cedar', 'Rook & Wren'] as const;
const topOfHour = 'Top of hour ID';
const playitId = '5a0b6f0e-0000-4000-8000-000000';
const [hash, jingleHash] = ['0f1e2d3c4b5a69788796a5b4c3d2e1f0', '1111111111111111aaaaaaaaaaaaaaaa'] as const;
/** A moment of the end, for the stops whose time in the table is that. */
const ended = (time: string) => ({ ended_at_ms: at(time) });

/** The truth of the samples by file. A first update of Rivendell also names the next element. Times are UTC on 10 March 2026; `arrival`: the message has none; empty: a stop without a start. */
const truth: Readonly<Record<string, readonly Row[]>> = {
  'zetta/song-start-with-next.xml': [
    ['start', '13:02:10', '104120', song, by, 'A1', 'song', 213.4, { album }],
    ['next', '13:05:43', '300417', spot, '', 'SP', 'spot', 30],
  ],
  'zetta/spot-start.xml': [['start', '13:05:43', '300417', spot, '', 'SP', 'spot', 30]],
  'zetta/link-start.xml': [['start', '13:06:13', '500031', link, '', 'VT', 'talk', 42.1]],
  'zetta/broken-two-documents.xml': [
    ['start', '13:05:43', '300417', spot, '', 'SP', 'spot', 30],
    ['start', '13:06:13', '500031', link, '', 'VT', 'talk', 42.1],
  ],
  'zetta/icy-streamtitle.txt': [['start', '13:02:10', '104120', song, by, 'A1', 'song', 213.4]],
  'wideorbit/song-start.xml': [
    ['start', '13:02:10.250', '4120', song, by, 'MUS', 'song', 213.4, { label, album }],
  ],
  'wideorbit/spot-start.xml': [['start', '13:05:43.900', '0417', spot, '', 'COM', 'spot', 30]],
  'wideorbit/stack-change-next.xml': [['next', '13:06:13', '5031', link, '', 'VTR', 'talk', 42.1]],
  'wideorbit/broken-two-documents.xml': [
    ['start', '13:05:43.900', '0417', spot, '', 'COM', 'spot', 30],
    ['start', '13:06:14.100', '5031', link, '', 'VTR', 'talk', 42.1],
  ],
  'wideorbit/ss32-file-song.xml': [['start', 'arrival', '04P7', umlaut, umlautBy, 'MUS', 'song', 241]],
  'wideorbit/ss32-file-special-program.xml': [
    ['start', 'arrival', '0021', 'Harbour Half Hour', '', 'SPL', 'programme', 1710],
  ],
  'nexgen/song-start-with-next.xml': [
    ['start', '13:02:10', '104120', song, by, 'Power A', 'song', 213],
    ['next', '13:05:43', '300417', spot, '', 'Spots', 'spot', 30],
  ],
  'nexgen/spot-start.xml': [['start', '13:05:43', '300417', spot, '', 'Spots', 'spot', 30]],
  'nexgen/song-start-iso-8859-1.xml': [
    ['start', '13:06:55', '104377', umlaut, umlautBy, 'Gold B', 'song', 241],
  ],
  'rivendell/song-start-with-next.json': [
    ['start', '13:02:10', '104120', song, by, 'MUSIC', 'song', 213.4, { album, label, isrc }],
    ['next', '13:05:43', '300417', spot, '', 'SPOTS', 'spot', 30],
  ],
  'rivendell/spot-start.json': [
    ['start', '13:05:43', '300417', spot, '', 'SPOTS', 'spot', 30, { second_id: '7731' }],
    ['next', '13:06:13', '500031', link, '', 'VTRACKS', 'talk', 42.1],
  ],
  'rivendell/stop-nothing-playing.json': [['stop', '', '', '', '', '', 'unknown', null, ended('13:06:55')]],
  'rivendell/macro-start.json': [
    ['none', '13:06:55', '900002', 'Switch to studio 2', '', 'MACROS', 'macro', 0],
  ],
  'rivendell/other-machine-not-on-air.json': [
    ['none', '13:02:10', '104120', song, by, 'MUSIC', 'song', 213.4, { isOnAir: false }],
  ],
  'rivendell/broken-two-updates.txt': [
    ['start', '13:05:43', '300417', spot, '', 'SPOTS', 'spot', 30],
    ['next', '13:06:13', '500031', link, '', 'VTRACKS', 'talk', 42.1],
    ['start', '13:06:13', '500031', link, '', 'VTRACKS', 'talk', 42.1],
  ],
  'rivendell/udp-template.txt': [
    ['start', 'arrival', '104120', song, by, 'MUSIC', 'song', 213.4, { album, label }],
  ],
  'rivendell/udp-template-empty.txt': [['stop', '', '', '', '', '', 'unknown', null, ended('13:06:00')]],
  'mairlist/template-song-start.xml': [['start', '13:02:10', '104120', song, by, '', 'song', 213.4]],
  'mairlist/template-spot-start.xml': [['start', '13:05:43', '300417', spot, '', '', 'spot', 30]],
  'mairlist/http-get-start.txt': [
    ['start', '13:02:10', '104120', song, by, '', 'song', 213.4, { playback_id: '7f1c2a90-0001' }],
  ],
  'mairlist/http-post-stop.txt': [
    [
      'stop',
      '13:02:10',
      '104120',
      song,
      by,
      '',
      'song',
      213.4,
      { played_ms: 198_720, playback_id: '7f1c2a90-0001', ...ended('13:05:28.720') },
    ],
  ],
  'mairlist/http-post-jingle-start.txt': [['start', '13:00:00', '200007', topOfHour, '', '', 'jingle', 6.5]],
  'mairlist/broken-latin1-percent-encoding.txt': [
    ['start', 'arrival', '104377', umlaut, umlautBy, '', 'song', 241],
  ],
  'mairlist/broken-unescaped-template.xml': [
    ['start', '13:06:56', '104131', 'Salt & Cedar <radio edit>', saltBy, '', 'song', 198],
  ],
  'radiodj/song-start.txt': [['start', 'arrival', '4120', song, by, '3', 'song', 213, { album }]],
  'radiodj/jingle-start.txt': [['start', 'arrival', '207', topOfHour, '', '8', 'jingle', 6]],
  'radiodj/commercial-start.txt': [['start', 'arrival', '417', spot, '', '9', 'spot', 30]],
  'radiodj/news-start.txt': [['start', 'arrival', '881', 'News at two', '', '11', 'news', 180]],
  'radiodj/broken-windows-1252.txt': [
    ['start', 'arrival', '4377', umlaut, umlautBy, '3', 'song', 241, { album: 'Fährten' }],
  ],
  'radiodj/broken-truncated.txt': [['start', 'arrival', '', song, by, '', 'song (unknown)', null]],
  'playit-live/song-start.xml': [
    ['start', 'arrival', `${playitId}104120`, song, by, '', 'song', 213.4, { album }],
  ],
  'playit-live/advert-start.xml': [['start', 'arrival', `${playitId}300417`, spot, '', '', 'spot', 30]],
  'playit-live/broken-two-documents.xml': [
    ['start', 'arrival', `${playitId}300417`, spot, '', '', 'spot', 30],
    ['start', 'arrival', `${playitId}104131`, salt, saltBy, '', 'song', 198],
  ],
  'stationplaylist/song-start.xml': [
    [
      'start',
      '13:02:10',
      'M:\\Music\\Power A\\Imogen Tallow - Glasshouse.mp3',
      song,
      by,
      'Power A',
      'song',
      213,
    ],
  ],
  'stationplaylist/spot-start.xml': [
    ['start', '13:05:43', 'M:\\Spots\\Brenner Bakery 30.mp3', spot, '', 'Spots', 'spot', 30],
  ],
  'simian/song-start.xml': [['start', '13:02:10', '104120.wav', song, by, 'Power A', 'song', 213]],
  'simian/spot-start.xml': [['start', '13:05:43', '300417.wav', spot, '', 'Spots', 'spot', 30]],
  'sam/http-event-song-start.txt': [['start', 'arrival', '', song, by, 'S', 'song', 213.4]],
  'sam/http-event-jingle-start.txt': [['start', 'arrival', '', topOfHour, '', 'J', 'jingle', 6.5]],
  'sam/broken-plus-and-percent.txt': [['start', 'arrival', '', '100% Cedar', saltBy, 'S', 'song', 198]],
  'jazler/now-on-air-song.xml': [
    ['start', '13:02:10', '', song, by, '', 'song', 213, { fields: { expires: '14:05:43' } }],
  ],
  'jazler/now-on-air-spot.xml': [['start', '13:05:43', '', spot, '', '', 'spot', 30]],
  'azuracast/song-start-with-next.json': [
    ['start', '13:02:10', hash, song, by, 'Power A', 'song', 213, { playback_id: '90210', album, isrc }],
    ['next', '13:05:43', jingleHash, topOfHour, '', 'Jingles', 'jingle', 6.5],
  ],
  'azuracast/jingle-start.json': [['start', '13:05:43', jingleHash, topOfHour, '', 'Jingles', 'jingle', 6]],
  'azuracast/live-start.json': [
    ['start', '13:05:50', '3333333333333333cccccccccccccccc', 'Live Broadcast', '', '', 'talk', null],
  ],
  'azuracast/offline.json': [['stop', '', '', '', '', '', 'unknown', null, ended('13:06:00')]],
  'azuracast/sse-connect-ping-update.txt': [
    ['start', '13:02:10', hash, song, by, 'Power A', 'song', 213, { playback_id: '90210' }],
    ['start', '13:05:43', jingleHash, topOfHour, '', 'Jingles', 'jingle', 6, { playback_id: '90211' }],
  ],
  'libretime/live-info-v2-song.json': [
    ['start', '13:02:10', '4120', song, by, 'Folk', 'song', 213.4, { isrc, label, album }],
    ['next', '13:05:43.400', '207', topOfHour, '', 'ID', 'jingle', 6.5],
  ],
  'libretime/live-info-v2-jingle.json': [
    ['start', '13:05:43.400', '207', topOfHour, '', 'ID', 'jingle', 6.5],
  ],
  'libretime/live-info-v2-live.json': [['start', 'arrival', '', 'Midday with Rosa', '', '', 'talk', null]],
  'libretime/broken-html-entities.json': [['start', '13:02:10', '4131', salt, saltBy, '', 'song', 198]],
  'spinitron/spins-page.json': [
    ['start', '13:02:10', '700001', song, by, '', 'song', 213, { label, isrc }],
    ['start', '13:05:50', '700002', 'Night Ferry', 'The Alder Street Four', '', 'song', 190],
  ],
  'spinitron/push-template-url.txt': [['start', 'arrival', '', song, by, '', 'song', 213, { album }]],
  'spinitron/broken-nulls.json': [['none', '13:10:00', '700003', '', '', '', 'unknown', null]],
  'icecast/updinfo-song.txt': [
    ['start', 'arrival', '', song, by, '', 'song (unknown)', null, { channel: '/live' }],
  ],
  'icecast/updinfo-slogan.txt': [
    ['start', 'arrival', '', 'More Weather, Less Wind', 'Harbour FM', '', 'talk', null],
  ],
  'icecast/updinfo-triton-url-parameters.txt': [
    ['start', 'arrival', '', song, by, '', 'song', 213.4, { album }],
  ],
  'icecast/status-one-source.json': [['start', 'arrival', '', song, by, '', 'song (unknown)', null]],
  'icecast/status-two-sources.json': [
    ['start', 'arrival', '', spot, '', '', 'unknown', null, { channel: '/live' }],
    ['stop', '', '', '', '', '', 'unknown', null, { channel: '/talk', ...ended('13:06:00') }],
  ],
  'icecast/broken-latin1.txt': [['start', 'arrival', '', umlaut, umlautBy, '', 'song (unknown)', null]],
  'shoutcast/songmetadata.xml': [
    ['start', 'arrival', '', song, by, 'Folk', 'song (unknown)', null, { album }],
  ],
  'shoutcast/song-history.xml': [
    ['start', '13:02:10', '', song, by, '', 'song (unknown)', null, { played_ms: 213_000 }],
    ['start', '13:05:43', '', spot, '', '', 'unknown', null, { played_ms: null }],
  ],
  'shoutcast/stats-with-next.xml': [
    ['start', 'arrival', '', song, by, '', 'song (unknown)', null],
    ['next', '', '', spot, '', '', 'unknown', null],
  ],
  'liquidsoap/http-post-song.json': [
    [
      'start',
      '13:02:10',
      '/srv/music/104120.mp3',
      song,
      by,
      'power_a',
      'song',
      213.4,
      { playback_id: '512' },
    ],
  ],
  'liquidsoap/http-post-jingle.json': [
    ['start', '13:05:43.400', '/srv/jingles/200007.mp3', topOfHour, '', 'jingles', 'jingle', 6.5],
  ],
  'liquidsoap/http-post-pairs.json': [['start', '13:02:10', '', song, by, '', 'song (unknown)', null]],
  'liquidsoap/broken-duplicate-metadata.txt': [
    ['start', '13:02:10', '', song, by, '', 'song', null],
    ['start', '13:02:10', '', song, by, '', 'song', null],
  ],
  'zenon/start.txt': [['start', 'arrival', '81655954446880', '', '', '', 'unknown', null]],
  'zenon/stop.txt': [['stop', '', '81655954446880', '', '', '', 'unknown', null, ended('13:06:00')]],
  'zenon/replacer-post-ad-start.json': [
    [
      'start',
      '13:05:43.400',
      'a-300417',
      '',
      '',
      '',
      'spot',
      null,
      { second_id: '300417', fields: { total_delay: '12' } },
    ],
  ],
  'zenon/broken-stop-without-start.txt': [['stop', '', '81655954440000', '', '', '', 'unknown', null]],
  'enco/send-text-rule-line.txt': [['start', 'arrival', '', song, by, '', 'song', null]],
  'enco/send-text-spot-line.txt': [['start', 'arrival', '', spot, '', '', 'spot', null]],
  'enco/broken-two-datagrams-in-one.txt': [['start', 'arrival', '', spot, '', '', 'spot', null]],
  'triton/stwcue-track.xml': [['start', '13:02:10', '104120', song, by, '', 'song', 213.4, { label, album }]],
  'triton/stwcue-ad-break.xml': [['start', '13:05:43.400', 'b-20260310-1405', spot, '', '', 'spot', 30]],
  'triton/stwcue-ad-endbreak.xml': [['stop', '', '', '', '', '', 'spot', null, ended('13:06:13.400')]],
  'triton/icy-song.txt': [['start', 'arrival', '', song, by, '', 'song (unknown)', null]],
  'triton/icy-apostrophe.txt': [
    ['start', 'arrival', '', "Don't Follow the Coast", saltBy, '', 'song (unknown)', null],
  ],
  'triton/icy-adw-ad.txt': [['start', 'arrival', '10233', '', '', '', 'spot', 20.427]],
  'triton/now-playing-list.xml': [
    ['start', '13:02:10', '104120', song, by, '', 'song', 213.4],
    ['start', '13:05:43', '', spot, '', '', 'spot', 30],
  ],
  'triton/now-playing-list-empty.xml': [['stop', '', '', '', '', '', 'unknown', null, ended('13:06:00')]],
  'hls-scte35/cue-out-in.m3u8': [
    ['start', '13:05:43.400', '2561', '', '', '', 'spot', 60],
    ['stop', '13:05:43.400', '2561', '', '', '', 'spot', 60, { played_ms: 60_000, ...ended('13:06:43.400') }],
  ],
  'hls-scte35/cue-out-attributes.m3u8': [['start', '13:05:43.400', 'a-2561', '', '', '', 'spot', 60]],
  'hls-scte35/daterange-out-in.m3u8': [
    ['start', '13:05:43.400', 'splice-00000A01', '', '', '', 'spot', 60],
    [
      'stop',
      '13:05:43.400',
      'splice-00000A01',
      '',
      '',
      '',
      'spot',
      60,
      { played_ms: 60_000, ...ended('13:06:43.400') },
    ],
  ],
  'hls-scte35/x-scte35.m3u8': [
    ['start', '13:05:43.400', '2561', '', '', '', 'spot', 60],
    ['stop', '13:05:43.400', '2561', '', '', '', 'spot', 60, { played_ms: 6000, ...ended('13:05:49.400') }],
  ],
  'hls-scte35/daterange-track.m3u8': [
    ['start', '13:02:10', '104120', song, by, 'org.example.track', 'song', 213.4],
  ],
  'hls-scte35/broken-crc-and-no-in.m3u8': [['start', '13:05:43.400', '', '', '', '', 'spot', null]],
  'timed-id3/song-start.hex.txt': [
    ['start', 'arrival', '104120', song, by, '', 'song', 213.4, { isrc, album }],
  ],
  'timed-id3/spot-start.hex.txt': [['start', 'arrival', 'b-20260310-1405', spot, '', '', 'spot', 30]],
  'timed-id3/song-start-utf16.hex.txt': [
    ['start', 'arrival', '', umlaut, umlautBy, '', 'song (unknown)', null],
  ],
  'timed-id3/broken-encoding-byte.hex.txt': [
    ['start', 'arrival', '', umlaut, umlautBy, '', 'song (unknown)', null],
  ],
};

/** Files that hold no message that can be read, with a part of the reason. */
const unreadable: readonly (readonly [file: string, reason: string])[] = [
  ['zetta/broken-truncated.xml', 'its rest is missing'],
  ['nexgen/broken-truncated.xml', 'its rest is missing'],
  ['rivendell/broken-truncated.json', 'its rest is missing'],
  ['stationplaylist/broken-cdata-end.xml', 'the end of a CDATA section'],
  ['jazler/broken-truncated.xml', 'its rest is missing'],
  ['azuracast/broken-truncated.json', 'its rest is missing'],
  ['shoutcast/broken-truncated.xml', 'its rest is missing'],
  ['timed-id3/broken-truncated.hex.txt', 'says 57 bytes, but has 27'],
];

function expected([kind, start, cart, title, artist, category, type, seconds, more]: Row) {
  return {
    kind,
    isStartStated: start !== '' && start !== 'arrival',
    started_at_ms: start === '' ? null : start === 'arrival' ? arrived_ms : at(start),
    cart,
    title,
    artist,
    category,
    type: type === 'song (unknown)' ? 'song' : type,
    ...(type === 'song (unknown)' && { isTypeGuessed: true }),
    planned_ms: seconds === null ? null : Math.round(seconds * 1000),
    ...more,
  };
}

describe('readMessages', () => {
  it.each(Object.entries(truth))('reads %s as the table says', (file, rows) => {
    const messages = read(file).flatMap((result) => result.messages);
    expect(messages).toMatchObject(rows.map(expected));
    expect(messages).toHaveLength(rows.length);
  });

  it.each(unreadable)('returns the reason and no message for %s', (file, reason) => {
    const results = read(file);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
    expect(results.flatMap(({ findings }) => findings)).toEqual([
      { level: 'unreadable', text: expect.stringContaining(reason) as unknown },
    ]);
  });

  it('reports the second line of a datagram that has too many fields', () => {
    expect(read('enco/broken-two-datagrams-in-one.txt')[1]).toMatchObject({
      messages: [],
      findings: [{ level: 'unreadable', text: 'The line has 5 fields where 4 are expected.' }],
    });
  });

  it.each([
    ['mairlist/broken-unescaped-template.xml', 'repaired', 'A bare “&” was read as text.'],
    ['mairlist/broken-unescaped-template.xml', 'repaired', 'A bare “<” inside a value was read as text.'],
    [
      'icecast/broken-latin1.txt',
      'guessed',
      'The percent-encoded bytes are not UTF-8: they were read as windows-1252.',
    ],
    [
      'radiodj/broken-truncated.txt',
      'repaired',
      'The message ends inside the name “songtyp”: the rest is unknown.',
    ],
    ['zetta/icy-streamtitle.txt', 'repaired', 'The title of the stream holds the XML of Zetta.'],
    [
      'hls-scte35/broken-crc-and-no-in.m3u8',
      'guessed',
      'The payload of a cue has a wrong CRC or no splice: only the cue counts.',
    ],
  ])('reports for %s: %s, %s', (file, level, text) => {
    expect(read(file).flatMap(({ findings }) => findings)).toContainEqual({ level, text });
  });

  it.each(
    Object.keys(truth).filter(
      (file) => !file.includes('broken') && !file.includes('status-two') && !file.startsWith('zetta/icy'),
    ),
  )('has no finding for the whole message %s', (file) => {
    const findings = read(file).flatMap((result) => result.findings);
    expect(findings.filter(({ level }) => level !== 'ignored')).toEqual([]);
  });

  it('keeps no password and no listener', () => {
    expect(JSON.stringify(read('radiodj/song-start.txt'))).not.toMatch(/not-a-secret|listeners|requester/);
    expect(JSON.stringify(read('zenon/start.txt'))).not.toContain('not-a-secret');
  });
});

describe('the samples', () => {
  it('are all in the tables, but for schedules and logs of what aired', () => {
    const folder = fileURLToPath(new URL('samples/', import.meta.url));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^(?!radiodns|icalendar|asrun)[\w-]+\/.+/.test(file),
    );
    expect(files.toSorted()).toEqual(
      [...new Set([...Object.keys(truth), ...unreadable.map(([file]) => file)])].toSorted(),
    );
  });
});

describe('trySample', () => {
  it('logs one element for metadata that was sent twice', () => {
    const { decisions } = trySample(
      { preset: 'liquidsoap' },
      { bytes: sample('liquidsoap/broken-duplicate-metadata.txt') },
      arrival,
    );
    expect(decisions.map(({ fate }) => fate)).toEqual(['logged', 'repeated']);
  });

  it('knows the played length of an element whose stop has only its id', () => {
    const both = ['start', 'stop'].map((name) => sample(`zenon/${name}.txt`));
    const [start, stop] = both.map(
      (bytes, n) =>
        readMessages({ preset: 'zenon' }, { bytes }, { ...arrival, arrived_ms: arrived_ms + n * 42_000 })[0]
          ?.messages[0],
    );
    const [state] = decidePlayout(emptyPlayout, start as PlayoutMessage, {
      arrived_ms,
      staleAfter_ms: 600_000,
    });
    const [, decision] = decidePlayout(state, stop as PlayoutMessage, {
      arrived_ms: arrived_ms + 42_000,
      staleAfter_ms: 600_000,
    });
    expect(decision).toMatchObject({
      fate: 'stopped',
      elements: [{ message: { cart: '81655954446880', played_ms: 42_000 } }],
    });
  });

  it('logs nothing for a stop without a start', () => {
    const { decisions } = trySample(
      { preset: 'zenon' },
      { bytes: sample('zenon/broken-stop-without-start.txt') },
      arrival,
    );
    expect(decisions).toMatchObject([
      { fate: 'no event', reason: 'The element that stops never started.', elements: [] },
    ]);
  });

  it('takes bytes of ID3 as hexadecimal digits', () => {
    const pasted = readFileSync(
      fileURLToPath(new URL('samples/timed-id3/song-start.hex.txt', import.meta.url)),
    );
    expect(trySample({ preset: 'timed-id3' }, { bytes: pasted }, arrival).decisions).toMatchObject([
      { fate: 'logged', message: { title: song, cart: '104120' } },
    ]);
  });
});
