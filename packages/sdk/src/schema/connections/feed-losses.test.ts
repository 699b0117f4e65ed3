import { describe, expect, it } from 'vitest';
import { feedLosses } from './feed-losses.ts';

const feed = { type: 'rss', status: true, is_private: false, new_feed_url: '', redirect_at: null } as const;
const url = 'https://new.example/feed.xml';
const moved = { ...feed, new_feed_url: url, redirect_at: 100 } as const;

describe('feedLosses', () => {
  it.each([
    ['a public feed becomes private', feed, { is_private: true }, ['private']],
    ['a feed is switched off', feed, { status: false }, ['off']],
    ['a private feed is switched off', { ...feed, is_private: true }, { status: false }, ['off']],
    ['a feed announces another address', feed, { new_feed_url: url }, ['moved']],
    ['a feed begins to redirect', { ...feed, new_feed_url: url }, { redirect_at: 100 }, ['moved']],
    [
      'a feed redirects to yet another address',
      { ...feed, new_feed_url: url, redirect_at: 100 },
      { new_feed_url: `${url}?2` },
      ['moved'],
    ],
    ['a redirect begins earlier', moved, { redirect_at: 99 }, ['moved']],
    [
      'a redirect begins later, to another address',
      moved,
      { new_feed_url: `${url}?2`, redirect_at: 200 },
      ['moved'],
    ],
    [
      'several at once',
      feed,
      { is_private: true, status: false, new_feed_url: url },
      ['private', 'off', 'moved'],
    ],
    ['a private feed moves', { ...feed, is_private: true }, { new_feed_url: url }, ['moved']],
  ] as const)('finds them: %s', (_change, before, update, losses) => {
    expect(feedLosses(before, update)).toEqual(losses);
  });

  it.each([
    ['nothing changes', feed, {}],
    ['the form saves the same again', feed, { ...feed }],
    [
      'a moved feed is saved again',
      { ...feed, new_feed_url: url, redirect_at: 100 },
      { new_feed_url: url, redirect_at: 100 },
    ],
    ['a private feed becomes public', { ...feed, is_private: true }, { is_private: false }],
    ['a private feed stays private', { ...feed, is_private: true }, { is_private: true }],
    ['a feed is switched on', { ...feed, status: false }, { status: true }],
    [
      'a feed that is off changes',
      { ...feed, status: false },
      { is_private: true, status: false, new_feed_url: url },
    ],
    [
      'a move is taken back',
      { ...feed, new_feed_url: url, redirect_at: 100 },
      { new_feed_url: '', redirect_at: null },
    ],
    ['a redirect is taken back, and the address stays announced', moved, { redirect_at: null }],
    ['a redirect is postponed', moved, { redirect_at: 101 }],
    ['a redirect is postponed in the form, which sends all fields', moved, { ...moved, redirect_at: 101 }],
    ['the time of a move is removed with its address', moved, { new_feed_url: '' }],
    ['a player is switched off', { ...feed, type: 'webwidget' }, { status: false }],
  ] as const)('finds none: %s', (_change, before, update) => {
    expect(feedLosses(before, update)).toEqual([]);
  });
});
