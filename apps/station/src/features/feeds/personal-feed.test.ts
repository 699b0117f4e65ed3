import { describe, expect, it } from 'vitest';
import { bodyWithoutToken, tokenPlaceholder, withToken } from './personal-feed.ts';

describe('bodyWithoutToken', () => {
  it('leaves the addresses of a private feed as they are without a listener', () => {
    const addresses = [
      withToken('https://post.example.org/wxyz/1.mp3'),
      `https://post.example.org/wxyz/rss/1.xml?page=2&amp;token=${tokenPlaceholder}`,
      `https://post.example.org/wxyz/rss/1.xml?page=2&token=${tokenPlaceholder}`,
      'https://other.example/?token=theirs',
    ];
    expect(String(bodyWithoutToken({ body: Buffer.from(addresses.join(' ')) })).split(' ')).toEqual([
      'https://post.example.org/wxyz/1.mp3',
      'https://post.example.org/wxyz/rss/1.xml?page=2',
      'https://post.example.org/wxyz/rss/1.xml?page=2',
      'https://other.example/?token=theirs',
    ]);
  });
});
