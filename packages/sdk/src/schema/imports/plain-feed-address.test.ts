import { describe, expect, it } from 'vitest';
import { feedCheckInput } from '../feeds/feed-check.ts';
import { plainFeedAddress } from './plain-feed-address.ts';
import { feedUrl } from './podcast-import.ts';

describe('plainFeedAddress', () => {
  it.each([
    ['feed://a.example/rss', 'http://a.example/rss'],
    ['feed:https://a.example/rss', 'https://a.example/rss'],
    ['feed:http://a.example/rss', 'http://a.example/rss'],
    ['feed://https://a.example/rss', 'https://a.example/rss'],
    ['feed://https//a.example/rss', 'https://a.example/rss'],
    ['FEED://a.example/rss', 'http://a.example/rss'],
    ['pcast://a.example/rss', 'http://a.example/rss'],
    ['pcast:HTTPS://a.example/rss', 'https://a.example/rss'],
    ['itpc://user:word@a.example:8080/rss?a=1#b', 'http://user:word@a.example:8080/rss?a=1#b'],
    ['podcast://a.example/rss', 'http://a.example/rss'],
    ['rss://a.example/rss', 'http://a.example/rss'],
    ['itms-podcasts://a.example/rss', 'http://a.example/rss'],
    [' https://a.example/rss\n', 'https://a.example/rss'],
    ['https://feed.example/rss', 'https://feed.example/rss'],
    ['https://a.example/feed://b', 'https://a.example/feed://b'],
    ['feedback://a.example', 'feedback://a.example'],
    ['file:///etc/passwd', 'file:///etc/passwd'],
  ])('%s', (written, address) => {
    expect(plainFeedAddress(written)).toBe(address);
  });
});

describe('an address of a feed', () => {
  it('may be a link that opens a podcast app, for imports and checks', () => {
    expect(feedUrl.parse(' itpc://a.example/rss ')).toBe('http://a.example/rss');
    expect(feedCheckInput.parse({ url: 'feed:https://a.example/rss' })).toEqual({
      url: 'https://a.example/rss',
    });
  });

  it.each([
    '',
    'a.example',
    'feed:',
    'feed:javascript:alert(1)',
    'file:///etc/passwd',
    'pcast:file:///etc/passwd',
    `https://a.example/${'x'.repeat(2048)}`,
  ])('is not %.40s', (text) => {
    expect(feedUrl.safeParse(text).success).toBe(false);
  });
});
