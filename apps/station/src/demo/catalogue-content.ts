import type { ConnectionInput, LabelColor, ShowInput } from '@postkit/sdk/schema';
import type { NewGroup } from '../features/categories/index.ts';
import type { CoverColors } from './cover-art.ts';

function group(
  name: string,
  color: LabelColor,
  category_type: NewGroup['category_type'],
  categories: readonly string[],
): NewGroup {
  return {
    name,
    color,
    category_type,
    categories: categories.map((category) => ({ name: category })),
    in_episodes: 'keep',
    display_in_player: category_type === 'other' || category_type === 'music',
    allow_sharing: category_type !== 'music',
    allow_replaying: true,
    allow_replacing: category_type === 'advert',
    allow_inserting: category_type === 'advert',
    allow_replacement_skipping: false,
    absorb: '',
  };
}

/** The categories of logged audio at the demo stations; together they use every label colour. */
export const demoGroups: readonly NewGroup[] = [
  group('Talk', 'color-g', 'other', ['Talk', 'Live Read']),
  group('Music', 'color-l', 'music', ['Music', 'Gold', 'New Music']),
  group('News', 'color-a', 'other', ['News', 'Headlines']),
  group('Promos', 'color-d', 'other', ['Promo']),
  group('Commercials', 'gray', 'advert', ['Commercial', 'Sponsorship']),
  group('Weather', 'color-n', 'other', ['Weather']),
  group('Traffic', 'color-e', 'other', ['Traffic']),
  group('Sport', 'color-k', 'other', ['Sport']),
  group('Interviews', 'color-f', 'other', ['Interview']),
  group('Calls', 'color-h', 'other', ['Caller']),
  group('Jingles', 'color-j', 'bed', ['Jingle', 'Sweeper']),
  group('Beds', 'color-m', 'bed', ['Bed']),
  group('Station IDs', 'color-i', 'hidden', ['Legal ID']),
  group('Features', 'color-c', 'other', ['Feature']),
  group('Specials', 'color-b', 'other', ['Special']),
];

export const demoTags = [
  'Breakfast',
  'Community',
  'Culture',
  'Food',
  'History',
  'Interviews',
  'Live sessions',
  'Local news',
  'Music',
  'Weather',
  'Weekend',
];

/** A show with its tags and art. */
export interface DemoShow {
  readonly station: string;
  readonly show: ShowInput;
  readonly tags: readonly string[];
  readonly colors: CoverColors;
  /** Positions of sun and boat, from left to right. */
  readonly at: { readonly sun: number; readonly boat: number };
  readonly widget: {
    readonly background: string;
    readonly play_button: string;
    readonly start_remaining: string;
  };
}

/** Titles of the demo's shows, by which its later parts find them. */
export const [morningShow, storyShow] = ['The Morning Tide', 'Harbour Stories'] as const;

export const demoShows: readonly DemoShow[] = [
  {
    station: 'harbour-fm',
    show: {
      title: morningShow,
      description:
        'Maya Ellison and Tom Reyes wake up the coast: the stories of the day before they happen, a guest who got up early, and one record that deserves to be played twice. Weekdays from six, and here whenever you get up.',
      author: 'Harbour FM',
      email: 'morning@harbour.example',
      podcast_link: 'https://harbour.example/morning-tide',
      itunes_categories: 'News:Daily News,Society & Culture:Places & Travel',
      show_format: 'episodic',
      prefix_list: ['Morning Tide', 'Best of'],
      schedule: 'Weekdays, 6 to 10 am',
    },
    tags: ['Breakfast', 'Local news', 'Interviews'],
    colors: {
      sky: ['#f9c58d', '#f492a0'],
      sun: '#fff1cf',
      waves: ['#3f6f8f', '#2f5878', '#224462', '#18324c'],
    },
    at: { sun: 0.66, boat: 0.32 },
    widget: { background: '#FFF4E8', play_button: '#224462', start_remaining: '#8A6A57' },
  },
  {
    station: 'harbour-fm',
    show: {
      title: storyShow,
      description:
        'The people who keep a harbour running, in their own words: pilots, net makers, a lighthouse keeper’s daughter, the man who has repaired the same ferry for forty years. A new story every Thursday evening.',
      author: 'Ines Calloway',
      email: 'stories@harbour.example',
      podcast_link: 'https://harbour.example/stories',
      itunes_categories: 'Society & Culture:Documentary,History',
      show_format: 'serial',
      prefix_list: ['Harbour Stories'],
      schedule: 'Thursdays, 8 pm',
    },
    tags: ['Culture', 'History', 'Community'],
    colors: {
      sky: ['#1f2a52', '#6b4f86'],
      sun: '#f6e7c1',
      waves: ['#28406b', '#203459', '#182848', '#101c36'],
    },
    at: { sun: 0.3, boat: 0.64 },
    widget: { background: '#EEF0F8', play_button: '#4A3C78', start_remaining: '#6B7086' },
  },
];

/** Destinations on other platforms, stored so that the screens have something to show. */
export const demoPlatforms: readonly ConnectionInput[] = [
  {
    type: 'facebook',
    title: 'Harbour FM on Facebook',
    name: 'harbourfm',
    status: true,
    default_on_post: false,
  },
  {
    type: 'spreaker',
    title: 'Harbour FM on Spreaker',
    name: 'Harbour FM',
    spreaker_show_id: '5550123',
    is_mp3: true,
    status: true,
  },
];
