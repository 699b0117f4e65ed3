export interface GlossaryTerm {
  term: string;
  text: string;
}

const terms: readonly GlossaryTerm[] = [
  {
    term: 'Country',
    text: 'The country of a download, by its IP address. Unknown if the address is not assigned to a country, or the station has no country data.',
  },
  {
    term: 'Downloads',
    text: '60 seconds or more of an episode consumed within a 24-hour period counts as one download, however often a user comes back. A shorter episode counts when all of it is consumed. Robots do not count.',
  },
  {
    term: 'Listen through rate',
    text: 'The average percentage of the episode that was downloaded. It is experimental: a server knows what was downloaded, not what was played.',
  },
  { term: '% Total', text: 'A row’s downloads as a share of all downloads with the same dates and filters.' },
  {
    term: 'Reach',
    text: 'Unique users who had at least one download. Each is counted once a day, across all episodes and shows. Reach over several days is the sum of the days.',
  },
  {
    term: 'Unique users',
    text: 'A user agent plus an IP address within 24 hours, on UTC. Users are not tracked from one day to the next, and addresses are not stored.',
  },
];

/** Explanations of the figures, under their names on screen, in pages of three. */
export const glossaryPages: readonly (readonly GlossaryTerm[])[] = [terms.slice(0, 3), terms.slice(3)];
