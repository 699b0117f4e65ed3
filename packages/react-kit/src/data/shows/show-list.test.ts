import { describe, expect, it } from 'vitest';
import type { Show } from '@postkit/sdk/schema';
import { makeShow } from '@postkit/sdk/testing';
import { english } from '../../words/catalogue.ts';
import { findShows, hasNewEpisode, sortShows, visibleShows } from './show-list.ts';
import { downloadsText, lastEpisodeText, publishedText } from './show-texts.ts';

const titles = (shows: readonly Show[]) => shows.map((show) => show.title);

describe('sortShows', () => {
  const shows = [
    makeShow({ id: 1, title: 'Beta', last_playlist_date: 10 }),
    makeShow({ id: 2, title: 'Alpha' }),
    makeShow({ id: 3, title: 'Gamma', last_playlist_date: 20 }),
  ];

  it('SHOWS-012 sorts by newest episode, with shows without one last', () => {
    expect(titles(sortShows(shows, 'latest'))).toEqual(['Gamma', 'Beta', 'Alpha']);
    const first = makeShow({ id: 4, title: 'Delta', last_playlist_date: 0 });
    expect(titles(sortShows([...shows, first], 'latest'))).toEqual(['Gamma', 'Beta', 'Delta', 'Alpha']);
    expect(titles(sortShows([first, ...shows], 'latest'))).toEqual(['Gamma', 'Beta', 'Delta', 'Alpha']);
  });

  it('SHOWS-013 sorts by title', () => {
    expect(titles(sortShows(shows, 'title'))).toEqual(['Alpha', 'Beta', 'Gamma']);
    const same = [7, 5, 6].map((id) => makeShow({ id, title: 'Same' }));
    expect(sortShows(same, 'title').map(({ id }) => id)).toEqual([5, 6, 7]);
  });
});

describe('findShows', () => {
  it('SHOWS-007 matches the title, ignoring case', () => {
    const shows = [makeShow({ title: 'Morning Drive' }), makeShow({ title: 'Evening' })];
    expect(titles(findShows(shows, ' DRIVE '))).toEqual(['Morning Drive']);
  });

  it('keeps the order, and returns all shows for an empty text', () => {
    const shows = [makeShow({ id: 2, title: 'B one' }), makeShow({ id: 1, title: 'A one' })];
    expect(titles(findShows(shows, 'one'))).toEqual(['B one', 'A one']);
    expect(findShows(shows, '  ')).toEqual(shows);
  });
});

describe('visibleShows', () => {
  it('shows placeholders to admins only', () => {
    const shows = [makeShow({ title: 'Placeholder', placeholder: true })];
    expect(visibleShows(shows, false)).toEqual([]);
    expect(visibleShows(shows, true)).toHaveLength(1);
    const plain = [makeShow({ placeholder: false })];
    expect(visibleShows(plain, false)).toEqual(plain);
  });
});

describe('lastEpisodeText', () => {
  it('SHOWS-004 SHOWS-005 shows the date of last_playlist_date and the published counter', () => {
    const show = makeShow({
      last_playlist_date: Date.UTC(2026, 10, 4, 2) / 1000,
      counters: { published: 12, unpublished: 1, scheduled: 0, draft: 3 },
    });
    expect(lastEpisodeText(show, 'America/New_York', english)).toBe('Last episode: Nov 3, 2026');
    expect(lastEpisodeText(makeShow(), 'UTC', english)).toBe('No episodes yet');
    expect(publishedText(show, english)).toBe('12 published episodes');
  });
});

describe('hasNewEpisode', () => {
  it('is for the last seven days, and not for scheduled episodes', () => {
    const now = Date.UTC(2026, 10, 24) / 1000;
    const isNew = (last: number | null) => hasNewEpisode({ last_playlist_date: last }, now);
    expect([null, now - 7 * 86_400, now - 7 * 86_400 + 1, now, now + 1].map(isNew)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('downloadsText', () => {
  it('names the days, and says nothing of unknown downloads', () => {
    expect([undefined, 0, 1, 10_284].map((count) => downloadsText(count, english))).toEqual([
      '',
      '0 downloads in 28 days',
      '1 download in 28 days',
      '10,284 downloads in 28 days',
    ]);
  });
});
