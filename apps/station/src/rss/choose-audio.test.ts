import { describe, expect, it } from 'vitest';
import { readPodcast } from './read-podcast.ts';

const itemOf = (inner: string) =>
  readPodcast(
    `<rss xmlns:media="http://search.yahoo.com/mrss/"><channel><item>${inner}</item></channel></rss>`,
    'https://a.example/feed.xml',
  )?.items[0];
const chosen = (inner: string) => itemOf(inner)?.enclosure?.replace('https://a.example/', '') ?? null;
const enclosure = (url: string, attributes = '') => `<enclosure url="${url}" ${attributes}/>`;

describe('chooseAudio', () => {
  it.each([
    ['no type', enclosure('1.mp3')],
    ['an empty type', enclosure('1.mp3', 'type=""')],
    ['a blank type', enclosure('1.mp3', 'type="  "')],
    ['an empty type and no extension', enclosure('play?id=7', 'type=""')],
    ['a web page as type', enclosure('1.mp3', 'type="text/html"')],
    ['plain text as type', enclosure('1.mp3', 'type="text/plain; charset=utf-8"')],
    ['a picture as type', enclosure('1.m4a', 'type="image/jpeg"')],
    ['a document as type', enclosure('1.ogg', 'type="application/pdf"')],
    ['bytes as type', enclosure('1.opus', 'type="application/octet-stream"')],
    ['bytes as type and no extension', enclosure('1', 'type="binary/octet-stream"')],
    ['a type that is none', enclosure('1', 'type="mp3"')],
    ['a type in capitals', enclosure('1', 'type="AUDIO/MPEG"')],
    ['the old type of Ogg', enclosure('1', 'type="application/ogg"')],
    ['video as type', enclosure('1.mp3', 'type="video/mp4"')],
    ['an extension in capitals', enclosure('1.MP3', 'type="text/html"')],
    ['an extension before the query', enclosure('1.mp3?token=.html', 'type="text/html"')],
    ['an extension before a slash', enclosure('1.mp3/', 'type="text/html"')],
    ['an extension before a session', enclosure('1.mp3;jsessionid=A.html', 'type="text/html"')],
    ['an extension behind an escaped dot', enclosure('1%2Emp3', 'type="text/html"')],
    ['an extension in the query', enclosure('get.php?file=1.mp3', 'type="text/html"')],
    ['audio as type at the address of a page', enclosure('1.html', 'type="audio/mpeg"')],
    ['a video alone', enclosure('1.mp4', 'type="video/mp4"')],
    ['a video without a type', enclosure('1.m4v')],
    ['an address of other spelling', '<enclosure href="1.mp3" type=""/>'],
    ['an address as text', '<enclosure type="">1.mp3</enclosure>'],
    ['media content with a type', '<media:content url="1.mp3" type="audio/mpeg"/>'],
    ['media content with a medium', '<media:content url="1" medium="audio"/>'],
    ['media content with an extension alone', '<media:content url="1.mp3"/>'],
    ['media content in a group', '<media:group><media:content url="1.mp3" type=""/></media:group>'],
  ])('takes a file with %s', (_what, inner) => {
    expect(chosen(inner)).toMatch(/^(?:1|play|get)/);
  });

  it.each([
    ['a picture', enclosure('1.jpg', 'type="image/jpeg"')],
    ['a picture without a type', enclosure('1.JPG?w=3')],
    ['a picture with an empty type', enclosure('1.png', 'type=""')],
    ['a picture as bytes', enclosure('1.webp', 'type="application/octet-stream"')],
    ['a page', enclosure('1', 'type="text/html"')],
    ['a document', enclosure('1', 'type="application/pdf"')],
    ['a book', enclosure('1.epub')],
    ['a torrent', enclosure('1.torrent', 'type="application/x-bittorrent"')],
    ['a transcript', enclosure('1.vtt')],
    ['media content without a type', '<media:content url="1"/>'],
    ['a picture as media content', '<media:content url="1" medium="image"/>'],
    ['an address without a file', enclosure('', 'type="audio/mpeg"').replace('url=""', 'url=" "')],
    ['an address that is not of the web', enclosure('file:///1.mp3', 'type="audio/mpeg"')],
    ['data', enclosure('data:audio/mpeg;base64,AAAA', 'type="audio/mpeg"')],
  ])('takes no file for %s', (_what, inner) => {
    expect(chosen(inner)).toBeNull();
  });

  it.each([
    [
      'audio to video',
      enclosure('v.mp4', 'type="video/mp4"') + enclosure('a.mp3', 'type="audio/mpeg"'),
      'a.mp3',
    ],
    [
      'audio by its name to a file without a word',
      enclosure('x', 'type=""') + enclosure('a.mp3', 'type=""'),
      'a.mp3',
    ],
    ['video to a file without a word', enclosure('x') + enclosure('v.mp4'), 'v.mp4'],
    ['the first audio', enclosure('a.mp3') + enclosure('b.mp3', 'type="audio/mpeg"'), 'a.mp3'],
    [
      'audio behind pictures and pages',
      enclosure('p.jpg') + enclosure('d.pdf') + enclosure('a.mp3', 'type="text/plain"'),
      'a.mp3',
    ],
  ])('prefers %s', (_what, inner, url) => {
    expect(chosen(inner)).toBe(url);
  });

  it.each([
    ['/1.mp3', 'https://a.example/1.mp3'],
    ['my file.mp3', 'https://a.example/my%20file.mp3'],
    ['//b.example/1.mp3', 'https://b.example/1.mp3'],
    ['www.b.example/1.mp3', 'http://www.b.example/1.mp3'],
    [' https://b.example/a%20b.mp3?x=%3D&amp;y=1 ', 'https://b.example/a%20b.mp3?x=%3D&y=1'],
    ['https://b.example/track/http://c.example/1.mp3', 'https://b.example/track/http://c.example/1.mp3'],
  ])('reads the address %s', (written, address) => {
    expect(itemOf(enclosure(written))?.enclosure).toBe(address);
  });

  it('keeps the type and length that the feed claims', () => {
    expect(itemOf(enclosure('1.mp3', 'type="Text/HTML" length=" 42 "'))?.audio).toEqual({
      url: 'https://a.example/1.mp3',
      type: 'text/html',
      length: 42,
    });
    expect(itemOf('<media:content url="1.mp3" filesize="7"/>')?.audio).toMatchObject({ type: '', length: 7 });
    expect(itemOf(enclosure('1.mp3', 'length="12:30"'))?.audio).toMatchObject({ length: null });
  });
});
