import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodeFeed } from './decode-feed.ts';

const latin = Buffer.from('<rss>Köln</rss>', 'latin1');

describe('decodeFeed', () => {
  it.each([
    ['UTF-8', Buffer.from('<rss>Köln</rss>'), null],
    ['UTF-8 with a mark', Buffer.from('\uFEFF<rss>Köln</rss>'), null],
    ['UTF-16 with a mark', Buffer.from('\uFEFF<rss>Köln</rss>', 'utf16le'), null],
    ['UTF-16 without one', Buffer.from('<rss>Köln</rss>', 'utf16le'), null],
    ['UTF-16 the other way round', Buffer.from('<rss>Köln</rss>', 'utf16le').swap16(), null],
    ['what the Content-Type says', latin, 'text/xml; charset=ISO-8859-1'],
    ['bytes without a declaration', latin, null],
    ['what was declared wrongly', latin, 'application/xml; charset=utf-8'],
    ['an encoding that does not exist', Buffer.from('<rss>Köln</rss>'), 'text/xml; charset=klingon'],
  ])('reads %s', (_what, bytes, contentType) => {
    expect(decodeFeed(bytes, contentType).text).toBe('<rss>Köln</rss>');
  });

  const cyrillic = Buffer.from([0xcd, 0xee, 0xe2, 0xee, 0xf1, 0xf2, 0xe8]);
  const declared = (encoding: string, bytes: Uint8Array) =>
    Buffer.concat([
      Buffer.from(`<?xml version="1.0" encoding="${encoding}"?><t>`),
      bytes,
      Buffer.from('</t>'),
    ]);
  const wordIn = (bytes: Uint8Array, contentType: string | null = null) =>
    /<t>(.*)<\/t>/s.exec(decodeFeed(bytes, contentType).text)?.[1];

  it.each([
    [
      'the Content-Type where the declaration is wrong',
      declared('UTF-8', cyrillic),
      'text/xml; charset=windows-1251',
      'Новости',
    ],
    [
      'the Content-Type before the declaration',
      declared('koi8-r', cyrillic),
      'text/xml; charset="windows-1251"',
      'Новости',
    ],
    [
      'the declaration where the Content-Type is wrong',
      declared('windows-1251', cyrillic),
      'text/xml; charset=utf-8',
      'Новости',
    ],
    ['the declaration alone', declared('windows-1251', cyrillic), 'text/xml', 'Новости'],
    ['UTF-8 that is declared as Latin-1', declared('ISO-8859-1', Buffer.from('às três')), null, 'às três'],
    [
      'UTF-8 that is declared and sent as Latin-1',
      declared('ISO-8859-1', Buffer.from('às três')),
      'text/xml; charset=iso-8859-1',
      'às três',
    ],
    [
      'a declaration behind white space',
      Buffer.concat([Buffer.from('\n '), declared('windows-1251', cyrillic)]),
      null,
      'Новости',
    ],
    ['a declaration in other quotes', declared("windows-1251' standalone='yes", cyrillic), null, 'Новости'],
    ['a name of old', declared('cp1251', cyrillic), null, 'Новости'],
    [
      'a mark before everything that is said',
      Buffer.concat([Buffer.from('\uFEFF'), declared('windows-1251', Buffer.from('às'))]),
      'text/xml; charset=koi8-r',
      'às',
    ],
    [
      'one bad byte in UTF-8',
      declared(
        'UTF-8',
        Buffer.concat([Buffer.from('Mixórdia às tr'), Buffer.from([0xea]), Buffer.from('s é')]),
      ),
      null,
      'Mixórdia às tr\uFFFDs é',
    ],
  ])('reads %s', (_what, bytes, contentType, word) => {
    expect(wordIn(bytes, contentType)).toBe(word);
  });

  it.each([
    [
      'nothing',
      Buffer.from('<t>Köln</t>'),
      null,
      { encoding: 'utf-8', guess: null, declared: '', unreadable: 0 },
    ],
    [
      'ASCII, whatever is said',
      declared('koi8-r', Buffer.from('News')),
      'text/xml; charset=windows-1251',
      { encoding: 'windows-1251', guess: null, declared: '' },
    ],
    [
      'Latin-1 without a word',
      latin,
      null,
      { encoding: 'windows-1252', guess: 'unnamed', declared: '', unreadable: 0 },
    ],
    [
      'Latin-1 that is declared as UTF-8',
      declared('utf-8', Buffer.from('Köln', 'latin1')),
      null,
      { encoding: 'windows-1252', guess: 'unnamed' },
    ],
    [
      'Latin-1 that is declared',
      declared('latin1', Buffer.from('Köln', 'latin1')),
      null,
      { encoding: 'windows-1252', guess: null },
    ],
    [
      'two names',
      declared('KOI8-R', cyrillic),
      'text/xml; charset=windows-1251',
      { encoding: 'windows-1251', guess: 'contradicted', declared: 'KOI8-R' },
    ],
    [
      'a name that the bytes disprove',
      declared('UTF-8', cyrillic),
      'text/xml; charset=windows-1251',
      { encoding: 'windows-1251', guess: null, declared: '' },
    ],
    [
      'two names of one encoding',
      declared('cp1251', cyrillic),
      'text/xml; charset=windows-1251',
      { encoding: 'windows-1251', guess: null, declared: '' },
    ],
    [
      'a second name that does not exist',
      declared('klingon', cyrillic),
      'text/xml; charset=windows-1251',
      { guess: null, declared: '' },
    ],
    [
      'UTF-8 that proves the Content-Type',
      declared('latin1', Buffer.from('Köln')),
      'text/xml; charset=utf-8',
      { encoding: 'utf-8', guess: null, declared: '' },
    ],
    [
      'damaged UTF-8 that is sent as Latin-1',
      declared('utf-8-unknown', Buffer.concat([Buffer.from('é'.repeat(9)), Buffer.from([0xff])])),
      'text/xml; charset=ISO-8859-1',
      { encoding: 'utf-8', guess: 'overruled', declared: 'ISO-8859-1', unreadable: 1 },
    ],
    [
      'damaged UTF-8 that is declared as Latin-1',
      declared('latin1', Buffer.concat([Buffer.from('é'.repeat(9)), Buffer.from([0xff])])),
      'text/xml; charset=klingon',
      { encoding: 'utf-8', guess: 'overruled', declared: 'latin1', unreadable: 1 },
    ],
    [
      'a bad byte, and an end within a letter',
      Buffer.concat([Buffer.from('éèàü'), Buffer.from([0xff]), Buffer.from('é'), Buffer.from([0xea])]),
      null,
      { encoding: 'utf-8', guess: null, unreadable: 1 },
    ],
    [
      'a bad byte within',
      Buffer.concat([Buffer.from('éèàü'), Buffer.from([0xff]), Buffer.from('é'), Buffer.from([0xff, 0x41])]),
      null,
      { encoding: 'utf-8', guess: null, unreadable: 2 },
    ],
  ])('notes about %s what it guessed', (_what, bytes, contentType, doubts) => {
    expect(decodeFeed(bytes, contentType).doubts).toMatchObject(doubts);
  });

  it('unpacks compressed bytes without a header that says so', () => {
    expect(decodeFeed(gzipSync('<rss/>')).text).toBe('<rss/>');
    expect(() => decodeFeed(gzipSync('<rss/>').subarray(0, 15))).toThrow('its bytes are damaged');
    expect(() => decodeFeed(gzipSync(Buffer.alloc(25_000_001)))).toThrow('This feed is too large.');
  });
});
