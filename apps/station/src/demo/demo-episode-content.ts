import type { EpisodeInput } from '@postkit/sdk/schema';

/** An episode of a demo show. */
export interface DemoEpisode extends Pick<
  EpisodeInput,
  'explicit' | 'episode_type' | 'season_number' | 'episode_number'
> {
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly onceUseTags?: readonly string[];
  /** Its lifecycle state; published by default. */
  readonly status?: 'draft' | 'scheduled' | 'unpublished';
  /** Categories of the logged audio in it. */
  readonly from: readonly string[];
}

const talk = ['Caller', 'Headlines', 'News'];
const news = ['News', 'Weather', 'Traffic', 'Headlines'];

/** The Morning Tide, newest first: one per weekday. */
export const morningEpisodes: readonly DemoEpisode[] = [
  {
    name: 'The ferry that came back',
    description:
      'The night boat turned round twice. Who decides, and what does a skipper tell three hundred people?',
    tags: ['Breakfast', 'Local news'],
    onceUseTags: ['Ferry'],
    from: talk,
  },
  {
    name: 'Bread before five',
    description: 'Two bakers on flour, sleep and the price of a loaf.',
    tags: ['Breakfast', 'Food'],
    from: talk,
  },
  {
    name: 'What the river knows',
    description: 'The flood gauge, read by the woman who has read it for thirty years.',
    tags: ['Local news', 'Weather'],
    from: news,
  },
  {
    name: 'Songs we played twice',
    description: 'The band from the net loft, live before breakfast.',
    tags: ['Breakfast', 'Live sessions'],
    onceUseTags: ['Live'],
    episode_type: 'bonus',
    from: ['New Music', 'Gold', 'Caller'],
  },
  {
    name: 'Your calls on the bridge',
    description: 'Close it at night? The lines were full, and not everybody was polite.',
    tags: ['Breakfast', 'Community'],
    explicit: 1,
    from: ['Caller', 'Traffic'],
  },
  {
    name: 'A market without fish',
    description: 'Three weeks of storm, and what is on the slab instead.',
    tags: ['Food', 'Local news'],
    from: talk,
  },
  {
    name: 'The first frost',
    description: 'Weather, roads, and how to wake a car.',
    tags: ['Weather', 'Breakfast'],
    from: news,
  },
  {
    name: 'School by boat',
    description: 'Nine children, one skipper, every morning at seven.',
    tags: ['Community', 'Interviews'],
    from: talk,
  },
  {
    name: 'The council votes tomorrow',
    description: 'What is on the table, told in ten minutes.',
    tags: ['Local news'],
    status: 'scheduled',
    from: news,
  },
  {
    name: 'Notes for the anniversary',
    description: 'Sixty years of the station: to be cut and trimmed.',
    tags: [],
    status: 'draft',
    from: talk,
  },
  {
    name: 'Traffic special, superseded',
    description: 'Taken down: the road is open again.',
    tags: ['Local news'],
    status: 'unpublished',
    from: news,
  },
];

/** Harbour Stories, in story order: one per week. */
export const storyEpisodes: readonly DemoEpisode[] = [
  {
    name: 'Harbour Stories: what is coming',
    description: 'Two minutes of what you will hear this season.',
    tags: ['Culture'],
    episode_type: 'trailer',
    season_number: 2,
    from: talk,
  },
  {
    name: 'The pilot',
    description: 'Every large ship stops for him. He has never owned a boat.',
    tags: ['Culture', 'Interviews'],
    season_number: 2,
    episode_number: 1,
    from: talk,
  },
  {
    name: 'Nets',
    description:
      'A knot that has not changed in four hundred years, and the last two people who tie it by hand.',
    tags: ['History'],
    season_number: 2,
    episode_number: 2,
    from: talk,
  },
  {
    name: 'The keeper’s daughter',
    description: 'She was born in the lighthouse, and switched it off.',
    tags: ['History', 'Culture'],
    season_number: 2,
    episode_number: 3,
    from: talk,
  },
];
