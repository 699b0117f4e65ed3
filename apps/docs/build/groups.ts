export interface Group {
  readonly text: string;
  /** Paths below `docs`, without `.md`; with a slash at the end, all pages of a folder. */
  readonly pages: readonly string[];
  /** Whether the group is open before a reader opens it. */
  readonly isOpen?: boolean;
}

/** The groups of the side menu. Every page is in one of them. */
export const groups: readonly Group[] = [
  {
    text: 'Start',
    pages: ['README', 'guides/first-five-minutes', 'guides/live-examples', 'architecture', 'glossary'],
    isOpen: true,
  },
  {
    text: 'Embedding',
    pages: [
      'guides/embed-the-player',
      'guides/embed-a-screen',
      'guides/hooks-slots-and-events',
      'guides/frameworks',
      'guides/parts',
      'guides/theme-the-kit',
      'guides/translate-the-kit',
      'guides/station-site',
      'guides/playout',
    ],
    isOpen: true,
  },
  {
    text: 'SDK and command line',
    pages: ['guides/sdk', 'guides/webhooks', 'guides/command-line', 'guides/commands'],
    isOpen: true,
  },
  {
    text: 'Self-hosting',
    pages: [
      'guides/self-hosting',
      'guides/operate',
      'guides/change-address-or-zone',
      'guides/point-in-time-recovery',
      'guides/scale',
      'guides/sign-in',
      'guides/limit-users-to-shows',
      'guides/record-a-stream',
      'guides/playout-systems/',
      'guides/programmes',
      'guides/transcripts',
      'guides/proof-of-publication',
      'guides/evidence',
    ],
    isOpen: true,
  },
  {
    text: 'Publishing',
    pages: [
      'guides/connect-accounts',
      'guides/automate-episodes',
      'guides/audio-files',
      'guides/campaigns',
      'guides/private-feeds',
      'guides/feed-rules',
    ],
    isOpen: true,
  },
  { text: 'Analytics', pages: ['guides/analytics'], isOpen: true },
  { text: 'Moving to PostKit', pages: ['guides/migrate/'], isOpen: true },
  { text: 'Behaviour', pages: ['behaviour/'] },
  { text: 'Decisions', pages: ['decisions/'] },
  { text: 'SDK reference', pages: ['reference/sdk/'] },
  { text: 'Operations', pages: ['reference/api'] },
  { text: 'Requirements', pages: ['spec/'] },
  {
    text: 'The project',
    pages: ['changelog', 'accessibility', 'benchmarks', 'soak', 'guides/documentation', 'guides/release'],
  },
];
