import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createSplitter,
  framingOf,
  playoutPresets,
  type PresetId,
  readMessage,
  readMessages,
} from '../index.ts';

const arrival = { arrived_ms: Date.parse('2026-03-10T13:06:00Z'), timezone: 'Europe/Berlin' };
const sample = (file: string) => readFileSync(fileURLToPath(new URL(`samples/${file}`, import.meta.url)));
const read = (preset: PresetId, bytes: Uint8Array) => readMessages({ preset }, { bytes }, arrival);
const titles = (preset: PresetId, bytes: Uint8Array) =>
  read(preset, bytes)
    .flatMap(({ messages }) => messages)
    .filter(({ kind }) => kind === 'start')
    .map(({ title }) => title);
const findings = (preset: PresetId, bytes: Uint8Array) =>
  read(preset, bytes).flatMap((result) => result.findings.map(({ text }) => text));

/** One sample of a song titled Glasshouse for each preset, and the form in which values are written in it. */
const songs = {
  zetta: ['zetta/song-start-with-next.xml', 'attribute'],
  wideorbit: ['wideorbit/song-start.xml', 'element'],
  nexgen: ['nexgen/song-start-with-next.xml', 'element'],
  rivendell: ['rivendell/song-start-with-next.json', 'json'],
  'mairlist-template': ['mairlist/template-song-start.xml', 'element'],
  'playit-live': ['playit-live/song-start.xml', 'cdata'],
  stationplaylist: ['stationplaylist/song-start.xml', 'cdata'],
  simian: ['simian/song-start.xml', 'cdata'],
  jazler: ['jazler/now-on-air-song.xml', 'attribute'],
  azuracast: ['azuracast/song-start-with-next.json', 'json'],
  libretime: ['libretime/live-info-v2-song.json', 'json'],
  spinitron: ['spinitron/spins-page.json', 'json'],
  'icecast-status': ['icecast/status-one-source.json', 'json'],
  shoutcast: ['shoutcast/songmetadata.xml', 'element'],
  liquidsoap: ['liquidsoap/http-post-song.json', 'json'],
  triton: ['triton/stwcue-track.xml', 'element'],
  mairlist: ['mairlist/http-get-start.txt', 'form'],
  radiodj: ['radiodj/song-start.txt', 'form'],
  sam: ['sam/http-event-song-start.txt', 'form'],
  updinfo: ['icecast/updinfo-song.txt', 'form'],
} as const satisfies Partial<Record<PresetId, readonly [string, string]>>;
type Song = keyof typeof songs;
const presets = Object.keys(songs) as Song[];
const of = (...forms: string[]) => presets.filter((preset) => forms.includes(songs[preset][1]));

/** The sample with another title, in the bytes of one character each. */
function titled(preset: Song, title: string): Buffer {
  const source = sample(songs[preset][0]).toString('latin1');
  const at = preset === 'spinitron' ? source.lastIndexOf('Glasshouse') : -1;
  const changed =
    at < 0
      ? source.replaceAll('Glasshouse', () => title)
      : source.slice(0, at) + title + source.slice(at + 'Glasshouse'.length);
  return Buffer.from(changed, 'latin1');
}

const utf8 = (text: string) => Buffer.from(text).toString('latin1');

