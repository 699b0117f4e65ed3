import { describe, expect, it } from 'vitest';
import { isHlsPlaylist, playlistEntries } from './stream-playlist.ts';

const url = 'http://radio.example/lists/live';
const one = 'http://one.example:8000/live';
const two = 'https://two.example/live?a=1&b=2';

describe('playlistEntries', () => {
  it.each([
    [
      'PLS',
      `[playlist]\nNumberOfEntries=2\nFile1=${one}\nTitle1=Harbour FM\nLength1=-1\nFile2=${two}\n`,
      [one, two],
    ],
    ['PLS in another order', `[Playlist]\r\nFile10=${two}\r\nfile2 = ${one}\r\n`, [one, two]],
    ['a reference file of Windows Media', `[Reference]\nRef1=${one}\nRef2=${one}\n`, [one]],
    ['a list of addresses', `${one}\r\n${two}\r\n`, [one, two]],
    ['a list with comments and empty lines', `# Harbour FM\n\n${one}\n`, [one]],
    ['extended M3U', `#EXTM3U\n#EXTINF:-1,Harbour FM\n${one}\n#EXTINF:-1,Other\n${two}`, [one, two]],
    [
      'extended M3U with relative addresses',
      '#EXTM3U\nlow.mp3\n/high.mp3\n',
      ['http://radio.example/lists/low.mp3', 'http://radio.example/high.mp3'],
    ],
    ['a byte order mark', `\uFEFF#EXTM3U\n${one}\n`, [one]],
    [
      'ASX',
      `<asx version="3.0"><title>x</title><entry><ref href="${one}"/></entry><entry><Ref HREF='${two.replace('&', '&amp;')}' /></entry></asx>`,
      [one, two],
    ],
    ['ASX in capitals', `<ASX VERSION="3">\n<ENTRY>\n<REF HREF="${one}">\n</ENTRY></ASX>`, [one]],
    [
      'XSPF',
      `<?xml version="1.0"?>\n<!-- made by hand -->\n<playlist version="1" xmlns="http://xspf.org/ns/0/"><trackList><track><title>x</title><location>\n ${one} </location></track><track><location>${two.replace('&', '&amp;')}</location></track></trackList></playlist>`,
      [one, two],
    ],
    [
      'XSPF with CDATA',
      `<playlist><trackList><track><location><![CDATA[${two}]]></location></track></trackList></playlist>`,
      [two],
    ],
    ['WPL', `<?wpl version="1.0"?><smil><body><seq><media src="${one}"/></seq></body></smil>`, [one]],
    [
      'addresses of other kinds',
      `#EXTM3U\nfile:///etc/passwd\nmms://one.example/live\nrtsp://x/y\n${one}`,
      [one],
    ],
    ['nothing but a file', '[playlist]\nFile1=file:///etc/passwd\n', []],
    ['an empty list', '#EXTM3U\n', []],
    ['a web page', `<!doctype html><html><a href="${one}">x</a></html>`, null],
    ['XML of another kind', `<?xml version="1.0"?><rss><channel><link>${one}</link></channel></rss>`, null],
    ['a sentence', 'Harbour FM', null],
    ['a sentence with an address', `Listen: ${one}`, null],
    ['relative addresses in any text', 'live.mp3\n', null],
    ['nothing', '', null],
  ])('reads %s', (_what, text, entries) => {
    expect(playlistEntries(text, url)).toEqual(entries);
  });
});

describe('isHlsPlaylist', () => {
  it.each([
    ['#EXTM3U\n#EXT-X-TARGETDURATION:2\n0.ts\n', true],
    ['#EXTM3U\r\n#EXT-X-STREAM-INF:BANDWIDTH=9\nlow.m3u8\r\n', true],
    ['#EXTM3U\n#EXTINF:-1,#EXT-X-FILES\nhttp://one.example/live\n', false],
  ])('%j: %s', (text, is) => {
    expect(isHlsPlaylist(text)).toBe(is);
  });
});
