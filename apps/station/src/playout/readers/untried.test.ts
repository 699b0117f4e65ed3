import { describe, expect, it } from 'vitest';
import { type PresetId, readMessages } from '../index.ts';

const arrival = { arrived_ms: Date.parse('2026-03-10T13:02:20Z'), timezone: 'Europe/Berlin' };
const started_at_ms = Date.parse('2026-03-10T13:02:10Z');
function read(preset: PresetId, text: string, options = {}) {
  const results = readMessages({ preset, options }, { bytes: Buffer.from(text) }, arrival);
  return {
    messages: results.flatMap(({ messages }) => messages),
    findings: results.flatMap(({ findings }) => findings.map((finding) => finding.text)),
  };
}
const song = { kind: 'start', title: 'Glasshouse', artist: 'Imogen Tallow', type: 'song' };

describe('forms that were only described', () => {
  it.each<[PresetId, string, object]>([
    [
      'myriad',
      '<Now><Title>Salt & Cedar</Title><Artist>Rook & Wren</Artist><DurationSecs>198</DurationSecs><Start>2026-03-10 14:02:10</Start><ItemType>Song</ItemType><ItemNumber>0417</ItemNumber></Now>',
      {
        kind: 'start',
        title: 'Salt & Cedar',
        artist: 'Rook & Wren',
        planned_ms: 198_000,
        cart: '0417',
        type: 'song',
        started_at_ms,
      },
    ],
    [
      'mb-studio',
      '<x><title0>Glasshouse</title0><artist0>Imogen Tallow</artist0><code0>0417</code0><time0>14:02:10</time0><duration0>213400</duration0></x>',
      { ...song, cart: '0417', planned_ms: 213_400, started_at_ms },
    ],
    [
      'playoutone',
      '<x><Artist>Imogen Tallow</Artist><Title>Glasshouse</Title><Album>%%Album%%</Album><DurationSE>213</DurationSE></x>',
      { ...song, album: '', planned_ms: 213_000 },
    ],
    [
      'proppfrexx',
      'event=stop|title=Glasshouse|artist=Imogen | Tallow|start=14:02:10|played=5',
      { kind: 'stop', title: 'Glasshouse', artist: 'Imogen | Tallow', ended_at_ms: started_at_ms + 5000 },
    ],
    [
      'center-stage',
      '<PlayList><Entry Event="Playing" Type="Song" Category="A1" Id="0417" Title="Glasshouse" Artist="Imogen Tallow" Label="PL" Duration="3:33" StartTime="14:02:10"/></PlayList>',
      { ...song, category: 'A1', cart: '0417', label: 'PL', planned_ms: 213_000, started_at_ms },
    ],
    ['radiologik', 'title=Glasshouse&artist=Imogen%20Tallow&duration=213', { ...song, planned_ms: 213_000 }],
    [
      'megaseg',
      '{"title": "Glasshouse", "artist": "Imogen Tallow", "category": "Power A", "length": 213}',
      { ...song, category: 'Power A' },
    ],
    [
      'enco-xml',
      '<DAD><CUT>00417</CUT><GROUP>MUSIC</GROUP><TITLE>Glasshouse</TITLE><ARTIST>Imogen Tallow</ARTIST><LENGTH>03:33</LENGTH></DAD>',
      { ...song, cart: '00417', category: 'MUSIC', planned_ms: 213_000 },
    ],
    ['text-line', 'Imogen Tallow - Glasshouse\r\n', song],
    [
      'radioboss',
      '\ufeff<Info><Playback pos="10000" len="213400" state="play"/><CurrentTrack><TRACK ARTIST="Imogen Tallow" TITLE="Glasshouse" DURATION="03:33" FILENAME="M:\\a.mp3"/></CurrentTrack></Info>\0\0',
      { ...song, cart: 'M:\\a.mp3', planned_ms: 213_400, started_at_ms },
    ],
  ])('are read by common names: %s', (preset, text, expected) => {
    expect(read(preset, text).messages).toMatchObject([expected]);
  });

  it('end the element if nothing plays', () => {
    expect(read('myriad', '<Now><Title></Title><Artist></Artist></Now>').messages).toMatchObject([
      { kind: 'stop', ended_at_ms: arrival.arrived_ms },
    ]);
    expect(
      read(
        'radioboss',
        '<Info><Playback state="stop"/><CurrentTrack><TRACK TITLE="x"/></CurrentTrack></Info>',
      ).messages,
    ).toMatchObject([{ kind: 'stop' }]);
  });

  it('have the element that says that it plays on air, else the first', () => {
    const item = (title: string, status = '') =>
      `<item><title>${title}</title><status>${status}</status></item>`;
    expect(
      read('dalet', `<onair>${item('A', 'played')}${item('B', 'playing')}${item('C', 'next')}</onair>`)
        .messages,
    ).toMatchObject([
      { kind: 'none', title: 'A' },
      { kind: 'start', title: 'B' },
      { kind: 'next', title: 'C' },
    ]);
    expect(read('dalet', `<onair><list>${item('A')}${item('B')}</list></onair>`)).toMatchObject({
      messages: [
        { kind: 'start', title: 'A' },
        { kind: 'next', title: 'B' },
      ],
      findings: ['No element says that it plays: the first is on air, the others are plans.'],
    });
  });

  it('name queued items of AIM as plans', () => {
    const item = (status: string, title: string) =>
      `<playoutItem><time>2026-03-10T14:02:10+01:00</time><duration>03:33</duration><title>${title}</title><artist>Imogen Tallow</artist><cart>0417</cart><type>song</type><status>${status}</status></playoutItem>`;
    expect(
      read(
        'aim-rapid',
        `<playoutFeedExport>${item('playing', 'Glasshouse')}${item('queued', 'Later')}</playoutFeedExport>`,
      ).messages,
    ).toMatchObject([
      { ...song, started_at_ms, cart: '0417' },
      { kind: 'next', title: 'Later' },
    ]);
  });
});

