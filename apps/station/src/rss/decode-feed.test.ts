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

  it('prefers the declaration to the Content-Type', () => {
    const text = '<?xml version="1.0" encoding="iso-8859-2"?><rss>Łódź</rss>';
    const bytes = Buffer.from(text.replace('Łódź', '\u00a3\u00f3d\u00bc'), 'latin1');
    expect(decodeFeed(bytes, 'text/xml; charset=utf-8').text).toBe(text);
  });

  it('unpacks compressed bytes without a header that says so', () => {
    expect(decodeFeed(gzipSync('<rss/>')).text).toBe('<rss/>');
    expect(() => decodeFeed(gzipSync('<rss/>').subarray(0, 15))).toThrow('its bytes are damaged');
    expect(() => decodeFeed(gzipSync(Buffer.alloc(25_000_001)))).toThrow('This feed is too large.');
  });
});
