import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsResponse } from '@postkit/sdk/schema';
import { failure } from '../../testing/fake-station.ts';
import { withResolvers } from '../../testing/with-resolvers.ts';
import {
  cells,
  messages,
  openAnalytics,
  openTab,
  press,
  responseWith,
  row,
  user,
} from './testing/open-analytics.tsx';

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const cards = () => [...screen.getByLabelText('Totals').children].map((card) => card.textContent);

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('AnalyticsScreen', () => {
  it('ANALYTICS-001 ANALYTICS-003 ANALYTICS-009 shows its title, dates, shows, help and five tabs', async () => {
    const { host } = openAnalytics();
    expect(await screen.findByRole('heading', { level: 1, name: 'POST Analytics' })).toBeDefined();
    expect(host.setTitle).toHaveBeenLastCalledWith('POST Analytics');
    expect(await screen.findByRole('group', { name: 'Date range' })).toBeDefined();
    expect(screen.getByRole('button', { name: /All Shows/ })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Glossary' })).toBeDefined();
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(tabs).toEqual(['By Show', 'By Episode', 'By Country', 'By Platform', 'Reports']);
  });

  it('ANALYTICS-010 ANALYTICS-013 shows different stat cards and columns on every tab', async () => {
    openAnalytics();
    const figures = ['Downloads', '% Total', 'Reach', 'Listen through rate'];
    expect(await cells(/Morning Tide/)).toEqual(['Morning Tide', '', '1,200', '33.3%', '900', '71%']);
    expect(heads()).toEqual(['Show', '28 days', ...figures]);
    expect(cards()).toEqual(['Shows1', 'Downloads3,600', 'Reach2,000', 'Listen through rate50%']);
    await openTab('By Episode');
    expect(await cells(/The ferry/)).toEqual([
      'The ferry',
      'Morning Tide',
      '11/03/2026',
      '1,200',
      '33.3%',
      '900',
      '71%',
    ]);
    expect(heads()).toEqual(['Episode', 'Show', 'Publish Date', ...figures]);
    expect(cards()[0]).toBe('Episodes1');
    await openTab('By Country');
    expect(await cells(/Norway/)).toEqual(['Norway', '1,200', '33.3%', '900', '71%']);
    expect(heads()).toEqual(['Country', ...figures]);
    expect(cards()[0]).toBe('Countries2');
    await openTab('By Platform');
    expect(await cells(/Spotify/)).toEqual(['Spotify', '1,200', '33.3%', '900', '71%']);
    expect(heads()).toEqual(['Platform', ...figures]);
    expect(cards()[0]).toBe('Platforms1');
    await openTab('Reports');
    expect(await cells(/11-04-2026/)).toEqual(['11-04-2026', '1,200', '33.3%', '900', '71%']);
    expect(heads()).toEqual(['Day', ...figures]);
    expect(cards()).toEqual(['Days1', 'Downloads3,600', 'Reach2,000', 'Listen through rate50%']);
  });

  it('ANALYTICS-026 ANALYTICS-027 ANALYTICS-028 shows publish dates in station time with slashes, and days in UTC with dashes', async () => {
    openAnalytics();
    await openTab('By Episode');
    expect(await cells(/The ferry/)).toContain('11/03/2026');
    await openTab('Reports');
    expect((await cells(/2026/))[0]).toBe('11-04-2026');
  });

  it('ANALYTICS-032 ANALYTICS-034 shows the listen through rate in whole percent, and shares with one decimal', async () => {
    openAnalytics();
    const [, , , share, , rate] = await cells(/Morning Tide/);
    expect([share, rate]).toEqual(['33.3%', '71%']);
  });

  it.each([
    ['By Show', 'analytics.shows'],
    ['By Episode', 'analytics.shows'],
    ['By Country', 'analytics.countries'],
    ['By Platform', 'analytics.platforms'],
    ['Reports', 'analytics.total'],
  ])(
    'ANALYTICS-011 ANALYTICS-012 ANALYTICS-058 shows on %s a loader while figures load, and a notice and no export without rows',
    async (tab, operation) => {
      const waiting = withResolvers<AnalyticsResponse>();
      openAnalytics({
        'analytics.shows': () => responseWith([row({ aw_collection_id: '4' })]),
        [operation]: () => waiting.promise,
      });
      await openTab(tab);
      expect((await screen.findByText('Loading analytics')).closest('[role=status]')).not.toBeNull();
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export CSV' }).disabled).toBe(true);
      waiting.resolve(responseWith([]));
      expect(await screen.findByText('No results')).toBeDefined();
      expect(
        screen.getByText(
          'The current filters generated no results. Try adjusting the date range, or decreasing the number of applied filters.',
        ),
      ).toBeDefined();
      expect(screen.queryByText('Loading analytics')).toBeNull();
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export CSV' }).disabled).toBe(true);
    },
  );

  it('ANALYTICS-015 ANALYTICS-016 ANALYTICS-017 sorts by a column header, ascending first, and reverses the order on the second press', async () => {
    const { requests } = openAnalytics();
    const order = () => {
      const { query } = requests('analytics.shows').at(-1) ?? { query: { sort: '', order: '' } };
      return [query['sort'], query['order']];
    };
    await cells(/Morning Tide/);
    expect(order()).toEqual(['downloads', 'desc']);
    await press('Reach');
    await waitFor(() => expect(order()).toEqual(['unique_reach', 'asc']));
    await press('Reach');
    await waitFor(() => expect(order()).toEqual(['unique_reach', 'desc']));
    await press('Show');
    await waitFor(() => expect(order()).toEqual(['aw_collection_id', 'asc']));
  });

  it('ANALYTICS-018 shows pages of 100 rows', async () => {
    const many = Array.from({ length: 100 }, (_, index) => row({ aw_collection_id: String(index + 100) }));
    const { requests } = openAnalytics({ 'analytics.shows': () => responseWith(many, 201) });
    expect(await screen.findByText('Page 1 of 3')).toBeDefined();
    expect(screen.getAllByRole('row')).toHaveLength(101);
    await press('Next');
    await waitFor(() => expect(requests('analytics.shows').at(-1)?.query['page']).toBe('2'));
  });

  it('ANALYTICS-006 ANALYTICS-007 shows how many shows are chosen', async () => {
    const { requests } = openAnalytics();
    await user.click(await screen.findByRole('button', { name: /All Shows/ }));
    await user.click(await screen.findByRole('option', { name: 'Morning Tide' }));
    await user.click(screen.getByRole('option', { name: 'Night Watch' }));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: /Shows: 2 selected/ })).toBeDefined();
    await waitFor(() => expect(requests('analytics.shows').at(-1)?.query['show_id']).toBe('4,5'));
  });

  it('ANALYTICS-043 filters every tab by a list of countries, or by the one that the user presses', async () => {
    const { requests } = openAnalytics({}, undefined);
    await openTab('By Country');
    await press('Norway');
    await waitFor(() => expect(requests('analytics.countries').at(-1)?.query['countries_list']).toBe('NO'));
    await openTab('By Platform');
    await waitFor(() => expect(requests('analytics.platforms').at(-1)?.query['countries_list']).toBe('NO'));
    await press('Stop showing only Norway');
    await waitFor(() =>
      expect(requests('analytics.platforms').at(-1)?.query['countries_list']).toBeUndefined(),
    );
    await press('Spotify');
    await waitFor(() =>
      expect(requests('analytics.platforms').at(-1)?.query['platform_list']).toBe('Spotify'),
    );
    await press('Stop showing only Spotify');
    await user.click(screen.getByRole('button', { name: /All Platforms/ }));
    await user.click(await screen.findByRole('option', { name: 'VLC' }));
    await waitFor(() => expect(requests('analytics.platforms').at(-1)?.query['platform_list']).toBe('VLC'));
    await user.keyboard('{Escape}');
    await press(/All Countries/);
    await user.click(await screen.findByRole('option', { name: 'Norway' }));
    await user.click(screen.getByRole('option', { name: 'Sweden' }));
    await waitFor(() =>
      expect(requests('analytics.platforms').at(-1)?.query['countries_list']).toBe('NO,SE'),
    );
  });

  it('ANALYTICS-004 ANALYTICS-005 starts with today in the station’s time, and requests no later day', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 22, 2));
    const { requests } = openAnalytics({}, 'start=2026-11-20&end=2026-12-31');
    await cells(/Morning Tide/);
    expect(requests('analytics.shows').at(-1)?.query).toMatchObject({
      start_date: '2026-11-20',
      end_date: '2026-11-21',
    });
    cleanup();
    const fresh = openAnalytics();
    await cells(/Morning Tide/);
    expect(fresh.requests('analytics.shows')[0]?.query).toMatchObject({
      start_date: '2026-11-21',
      end_date: '2026-11-21',
    });
  });

  it('ANALYTICS-041 ANALYTICS-042 counts by day, week or year on the reports tab only', async () => {
    const { requests } = openAnalytics();
    await cells(/Morning Tide/);
    expect(screen.queryByRole('radiogroup', { name: 'Granularity' })).toBeNull();
    expect(requests('analytics.shows')[0]?.query['granularity']).toBeUndefined();
    await openTab('Reports');
    const group = await screen.findByRole('radiogroup', { name: 'Granularity' });
    const options = within(group).getAllByRole('radio');
    expect(options.map((option) => option.parentElement?.textContent)).toEqual(['Day', 'Week', 'Year']);
    await user.click(within(group).getByRole('radio', { name: 'Week' }));
    await waitFor(() =>
      expect(requests('analytics.total').at(-1)?.query).toMatchObject({
        dimension: 'date',
        granularity: 'week',
      }),
    );
    expect(heads()[0]).toBe('Week of');
  });

  it('KIT-038 draws the downloads of each day as bars on the reports tab', async () => {
    // happy-dom has no layout, and a chart without a size draws nothing.
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const isFrame = this.classList.contains('recharts-responsive-container');
      return isFrame ? new DOMRect(0, 0, 700, 300) : new DOMRect();
    });
    vi.spyOn(ResizeObserver.prototype, 'observe').mockReturnValue();
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 4, 17));
    openAnalytics();
    await openTab('Reports');
    const chart = await screen.findByRole('figure', { name: 'Downloads and reach over time' });
    await waitFor(() => expect(chart.querySelectorAll('.recharts-bar-rectangle')).toHaveLength(1));
  });

  it('ANALYTICS-004 offers no later day than today in the station’s time', async () => {
    // In happy-dom, unlike in a browser, setting the same selection again triggers itself endlessly.
    vi.spyOn(Selection.prototype, 'collapse').mockReturnValue();
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 22, 2));
    openAnalytics();
    await cells(/Morning Tide/);
    await press(/Open calendar/);
    const calendar = within(await screen.findByRole('dialog'));
    const isDisabled = (day: number) =>
      calendar
        .getByRole('button', { name: new RegExp(`November ${day}, 2026`) })
        .getAttribute('aria-disabled');
    expect([isDisabled(21), isDisabled(22)]).toEqual([null, 'true']);
  });

  it('ANALYTICS-038 stores no range while one of its dates is incomplete', async () => {
    const { onQueryChange, requests } = openAnalytics({}, 'start=2026-01-04&end=2026-01-05');
    await cells(/Morning Tide/);
    const before = requests('analytics.shows').length;
    await user.click(await screen.findByRole('spinbutton', { name: /day,.*Start Date/ }));
    await user.keyboard('{Backspace}');
    expect(onQueryChange).not.toHaveBeenCalled();
    expect(requests('analytics.shows')).toHaveLength(before);
    await user.keyboard('3');
    await waitFor(() => expect(onQueryChange.mock.lastCall?.[0]).toContain('start=2026-01-03'));
  });

  it('ANALYTICS-022 ANALYTICS-023 ANALYTICS-024 defines downloads, users and the listen through rate', async () => {
    openAnalytics();
    await press('Glossary');
    const drawer = within(await screen.findByRole('dialog', { name: 'Glossary' }));
    const definitionOf = (term: string) =>
      drawer.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
    expect(definitionOf('Downloads')).toContain(
      '60 seconds or more of an episode consumed within a 24-hour period counts as one download',
    );
    expect(definitionOf('Listen through rate')).toMatch(/^The average percentage .* It is experimental/);
    await user.click(drawer.getByRole('button', { name: 'Next' }));
    expect(definitionOf('Unique users')).toContain(
      'A user agent plus an IP address within 24 hours, on UTC.',
    );
    expect(definitionOf('Reach')).toContain('Unique users who had at least one download.');
  });

  it('ANALYTICS-020 ANALYTICS-021 ANALYTICS-025 explains six terms on two pages of a drawer', async () => {
    openAnalytics();
    await press('Glossary');
    const drawer = await screen.findByRole('dialog', { name: 'Glossary' });
    const terms = () =>
      within(drawer)
        .getAllByRole('term')
        .map((term) => term.textContent);
    const button = (name: string) => within(drawer).getByRole<HTMLButtonElement>('button', { name });
    expect(terms()).toEqual(['Country', 'Downloads', 'Listen through rate']);
    expect([button('Prev').disabled, button('First').disabled]).toEqual([true, true]);
    await user.click(button('Next'));
    expect(terms()).toEqual(['% Total', 'Reach', 'Unique users']);
    expect([button('Next').disabled, button('Last').disabled]).toEqual([true, true]);
    expect(within(drawer).getByText(/A user agent plus an IP address within 24 hours, on UTC/)).toBeDefined();
  });

  it.each([
    ['ANALYTICS-071', 'By Show', 'analytics.shows', 'Unable to talk to server to get show analytics'],
    ['ANALYTICS-073', 'By Episode', 'analytics.shows', 'Unable to talk to server to get episode analytics'],
    [
      'ANALYTICS-074',
      'By Country',
      'analytics.countries',
      'Unable to talk to server to get country analytics',
    ],
    [
      'ANALYTICS-075',
      'By Platform',
      'analytics.platforms',
      'Unable to talk to server to get platform analytics',
    ],
  ])('%s reports a failure on %s, and retries', async (_id, tab, operation, words) => {
    let works = false;
    openAnalytics({ [operation]: () => (works ? responseWith([]) : failure(500, 'no')) });
    await openTab(tab);
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    works = true;
    await press('Retry');
    expect(await screen.findByText('No results')).toBeDefined();
  });

  it('ANALYTICS-072 reports that episode names could not be loaded, and shows the ids', async () => {
    openAnalytics({ 'analytics.episodeNames': () => failure(500, 'no') });
    await openTab('By Episode');
    expect(await cells(/#21/)).toContain('Morning Tide');
    await waitFor(() =>
      expect(messages()).toEqual([['Unable to talk to server to get episode names', '500: no']]),
    );
  });

  it('ANALYTICS-077 ANALYTICS-078 reports that show names could not be loaded, and shows the ids', async () => {
    openAnalytics({ 'analytics.showNames': () => failure(500, 'no') });
    expect(await cells(/#4/)).toContain('1,200');
    await waitFor(() => expect(messages()).toEqual([['Unable to talk to server to get shows', '500: no']]));
  });
});
