import type { DestinationNote } from '../../../data/destinations/index.ts';
import { counted } from '../../../words/counted.ts';
import { defineMessages } from '../../../words/define-messages.ts';

export const publishingDestinationsMessages = defineMessages('shows/setup/publishing-destinations', {
  heading: 'Where episodes go',
  help: 'New episodes of this show are published to the destinations checked here, unless a user chooses others when publishing.',
  chosen: (count: number) => counted(count, 'destination chosen', 'destinations chosen'),
  search: 'Search destinations',
  noResult: 'No destination matches',
  noResultHelp: 'Search for another name.',
  loading: 'Loading destinations',
  loadFailed: 'Unable to fetch social media connections from the server',
  none: 'This station has no destinations yet',
  noneHelp: 'You can save the show without one. Its episodes still get their own pages.',
  askAdmin: 'To add or change destinations, ask an admin of your station.',
  ownFeed: 'Created for this show',
  notes: {
    inactive: 'Switched off. Nothing is published here until an admin makes it active in Setup.',
    'not-offered': 'This station can no longer publish here. Uncheck it, or ask for it to be enabled.',
    gone: 'This destination was deleted. Uncheck it to save the show.',
  } satisfies Record<DestinationNote, string>,
  editIntegrations: 'Edit integrations',
  newWidget: 'Create new widget',
});
