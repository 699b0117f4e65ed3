import { describe, expect, it } from 'vitest';
import { type GenericSetting, type ReaderOptions, trySample } from '../index.ts';

const arrival = { arrived_ms: Date.parse('2026-03-10T13:06:00Z'), timezone: 'Europe/Berlin' };
function tryText(generic: GenericSetting, text: string | Buffer, options: Partial<ReaderOptions> = {}) {
  const tried = trySample({ generic, options }, { bytes: Buffer.from(text) }, arrival);
  return { ...tried, messages: tried.decisions.map(({ message }) => message) };
}

const expected = {
  title: 'Glasshouse',
  artist: 'Imogen Tallow',
  cart: '0417',
  type: 'song',
  planned_ms: 213_400,
  started_at_ms: Date.parse('2026-03-10T13:02:10Z'),
};

describe('a generic reader', () => {
  it('reads paths of XML, with attributes', () => {
    const setting: GenericSetting = {
      form: 'xml',
      items: 'playout/item',
      fields: {
        title: 'song/@name',
        artist: 'song/by',
        cart: '@id',
        planned: 'len',
        start: '@at',
        event: '@state',
        type: 'kind',
      },
    };
    const item = (state: string) =>
      `<item id="0417" at="14:02:10" state="${state}"><kind>Music</kind><len>213.4</len><song name="Glasshouse"><by>Imogen Tallow</by></song></item>`;
    const { messages, decisions } = tryText(
      setting,
      `<playout>${item('playing')}${item('queued')}</playout>`,
    );
    expect(messages[0]).toMatchObject(expected);
    expect(decisions.map(({ fate }) => fate)).toEqual(['logged', 'plan']);
  });

  it('reads paths of JSON', () => {
    const setting: GenericSetting = {
      form: 'json',
      items: 'now.items',
      fields: {
        title: 'song.title',
        artist: "song['artist']",
        cart: 'ids[1]',
        planned: 'ms',
        start: 'at',
        type: 'kind',
      },
      lengthUnit: 'milliseconds',
      others: { composer: 'song.composer' },
    };
    const item = {
      song: { title: 'Glasshouse', artist: 'Imogen Tallow', composer: 'T' },
      ids: ['x', '0417'],
      ms: 213_400,
      at: 1_773_147_730,
      kind: 'song',
    };
    expect(tryText(setting, JSON.stringify({ now: { items: [item] } })).messages).toMatchObject([
      { ...expected, fields: { composer: 'T' } },
    ]);
  });

  it('reads named groups of a pattern', () => {
    const setting: GenericSetting = {
      form: 'pattern',
      pattern:
        '(?<time>[\\d:]+) \\[(?<cart>\\d+)\\] (?<artist>[^|]*)\\|(?<title>[^|]*)\\|(?<len>[\\d.]+)\\|(?<kind>\\w+)',
      fields: { title: 'title', artist: 'artist', cart: 'cart', planned: 'len', start: 'time', type: 'kind' },
    };
    expect(
      tryText(setting, '14:02:10 [0417] Imogen Tallow|Glasshouse|213.4|Musik\r\n').messages,
    ).toMatchObject([expected]);
    expect(tryText(setting, 'something else').findings).toMatchObject([{ level: 'unreadable' }]);
  });

  it('reads columns, with quotes and milliseconds since midnight', () => {
    const setting: GenericSetting = {
      form: 'columns',
      separator: ';',
      timeForm: 'midnight',
      fields: { start: '1', cart: '2', title: '3', artist: '4', planned: '5', category: '6' },
    };
    expect(
      tryText(setting, '50530000;0417;"Glass;""house""";Imogen Tallow;3:33;Musik').messages,
    ).toMatchObject([{ ...expected, title: 'Glass;"house"', planned_ms: 213_000, category: 'Musik' }]);
    expect(
      tryText({ ...setting, separator: '\\t' }, '50530000\t0417\tGlasshouse\tImogen Tallow\t3:33\t').messages,
    ).toMatchObject([{ title: 'Glasshouse' }]);
  });

  it('reads a form, and words of the event that the engineer names', () => {
    const setting: GenericSetting = {
      form: 'form',
      fields: { event: 'was', title: 'titel', cart: 'nr', start: 'um' },
      stopWords: ['aus'],
      startWords: ['an'],
    };
    const tried = (word: string) =>
      tryText(setting, `was=${word}&titel=Glash%E4user&nr=007&um=14%3A02%3A10`).messages[0];
    expect(tried('an')).toMatchObject({ kind: 'start', title: 'Glashäuser', cart: '007' });
    expect(tried('aus')).toMatchObject({ kind: 'stop', ended_at_ms: arrival.arrived_ms });
    expect(tried('halb')).toMatchObject({
      kind: 'none',
      reason: 'The event word “halb” is not known: add it to the setting.',
    });
  });

  it.each([
    ['dd.MM.yy HH:mm:ss', '10.03.26 14:02:10', '2026-03-10T13:02:10.000Z'],
    ['yyyyMMddHHmmss', '20260310140210', '2026-03-10T13:02:10.000Z'],
    ['M/d/yyyy h:nn:ss tt', '3/10/2026 2:02:10 PM', '2026-03-10T13:02:10.000Z'],
    ['HH.mm.ss,fff', '14.02.10,250', '2026-03-10T13:02:10.250Z'],
    ['[HH-mm]', '[14-02]', '2026-03-10T13:02:00.000Z'],
  ])('reads times in the format %s', (timeFormat, time, expectedTime) => {
    const setting: GenericSetting = { form: 'form', fields: { title: 't', start: 's' }, timeFormat };
    const { messages, findings } = tryText(setting, `t=Glasshouse&s=${encodeURIComponent(time)}`);
    expect(new Date(messages[0]?.started_at_ms ?? 0).toISOString()).toBe(expectedTime);
    expect(findings).toEqual([]);
    expect(tryText(setting, 't=Glasshouse&s=soon')).toMatchObject({
      messages: [{ isStartStated: false }],
      findings: [{ level: 'guessed', text: expect.stringContaining('does not have the format') as unknown }],
    });
  });

  it('maps categories and types by the options', () => {
    const setting: GenericSetting = { form: 'form', fields: { title: 't', category: 'c', cart: 'n' } };
    const typeOf = (text: string) =>
      tryText(setting, text, { types: { 'Power A': 'song', XY: 'news' }, cartTypes: { '400-499': 'spot' } })
        .messages[0]?.type;
    expect(typeOf('t=a&c=power%20a')).toBe('song');
    expect(typeOf('t=a&c=XY')).toBe('news');
    expect(typeOf('t=a&c=&n=0417')).toBe('spot');
    expect(typeOf('t=a&c=zzz&n=0517')).toBe('unknown');
  });

  it('says why nothing would be logged', () => {
    const setting: GenericSetting = { form: 'json', items: 'now', fields: { title: 'title' } };
    expect(tryText(setting, '{"then": 1}')).toMatchObject({
      decisions: [],
      findings: [{ level: 'unreadable', text: 'The message has no element at the places of the setting.' }],
    });
    expect(tryText(setting, '{"now": {"title": ""}}').decisions).toMatchObject([
      { fate: 'no event', reason: 'Nothing is on air that could end.' },
    ]);
    expect(tryText(setting, '{"now": {').findings).toMatchObject([
      { text: 'The document ends too early: its rest is missing.' },
    ]);
  });
});

