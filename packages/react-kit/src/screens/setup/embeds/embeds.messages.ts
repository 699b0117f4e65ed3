import { defineMessages } from '../../../words/define-messages.ts';
export const embedsMessages = defineMessages('embeds', {
  heading: 'Sites with your players',
  site: 'Site',
  hidden: 'Hidden by the browser',
  version: 'Version',
  current: 'Current',
  older: 'Older',
  kind: 'Kind',
  kinds: { script: 'Script', element: 'Element', frame: 'Iframe' },
  views: 'Page views',
  errors: 'Page views with errors',
  error: {
    list: (count: number) => `${count} could not load the player`,
    empty: (count: number) => `${count} had nothing to play`,
    audio: (count: number) => `${count} could not play an episode`,
  },
  none: 'None',
  lastSeen: 'Last seen',
  reports: 'Players report page views',
  reportsHelp:
    'Each page view sends the site, the version and errors, without cookies and without anything about the listener.',
  empty: 'No site has reported yet',
  emptyText: 'Sites appear here when a page with a player was viewed.',
  offText: 'Players do not report.',
  failed: 'The sites could not be loaded.',
  saveFailed: 'Could not change the reports of players.',
});