describe('every reader', () => {
  it.each(presets)('reads Windows-1252 that says nothing or UTF-8: %s', (preset) => {
    const isForm = songs[preset][1] === 'form';
    const bytes = titled(preset, isForm ? '%DCbergang' : '\u00dcbergang');
    expect(titles(preset, bytes)).toContain('Übergang');
    expect(findings(preset, bytes)).toContainEqual(expect.stringMatching(/windows-1252/));
  });

  it.each(presets)('reads UTF-8 without a finding about it: %s', (preset) => {
    const bytes = titled(preset, songs[preset][1] === 'form' ? '%C3%9Cbergang' : utf8('Übergang'));
    expect(titles(preset, bytes)).toContain('Übergang');
    expect(findings(preset, bytes).filter((text) => /UTF|utf|1252/.test(text))).toEqual([]);
  });

  it.each(of('element', 'attribute', 'cdata', 'json'))(
    'reads UTF-16 with a byte order mark: %s',
    (preset) => {
      const text = titled(preset, 'Ubergang').toString('latin1').replaceAll('Ubergang', 'Übergang');
      const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
      expect(titles(preset, bytes)).toContain('Übergang');
    },
  );

  it.each(of('element', 'attribute'))('reads a bare & and <, and says so: %s', (preset) => {
    const bytes = titled(preset, 'Salt & Cedar <3 AT&T');
    expect(titles(preset, bytes)).toContain('Salt & Cedar <3 AT&T');
    expect(findings(preset, bytes)).toContain('A bare “&” was read as text.');
  });

  it.each(of('element'))('reads a tag inside a value as text: %s', (preset) => {
    for (const title of ['Salt <live>', 'Salt <radio edit>', 'a < b > c', 'Salt </i>'])
      expect(titles(preset, titled(preset, title))).toContain(title);
  });

  it.each(of('attribute'))('reads quotes inside an attribute: %s', (preset) => {
    expect(titles(preset, titled(preset, 'The "Best" of'))).toContain('The "Best" of');
  });

  it.each(of('element', 'attribute', 'cdata'))('decodes entities once: %s', (preset) => {
    expect(titles(preset, titled(preset, 'Salt &amp; Cedar'))).toContain('Salt & Cedar');
    expect(titles(preset, titled(preset, 'Salt &amp;amp; Cedar'))).toContain('Salt &amp; Cedar');
  });

  it.each(of('json'))('reads bare quotes, line breaks and backslashes in JSON: %s', (preset) => {
    for (const [written, title] of [
      ['The "Best" of', 'The "Best" of'],
      ['two\nlines', 'two lines'],
      ['C:\\Music\\x', 'C:\\Music\\x'],
    ] as const) {
      expect(titles(preset, titled(preset, written))).toContain(title);
      expect(findings(preset, titled(preset, written))).toContainEqual(
        expect.stringContaining('The JSON was mended'),
      );
    }
  });

  it.each(presets)('reads a placeholder that was not replaced as empty: %s', (preset) => {
    for (const title of ['{cartNumber}', '%title0%', '{{title}}']) {
      const written = songs[preset][1] === 'form' ? encodeURIComponent(title) : title;
      expect(titles(preset, titled(preset, written))).not.toContain(title);
    }
  });

  it.each(presets.filter((preset) => !['whole', 'line'].includes(framingOf({ preset }))))(
    'reads two and half a message in one packet: %s',
    (preset) => {
      const bytes = sample(songs[preset][0]);
      const once = read(preset, bytes).flatMap(({ messages }) => messages);
      expect(read(preset, Buffer.concat([bytes, bytes])).flatMap(({ messages }) => messages)).toEqual([
        ...once,
        ...once,
      ]);
      const half = bytes.subarray(0, bytes.length / 2);
      expect(read(preset, Buffer.concat([bytes, half])).flatMap(({ messages }) => messages)).toEqual(once);
    },
  );

  it.each(presets.filter((preset) => songs[preset][1] !== 'form'))(
    'returns the whole message or none of one that is cut at any byte: %s',
    (preset) => {
      const bytes = sample(songs[preset][0]);
      const whole = read(preset, bytes).flatMap(({ messages }) => messages);
      const end = bytes.toString('latin1').trimEnd().length;
      for (let at = 0; at < end; at += 1) {
        const messages = read(preset, bytes.subarray(0, at)).flatMap((result) => result.messages);
        expect(messages.length === 0 ? whole : messages, `cut at ${at}`).toEqual(whole);
      }
    },
  );

  it.each(presets.filter((preset) => !['whole', 'line'].includes(framingOf({ preset }))))(
    'reads the same from one byte at a time: %s',
    (preset) => {
      const bytes = sample(songs[preset][0]);
      const splitter = createSplitter(framingOf({ preset }));
      const frames = [...bytes].flatMap((byte) => splitter.push(Uint8Array.of(byte)).frames);
      frames.push(...splitter.end().frames);
      expect(frames.flatMap((frame) => readMessage({ preset }, { bytes: frame }, arrival).messages)).toEqual(
        read(preset, bytes).flatMap(({ messages }) => messages),
      );
    },
  );

  it.each(of('form'))('reads a request that is cut at any byte without a fault: %s', (preset) => {
    const bytes = sample(songs[preset][0]);
    for (let at = 0; at < bytes.length; at += 1)
      expect(() => read(preset, bytes.subarray(0, at))).not.toThrow();
  });

  it('never throws for any bytes, and says why it reads nothing', () => {
    const every = Object.keys(playoutPresets) as PresetId[];
    fc.assert(
      fc.property(fc.constantFrom(...every), fc.uint8Array({ maxLength: 300 }), (preset, bytes) => {
        const results = read(preset, bytes);
        const remarks = results.flatMap(({ messages, findings: found }) => [...messages, ...found]);
        expect(remarks).not.toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('never throws for samples of other systems', () => {
    const files = presets.map((preset) => sample(songs[preset][0]));
    for (const preset of Object.keys(playoutPresets) as PresetId[])
      for (const bytes of files) expect(() => read(preset, bytes)).not.toThrow();
  });
});

describe('readers of forms', () => {
  const get = (query: string) => Buffer.from(`GET /x?${query} HTTP/1.1\r\nHost: a\r\n\r\n`, 'latin1');

  it('read values that are not URL-encoded', () => {
    expect(
      read('sam', get('artist=Rook & Wren&title=100% + Cedar&songtype=S&duration=1000'))[0]?.messages,
    ).toMatchObject([{ artist: 'Rook & Wren', title: '100% + Cedar', planned_ms: 1000 }]);
  });

  it('read a bare & without spaces, and drop a name that the end cuts', () => {
    expect(read('radiodj', get('artist=Rook&Wren&title=AC%2FDC&songid=0012&durat'))[0]).toMatchObject({
      messages: [{ artist: 'Rook&Wren', title: 'AC/DC', cart: '0012', planned_ms: null }],
    });
  });

  it('read multipart bodies', () => {
    const part = (name: string, value: string) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const body = `${part('title', '\u00dcbergang')}${part('ext', '0007')}${part('event', 'start')}--b--\r\n`;
    const head = 'POST /x HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=b\r\n\r\n';
    expect(read('mairlist', Buffer.from(head + body, 'latin1'))[0]?.messages).toMatchObject([
      { title: 'Übergang', cart: '0007', kind: 'start' },
    ]);
  });

  it('report a body that is shorter than the request says', () => {
    const head =
      'POST /x HTTP/1.1\r\nContent-Length: 900\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n';
    expect(findings('radiodj', Buffer.from(`${head}artist=a&title=b`))).toEqual([
      'The body has 16 of 900 bytes: the rest is unknown.',
    ]);
  });
});
