import { describe, expect, it } from 'vitest';
import { charsetOf, decodeText, decodeTextAs, encodingNamed } from './decode-text.ts';

const utf8 = (text: string) => Buffer.from(text);
const latin = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
/** “Новости” in Windows-1251. */
const cyrillic = Buffer.from([0xcd, 0xee, 0xe2, 0xee, 0xf1, 0xf2, 0xe8]);
/** “ニュース” in Shift-JIS. */
const japanese = Buffer.from([0x83, 0x6a, 0x83, 0x85, 0x81, 0x5b, 0x83, 0x58]);

describe('decodeText', () => {
  it.each([
    ['plain ASCII', utf8('News at ten'), {}, 'News at ten', 'utf-8', 'bytes'],
    ['nothing', utf8(''), {}, '', 'utf-8', 'bytes'],
    ['UTF-8', utf8('Köln'), {}, 'Köln', 'utf-8', 'bytes'],
    [
      'a mark of UTF-8 before what is said',
      utf8('\uFEFFKöln'),
      { sent: 'windows-1251' },
      'Köln',
      'utf-8',
      'mark',
    ],
    ['a mark of UTF-16', utf16('\uFEFFKöln'), { declared: 'utf-8' }, 'Köln', 'utf-16le', 'mark'],
    ['a mark of UTF-16 the other way round', utf16('\uFEFFKöln').swap16(), {}, 'Köln', 'utf-16be', 'mark'],
    ['UTF-16 without a mark', utf16('1\r\n00:00'), {}, '1\r\n00:00', 'utf-16le', 'bytes'],
    [
      'UTF-16 without one, the other way round',
      utf16('<rss>Köln').swap16(),
      {},
      '<rss>Köln',
      'utf-16be',
      'bytes',
    ],
    ['what the transport says', cyrillic, { sent: 'windows-1251' }, 'Новости', 'windows-1251', 'sent'],
    [
      'the transport before the declaration',
      cyrillic,
      { sent: 'windows-1251', declared: 'koi8-r' },
      'Новости',
      'windows-1251',
      'sent',
    ],
    [
      'the transport where the declaration is untrue',
      cyrillic,
      { sent: 'windows-1251', declared: 'utf-8' },
      'Новости',
      'windows-1251',
      'sent',
    ],
    [
      'the declaration where the transport is untrue',
      cyrillic,
      { sent: 'utf-8', declared: 'cp1251' },
      'Новости',
      'windows-1251',
      'declared',
    ],
    [
      'the declaration where the transport is unknown',
      cyrillic,
      { sent: 'klingon', declared: 'Win-1251' },
      'Новости',
      'windows-1251',
      'declared',
    ],
    ['an encoding of two bytes', japanese, { declared: 'Shift_JIS' }, 'ニュース', 'shift_jis', 'declared'],
    ['UTF-8 that is said to be Latin-1', utf8('Köln'), { sent: 'ISO-8859-1' }, 'Köln', 'utf-8', 'bytes'],
    ['UTF-8 that declares Latin-1', utf8('Köln'), { declared: 'iso-8859-1' }, 'Köln', 'utf-8', 'bytes'],
    [
      'UTF-8 that is said to be an encoding of two bytes',
      utf8('Mixórdia às três, são José'.repeat(2)),
      { sent: 'gbk' },
      'Mixórdia às três, são José'.repeat(2),
      'utf-8',
      'bytes',
    ],
    [
      'text of two bytes that is UTF-8 by chance',
      Buffer.from([0xc1 + 1, 0xaa, 0xcd, 0xa8]),
      { sent: 'gbk' },
      new TextDecoder('gbk').decode(Uint8Array.of(0xc2, 0xaa, 0xcd, 0xa8)),
      'gbk',
      'sent',
    ],
    [
      'ASCII that is said to be UTF-16',
      utf8('<?xml encoding="utf-16"?>'),
      { declared: 'utf-16', sent: 'utf-16' },
      '<?xml encoding="utf-16"?>',
      'utf-8',
      'bytes',
    ],
    [
      'UTF-16 as it is said to be',
      utf16('Новости').swap16(),
      { sent: 'utf-16be' },
      'Новости',
      'utf-16be',
      'sent',
    ],
    ['UTF-16 as it declares', utf16('Новости'), { declared: 'utf-16' }, 'Новости', 'utf-16le', 'declared'],
    [
      'two letters of UTF-16 that are ASCII by chance',
      utf16('漢奇').swap16(),
      { sent: 'utf-16be' },
      '漢奇',
      'utf-16be',
      'sent',
    ],
    [
      'UTF-8 that is said to be UTF-16',
      utf8('Köln am Rhein'),
      { sent: 'utf-16' },
      'Köln am Rhein',
      'utf-8',
      'bytes',
    ],
    [
      'Latin-1 that looks like UTF-8 once, beside letters of its own',
      latin('Ã¼ é è'),
      { sent: 'latin1' },
      'Ã¼ é è',
      'windows-1252',
      'sent',
    ],
    [
      'Latin-1 whose last letter begins one of UTF-8',
      latin('Ã¼ Ã'),
      { sent: 'latin1' },
      'Ã¼ Ã',
      'windows-1252',
      'sent',
    ],
    ['Latin-1 without a word', latin('Grüße aus Köln'), {}, 'Grüße aus Köln', 'windows-1252', 'guess'],
    [
      'Latin-1 that is said to be UTF-8',
      latin('Köln'),
      { sent: 'utf-8', declared: 'utf-8' },
      'Köln',
      'windows-1252',
      'guess',
    ],
    [
      'Latin-1 that ends in a letter which could begin one of UTF-8',
      latin('Città'),
      {},
      'Città',
      'windows-1252',
      'guess',
    ],
    [
      'signs of Windows-1252',
      Buffer.from([0x93, 0x51, 0x94, 0x20, 0x96, 0x20, 0x80]),
      {},
      '“Q” – €',
      'windows-1252',
      'guess',
    ],
    [
      'signs of Windows-1252 where Latin-1 is said',
      Buffer.from([0x93, 0x51, 0x94]),
      { sent: 'latin-1' },
      '“Q”',
      'windows-1252',
      'sent',
    ],
  ])('reads %s', (_what, bytes, claims, text, encoding, source) => {
    expect(decodeText(bytes, claims)).toEqual({ text, encoding, source, unreadable: 0 });
  });

  it.each([
    [
      'one bad byte',
      Buffer.concat([utf8('Mixórdia às tr'), Buffer.from([0xea]), utf8('s')]),
      {},
      'Mixórdia às tr\uFFFDs',
      1,
    ],
    [
      'one bad byte where UTF-8 is said',
      Buffer.concat([utf8('à é '), Buffer.from([0xff])]),
      { sent: 'utf-8' },
      'à é \uFFFD',
      1,
    ],
    [
      'a letter that a program cut',
      Buffer.concat([utf8('às três'), utf8('ê').subarray(0, 1), utf8('…')]),
      {},
      'às três\uFFFD…',
      1,
    ],
    [
      'several',
      Buffer.concat([utf8('ÀÉÎÕÜ '), Buffer.from([0x93]), utf8('x'), Buffer.from([0x94])]),
      {},
      'ÀÉÎÕÜ \uFFFDx\uFFFD',
      2,
    ],
    [
      'a replacement character of its own and one bad byte',
      Buffer.concat([utf8('é\uFFFDé'), Buffer.from([0xff])]),
      {},
      'é\uFFFDé\uFFFD',
      1,
    ],
  ])('keeps UTF-8 with %s', (_what, bytes, claims, text, unreadable) => {
    expect(decodeText(bytes, claims)).toMatchObject({ text, encoding: 'utf-8', unreadable });
  });

  const damaged = (letters: number, faults: number) =>
    Buffer.concat([utf8('é'.repeat(letters)), Buffer.from('\u00e9 '.repeat(faults), 'latin1')]);

  it.each([
    ['Latin-1', { sent: 'ISO-8859-1' }, 8, 1],
    ['Windows-1252', { declared: 'windows-1252' }, 9, 2],
    ['Latin-2', { declared: 'iso-8859-2' }, 41, 10],
    ['Cyrillic', { sent: 'koi8-r' }, 100, 3],
    ['an encoding of two bytes', { sent: 'gbk' }, 9, 2],
  ])('reads damaged UTF-8 that is said to be %s as UTF-8, as a guess', (_what, claims, letters, faults) => {
    expect(decodeText(damaged(letters, faults), claims)).toEqual({
      text: 'é'.repeat(letters) + '\uFFFD '.repeat(faults),
      encoding: 'utf-8',
      source: 'guess',
      unreadable: faults,
    });
  });

  it.each([
    [7, 1],
    [8, 2],
    [40, 10],
  ])('leaves %i sequences of UTF-8 beside %i others in the encoding that is said', (letters, faults) => {
    expect(decodeText(damaged(letters, faults), { sent: 'latin1' })).toMatchObject({
      encoding: 'windows-1252',
      source: 'sent',
    });
  });

  it('is certain of damaged UTF-8 that one of two claims names', () => {
    expect(decodeText(damaged(9, 1), { sent: 'latin1', declared: 'utf-8' })).toMatchObject({
      encoding: 'utf-8',
      source: 'declared',
    });
    expect(decodeText(damaged(9, 1), { sent: 'utf-8', declared: 'latin1' })).toMatchObject({
      encoding: 'utf-8',
      source: 'sent',
    });
  });

  it('keeps a named encoding of two bytes with one bad byte', () => {
    const bytes = Buffer.concat([japanese, Buffer.from([0xff])]);
    expect(decodeText(bytes, { declared: 'shift_jis' })).toMatchObject({
      text: 'ニュース\uFFFD',
      source: 'declared',
      unreadable: 1,
    });
  });

  it.each([1, 2, 3])('leaves out the last character of UTF-8 that ends %i bytes into it', (length) => {
    const bytes = Buffer.concat([utf8('Привет'), utf8('😀').subarray(0, length)]);
    expect(decodeText(bytes)).toEqual({ text: 'Привет', encoding: 'utf-8', source: 'bytes', unreadable: 0 });
  });

  it('does not read bytes beyond its view', () => {
    const whole = Buffer.from('xx\uFFFD\uFFFDé\uFFFD');
    expect(decodeText(whole.subarray(8, 10))).toMatchObject({ text: 'é', unreadable: 0 });
  });
});