describe('a pattern', () => {
  const tried = (pattern: string, text: string) =>
    tryText({ form: 'pattern', pattern, fields: { title: 't' } }, text);

  it.each([
    ['(?<t>(a+)+)$', 'repeats a group'],
    ['(?<t>(a|a)*)b', 'repeats a group'],
    ['(?<t>(?:a?){20})b', 'repeats a group'],
    ['(?<t>a)\\k<t>', 'refers back'],
    ['(?<t>a)\\1', 'refers back'],
    ['a+', 'no named group'],
    ['(?<t>', 'no regular expression'],
    [`(?<t>${'a'.repeat(600)})`, 'more than 500 characters'],
  ])('%s is refused', (pattern, reason) => {
    expect(tried(pattern, 'aaaa').findings).toMatchObject([
      { level: 'unreadable', text: expect.stringContaining(reason) as unknown },
    ]);
  });

  it('that would take minutes is given up', () => {
    expect(tried('(?<t>.*).*.*.*.*.*z', 'a'.repeat(5000)).findings).toMatchObject([
      { text: 'The pattern took too long for a line: write it with fewer repeats.' },
    ]);
  });

  it('with many repeats matches what it describes', () => {
    expect(tried('\\w+ - \\w+ - \\w+ - (?<t>.+)', 'a - b - c - Glasshouse').messages).toMatchObject([
      { title: 'Glasshouse' },
    ]);
  });
});
