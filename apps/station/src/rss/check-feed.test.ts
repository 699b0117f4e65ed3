import { describe, expect, it } from 'vitest';
import { checkFeed } from './check-feed.ts';
import { feedRules } from './feed-rules.ts';
import { renderFeed } from './render-feed.ts';
import { makeFeed, makeFullFeed, makeItem } from './testing/make-feed.ts';

const address = 'https://radio.example/rss/7.xml';
const check = (text: string) => checkFeed(text, address)?.findings.map(({ rule, level, guid }) => [rule, level, guid]);

describe('checkFeed', () => {
  it('finds no error in a feed of this station, read back from its text', () => {
    for (const feed of [makeFeed(), makeFullFeed()]) {
      const report = checkFeed(renderFeed(feed), address);
      expect(report?.title).toBe('Morning');
      expect(report?.findings.filter(({ level }) => level === 'error')).toEqual([]);
    }
  });

  it('finds what a foreign feed lacks, of the show and of its items', () => {
    const text = `<rss version="2.0"><channel><title>Tide</title><item><title>One</title><guid>a</guid></item>
      <item><title>Two</title><guid>a</guid><enclosure url="http://a.example/2.ogg" type="audio/ogg" length="x"/></item></channel></rss>`;
    const found = check(text) ?? [];
    expect(new Set(found.filter(([, level, guid]) => level === 'error' && guid === undefined).map(([rule]) => rule))).toEqual(
      new Set(['C2', 'C3', 'C4', 'C6', 'C9']),
    );
    expect(found).toEqual(
      expect.arrayContaining([
        ['I1', 'error', 'a'],
        ['I2', 'error', 'a'],
        ['I3', 'error', 'a'],
        ['I5', 'error', 'a'],
      ]),
    );
  });

  it('reads lock, move, numbers and durations as directories do', () => {
    const item = makeItem({ season: { number: 2 }, episode: { number: 3 }, duration: 3723 });
    const open = renderFeed(makeFeed({ type: 'serial', locked: false, newFeedUrl: 'http://a.example/feed', items: [item] }));
    expect(check(open.replace('>3723<', '>1:02:03<'))).toEqual(
      expect.arrayContaining([
        ['C7', 'warning', undefined],
        ['C10', 'error', undefined],
      ]),
    );
    expect(check(open)?.filter(([rule]) => rule === 'I6')).toEqual([]);
    expect(check(open.replace('<itunes:episode>3<', '<itunes:episode>three<'))).toContainEqual(['I6', 'error', item.guid]);
  });

  it('is null for a text that is not a feed', () => {
    expect(checkFeed('<html><body>Hello</body></html>', address)).toBeNull();
  });

  it('has a reason and a fix for every rule that it finds', () => {
    for (const { reason, fix, sources } of Object.values(feedRules)) {
      expect([reason, fix].every((text) => text.endsWith('.'))).toBe(true);
      expect(sources.length).toBeGreaterThan(0);
    }
  });
});