describe('decodeTextAs', () => {
  it('leaves out a character that the end cuts', () => {
    expect(decodeTextAs(utf8('Привет').subarray(0, -1), 'utf-8')).toBe('Приве');
    expect(decodeTextAs(japanese.subarray(0, -1), 'shift_jis')).toBe('ニュー');
  });

  it('reads as its setting says, and refuses what is no encoding', () => {
    expect(decodeTextAs(utf8('ö'), 'Latin-1')).toBe('Ã¶');
    expect(decodeTextAs(cyrillic, 'cp1251')).toBe('Новости');
    expect(() => decodeTextAs(cyrillic, 'klingon')).toThrow(RangeError);
  });
});

describe('encodingNamed', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    ['klingon', undefined],
    ['UTF8', 'utf-8'],
    [' utf_8 ', 'utf-8'],
    ['latin1', 'windows-1252'],
    ['Latin-2', 'iso-8859-2'],
    ['ISO8859-15', 'iso-8859-15'],
    ['iso_8859-9', 'windows-1254'],
    ['cp1250', 'windows-1250'],
    ['WIN1251', 'windows-1251'],
    ['windows_1256', 'windows-1256'],
    ['KOI8-R', 'koi8-r'],
    ['euc-kr', 'euc-kr'],
  ])('%s', (name, encoding) => {
    expect(encodingNamed(name)).toBe(encoding);
  });
});

describe('charsetOf', () => {
  it.each([
    [null, null],
    ['text/xml', null],
    ['text/xml; charset=ISO-8859-1', 'ISO-8859-1'],
    ['text/vtt;Charset="utf-8"; x=y', 'utf-8'],
    ["text/xml; charset = 'koi8-r'", 'koi8-r'],
  ])('%s', (contentType, charset) => {
    expect(charsetOf(contentType)).toBe(charset);
  });
});