describe('kinds of messages beside those of the samples', () => {
  const zetta = (events: string) =>
    `<ZettaLite Version="1"><LogEventCollection>${events}</LogEventCollection></ZettaLite>`;
  const event = (status: string, title: string, more = '') =>
    `<LogEvent Type="SONG" Status="${status}" StartTime="2026-03-10T13:02:10" ZettaId="1"${more}><Asset Title="${title}" Artist1="Imogen Tallow" ThirdPartyId="0417" AssetTypeName="Song" Duration="3:33"/></LogEvent>`;

  it('Zetta: the current event counts, not the first, and an event without an asset is none', () => {
    expect(
      read(
        'zetta',
        zetta(event('PLAYED', 'Before') + event('CURRENT', 'Glasshouse') + event('READY', 'Next')),
      ).messages,
    ).toMatchObject([
      { ...song, started_at_ms },
      { kind: 'next', title: 'Next' },
    ]);
    expect(read('zetta', zetta('<LogEvent Type="CONTROL" Status="CURRENT"/>')).messages).toMatchObject([
      { kind: 'none' },
    ]);
    expect(read('zetta', zetta(event('STOPPED', 'Glasshouse'))).messages).toMatchObject([
      { kind: 'stop', title: 'Glasshouse' },
    ]);
    expect(read('zetta', zetta('')).messages).toMatchObject([{ kind: 'stop' }]);
  });

  it('ICY: XML that is escaped, cut, or of Jazler', () => {
    const escaped = zetta(event('CURRENT', 'Glasshouse')).replaceAll('<', '&lt;').replaceAll('"', '&quot;');
    expect(read('icy', `StreamTitle='${escaped}';`).messages).toMatchObject([song]);
    expect(read('icy', `StreamTitle='${zetta(event('CURRENT', 'x')).slice(0, 90)}';`)).toMatchObject({
      messages: [],
    });
    const jazler =
      '<Schedule System="Jazler"><Event status="happening" startTime="14:02:10" eventType="song"><Song title="Don`t"><Artist name="A"/></Song></Event></Schedule>';
    expect(read('icy', `StreamTitle='${jazler}';`).messages).toMatchObject([
      { title: "Don't", started_at_ms },
    ]);
  });

  it('ICY: a pre-roll is one of the listener, and an empty title ends the element', () => {
    expect(
      read(
        'icy',
        "StreamTitle='';adw_ad='true';durationMilliseconds='5000';adId='1';insertionType='preroll';",
      ).messages,
    ).toMatchObject([{ kind: 'none', type: 'spot' }]);
    expect(read('icy', "StreamTitle=' - ';StreamUrl='';").messages).toMatchObject([{ kind: 'stop' }]);
  });

  it.each([2, 3, 11])('RadioDJ: song type %d is no event', (type) => {
    expect(read('radiodj', `title=Sweep&artist=&songtype=${type}`).messages).toMatchObject([
      { kind: 'none' },
    ]);
  });

  it('Rivendell: an element that is reported after midnight has the date of the day before', () => {
    const update = {
      padUpdate: {
        dateTime: '2026-03-11T00:00:03+01:00',
        machine: 1,
        onairFlag: true,
        now: { startDateTime: '2026-03-11T23:59:55+01:00', cartNumber: 417, title: 'Late', length: 5000 },
      },
    };
    const results = readMessages(
      { preset: 'rivendell' },
      { bytes: Buffer.from(JSON.stringify(update)) },
      { arrived_ms: Date.parse('2026-03-10T23:00:03Z'), timezone: 'Europe/Berlin' },
    );
    expect(results[0]?.messages[0]?.started_at_ms).toBe(Date.parse('2026-03-10T22:59:55Z'));
  });

  it('Rivendell: a template with XML around its fields, and one whose title holds the separator', () => {
    const template = '<t>%t</t><a>%a</a><n>%n</n><v>%v</v>';
    expect(
      read('rivendell-template', '<t>Salt &amp; Cedar</t><a>Rook</a><n>000417</n><v>213</v>\n', { template })
        .messages,
    ).toMatchObject([{ title: 'Salt & Cedar', artist: 'Rook', cart: '000417', planned_ms: 213_000 }]);
    expect(read('rivendell-template', '1|Salt|Cedar|Rook\n', { template: '%n|%t|%a' })).toMatchObject({
      messages: [],
      findings: ['The line does not have the 3 fields of the template.'],
    });
  });

  it('NexGen: a time in 12-hour form is the one nearest to the arrival', () => {
    const text =
      '<nexgen_audio_export><audio ID="id_0417_9"><type>Song</type><status>Playing</status><played_time>2:02:10</played_time><title>Glasshouse</title><artist>Imogen Tallow</artist></audio></nexgen_audio_export>';
    expect(read('nexgen', text)).toMatchObject({
      messages: [{ ...song, started_at_ms, cart: '0417', second_id: '9' }],
      findings: [expect.stringContaining('12-hour')],
    });
  });

  it('StationPlaylist: day and month are exchanged if only that is near the arrival', () => {
    const text =
      '<StationPlaylist><title>Glasshouse</title><artist>Imogen Tallow</artist><starttime>3/10/2026 2:02:10 PM</starttime></StationPlaylist>';
    expect(read('stationplaylist', text)).toMatchObject({
      messages: [{ ...song, started_at_ms }],
      findings: [expect.stringContaining('were exchanged')],
    });
  });

  it('LibreTime: the first version, as JSONP, with tracks in UTC', () => {
    const info = {
      schedulerTime: '2026-03-10 14:02:20',
      timezone: 'Europe/Berlin',
      current: {
        starts: '2026-03-10 13:02:10',
        ends: '2026-03-10 13:05:43',
        type: 'track',
        name: 'Imogen Tallow - Glasshouse',
      },
      next: null,
      currentShow: [],
    };
    expect(read('libretime', `call(${JSON.stringify(info)})`).messages).toMatchObject([
      { ...song, started_at_ms, planned_ms: 213_000 },
    ]);
  });

  it('AzuraCast and LibreTime: the past, if it is asked for', () => {
    const song_history = [
      { sh_id: 3, played_at: 1_773_147_600, duration: 5, song: { title: 'Two' } },
      { sh_id: 2, played_at: 1_773_147_500, duration: 5, song: { title: 'One' } },
    ];
    const azura = JSON.stringify({
      now_playing: { sh_id: 4, played_at: 1_773_147_730, song: { title: 'Three' } },
      song_history,
    });
    expect(
      read('azuracast', azura, { withHistory: true }).messages.map(({ title, isHistory }) => [
        title,
        isHistory,
      ]),
    ).toEqual([
      ['One', true],
      ['Two', true],
      ['Three', false],
    ]);
    const track = (starts: string, name: string) => ({ starts, ends: starts, type: 'track', name });
    const libre = {
      station: { timezone: 'Europe/Berlin' },
      tracks: {
        previous: track('2026-03-10 13:58:00', 'One'),
        current: track('2026-03-10 14:02:10', 'Two'),
        next: null,
      },
    };
    expect(read('libretime', JSON.stringify(libre), { withHistory: true }).messages).toMatchObject([
      { title: 'One', isHistory: true },
      { title: 'Two' },
    ]);
  });

  it('WideOrbit: types of the engineer beside those of the preset', () => {
    const text = (category: string) =>
      `<NowPlaying><Events><SS32Event pos="0" valid="true"><CatId>${category}</CatId><CutId>1</CutId><Type>SONG</Type><Title>x</Title></SS32Event></Events></NowPlaying>`;
    const typeOf = (category: string) =>
      read('wideorbit-file', text(category), { types: { XYZ: 'news' } }).messages[0]?.type;
    expect([typeOf('SPL'), typeOf('XYZ'), typeOf('MUS')]).toEqual(['programme', 'news', 'song']);
  });

  it('AzuraCast: the chosen one of several stations', () => {
    const station = (shortcode: string, title: string) => ({
      station: { shortcode },
      is_online: true,
      live: {},
      now_playing: { sh_id: 1, played_at: 1_773_147_730, duration: 5, song: { title, artist: 'x' } },
    });
    const text = JSON.stringify([station('one', 'A'), station('two', 'B')]);
    expect(read('azuracast', text, { channel: 'two' }).messages).toMatchObject([
      { title: 'B', channel: 'two' },
    ]);
    expect(read('azuracast', text)).toMatchObject({
      messages: [{ title: 'A' }, { title: 'B' }],
      findings: ['The message has several stations: choose one by its short name.'],
    });
  });

  it('a message of yesterday, which a restart sends again, is reported as stale', () => {
    const text =
      '<StationPlaylist><title>Glasshouse</title><artist>x</artist><starttime>09/03/2026 23:58:00</starttime></StationPlaylist>';
    expect(read('stationplaylist', text).findings).toEqual([
      'The start 2026-03-09T22:58:00.000Z is too far from the arrival 2026-03-10T13:02:20.000Z.',
    ]);
  });
});
