import { describe, expect, it } from 'vitest';
import { cleanTitle, decodeTitle, joinedTitle } from './stream-title.ts';

describe('cleanTitle', () => {
  it.each([
    ['The Tidewater Six - Blue Lantern', 'The Tidewater Six - Blue Lantern'],
    ['  News \n at\tten ', 'News at ten'],
    ['Caf&eacute; &#x2014; &amp;amp;', 'Café — &amp;'],
    ['Title\u0000\u0000', 'Title'],
    [' - ', ''],
    ['-', ''],
    ['–', ''],
    [' — | ', ''],
    ['...', ''],
    ['???', ''],
    ['&nbsp;-&nbsp;', ''],
    ['\u0000', ''],
    ['', ''],
    [' - Blue Lantern', 'Blue Lantern'],
    ['The Tidewater Six - ', 'The Tidewater Six'],
    ['Unknown - Unknown', ''],
    ['Unknown Artist – Unknown Title', ''],
    ['undefined', ''],
    ['(null) - ', ''],
    ['Unknown - Blue Lantern', 'Unknown - Blue Lantern'],
    ['Unknown Pleasures', 'Unknown Pleasures'],
    ['-7 degrees', '-7 degrees'],
    ['Cast--Away', 'Cast--Away'],
    ['!!! - Me and Giuliani', '!!! - Me and Giuliani'],
    ['❤️', '❤️'],
    ['7', '7'],
    ['שלום - עולם', 'שלום - עולם'],
  ])('%j', (text, title) => {
    expect(cleanTitle(text)).toBe(title);
  });
});

describe('joinedTitle', () => {
  it.each([
    ['Ada', 'Bread', 'Ada - Bread'],
    ['', 'Bread', 'Bread'],
    ['Ada', '', 'Ada'],
    ['', '', ''],
    ['-', '-', ''],
  ])('%j and %j', (artist, title, joined) => {
    expect(joinedTitle(artist, title)).toBe(joined);
  });
});

describe('decodeTitle', () => {
  const cyrillic = Buffer.from([0xcd, 0xee, 0xe2, 0xee, 0xf1, 0xf2, 0xe8]);

  it('takes the setting before the server, and the server before the bytes', () => {
    expect(decodeTitle(cyrillic, 'windows-1251', 'koi8-r')).toBe('Новости');
    expect(decodeTitle(cyrillic, null, 'windows-1251')).toBe('Новости');
    expect(decodeTitle(cyrillic, null)).toBe('Íîâîñòè');
    expect(decodeTitle(Buffer.from('Новости'), null, 'windows-1251')).toBe('Новости');
  });
});
