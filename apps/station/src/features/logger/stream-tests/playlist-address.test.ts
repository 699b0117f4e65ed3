import { describe, expect, it } from 'vitest';
import { playlistAddress } from './playlist-address.ts';

describe('playlistAddress', () => {
  it.each([
    ['#EXTM3U\n#EXTINF:-1,Harbour FM\nhttp://radio.example/live\n', 'http://radio.example/live'],
    ['http://radio.example:8000/live\r\nhttp://two.example/live\r\n', 'http://radio.example:8000/live'],
    ['[playlist]\nNumberOfEntries=1\nFile1=https://radio.example/live\nTitle1=Harbour FM\n', 'https://radio.example/live'],
    [
      '<playlist version="1"><trackList><track><location>http://radio.example/live</location></track></trackList></playlist>',
      'http://radio.example/live',
    ],
    ['#EXTM3U\n#EXT-X-TARGETDURATION:2\nhttp://radio.example/0.ts\n', null],
    ['#EXTM3U\nlive.mp3\n', null],
    ['<html>http://radio.example/live</html>', null],
    ['[playlist]\nFile1=file:///etc/passwd\n', null],
    ['', null],
  ])('reads %j', (text, address) => {
    expect(playlistAddress(text)).toBe(address);
  });
});
