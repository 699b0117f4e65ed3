import { describe, expect, it } from 'vitest';
import { podcastGuid } from './podcast-guid.ts';

describe('podcastGuid', () => {
  it.each([
    ['https://podnews.net/rss', '9b024349-ccf0-5f69-a609-6b82873eab3c'],
    ['mp3s.nashownotes.com/pc20rss.xml', '917393e3-1b1e-5cef-ace4-edaa54e1f810'],
  ])('C6 podcast:guid is the UUIDv5 the podcast namespace gives as its example for %s', (url, guid) => {
    expect(podcastGuid(url)).toBe(guid);
  });

  it('C6 podcast:guid ignores scheme and trailing slashes, and nothing else', () => {
    const guid = podcastGuid('http://radio.example/feed');
    expect(podcastGuid('https://radio.example/feed//')).toBe(guid);
    expect(podcastGuid('radio.example/feed')).toBe(guid);
    expect(podcastGuid('https://radio.example/feed?x=1')).not.toBe(guid);
  });
});
