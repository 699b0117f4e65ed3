import { defineMessages } from '../../words/define-messages.ts';

export const glossaryMessages = defineMessages('analytics/screen/glossary', {
  country: {
    term: 'Country',
    text: 'The country of a download, by its IP address. Unknown if the address is not assigned to a country, or the station has no country data.',
  },
  downloads: {
    term: 'Downloads',
    text: '60 seconds or more of an episode consumed within a 24-hour period counts as one download, however often a user comes back. A shorter episode counts when all of it is consumed. Robots do not count.',
  },
  listenThrough: {
    term: 'Listen through rate',
    text: 'The average percentage of the episode that was downloaded. It is experimental: a server knows what was downloaded, not what was played.',
  },
  total: {
    term: '% Total',
    text: 'A row’s downloads as a share of all downloads with the same dates and filters.',
  },
  reach: {
    term: 'Reach',
    text: 'Unique users who had at least one download. Each is counted once a day, across all episodes and shows. Reach over several days is the sum of the days.',
  },
  uniqueUsers: {
    term: 'Unique users',
    text: 'A user agent plus an IP address within 24 hours, on UTC. Users are not tracked from one day to the next, and addresses are not stored.',
  },
});
