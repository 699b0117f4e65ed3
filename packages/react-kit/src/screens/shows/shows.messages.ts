import { countedOf } from '../../words/counted.ts';
import { defineMessages } from '../../words/define-messages.ts';
export const showsMessages = defineMessages('shows/list/shows', {
  heading: 'Shows',
  search: 'Search shows',
  sort: 'Sort by',
  sortLatest: 'Last episode',
  sortTitle: 'Title',
  layout: 'Layout',
  grid: 'Grid',
  list: 'List',
  create: 'Create new show',
  failed: 'Unable to talk to server to get all shows',
  destinationsFailed: 'Unable to fetch social media connections from the server',
  new: 'New',
  count: (found: number, all: number) => countedOf(found, all, 'show', 'shows'),
  none: 'No shows yet',
  noneText: 'A show groups episodes and sets where they are published.',
  noneChosen: 'An admin of your station chooses the shows that you work on. Ask them for one.',
  noResults: 'No shows match',
  noResultsText: 'Try another word from the title.',
  loading: 'Loading shows',
});
