export interface GlossaryTerm {
  term: string;
  text: string;
}

const terms: readonly GlossaryTerm[] = [
  {
    term: 'Country',
    text: 'Where a download was asked for, by its IP address. Unknown where the address says nothing, or the station has no data of countries.',
  },
  {
    term: 'Downloads',
    text: '60 seconds or more of an episode consumed within a 24-hour period counts as one download, however often somebody comes back. Of an episode that is shorter, all of it. Robots do not count.',
  },
  {
    term: 'Listen through rate',
    text: 'The average percentage of the duration that downloads took. It is experimental: a server knows what was fetched, not what was heard.',
  },
  { term: '% Total', text: 'A row’s downloads as a share of all downloads with the same dates and filters.' },
  {
    term: 'Reach',
    text: 'Unique users who had at least one download. Each is counted once a day, also with several episodes and shows. Over several days it is the sum of the days.',
  },
  {
    term: 'Unique users',
    text: 'A user agent plus an IP address within 24 hours, on UTC. Nobody is followed from one day to the next, and no address is kept.',
  },
];

/** What the figures mean, by the names that they have on screen, in pages of three. */
export const glossaryPages: readonly (readonly GlossaryTerm[])[] = [terms.slice(0, 3), terms.slice(3)];
