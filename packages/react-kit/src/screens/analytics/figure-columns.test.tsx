import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cells, openAnalytics, openTab, responseWith, row } from './testing/open-analytics.tsx';

it('sorts by every column that the station can sort by, and not by the trend', async () => {
  openAnalytics();
  await cells(/Morning Tide/);
  const sortable = screen
    .getAllByRole('columnheader')
    .filter((head) => head.querySelector('button'))
    .map(({ textContent }) => textContent);
  expect(sortable).toEqual(['Show', 'Downloads', '% Total', 'Reach', 'Listen through rate']);
});

it('leaves the date of an episode that was never published empty', async () => {
  const drafts = responseWith([row({ aw_collection_id: '4', aw_episode_id: '21' })]);
  openAnalytics({ 'analytics.shows': () => drafts });
  await openTab('By Episode');
  expect((await cells(/The ferry/))[2]).toBe('');
});
