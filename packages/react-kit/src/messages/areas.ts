import type { ScreenName } from '../words/screen-name.ts';
import type { KitMessages } from './kit-messages.ts';

/**
 * The area whose words include those of a folder and the folders below it; the longest path decides. Words of other folders are
 * shared: they load with the language. So are those that the shell or the sign-in shows.
 */
const areaOfFolder = {
  analytics: 'analytics',
  audit: 'activity',
  'audio-editor': 'editor',
  'audio-editor/level': 'shared',
  'bulk-downloads/selection': 'episodes',
  campaigns: 'campaigns',
  categories: 'categories',
  connections: 'setup',
  'connections/destination-types': 'shared',
  embeds: 'setup',
  episodes: 'episodes',
  'episodes/changed-fields': 'publishing',
  'episodes/preflight': 'publishing',
  'episodes/publish': 'publishing',
  'episodes/put-back': 'shared',
  'episodes/rights': 'publishing',
  'feeds/podcast-fields': 'podcast-fields',
  imports: 'imports',
  licences: 'licences',
  schedules: 'schedules',
  'schedules/runs': 'shared',
  'schedules/setup': 'schedule-setup',
  'schedules/times': 'shared',
  'share-clips': 'episodes',
  shows: 'shows',
  'shows/setup': 'show-setup',
  slot: 'slot',
  'station-exports': 'station-export',
  'station-look': 'setup',
  'stations/fields': 'shared',
  'stations/naming': 'shared',
  'stations/screen': 'company',
  'storage-report': 'setup',
  'test-mail': 'setup',
  tags: 'categories',
  today: 'today',
  transcripts: 'editor',
  'transcripts/automatic': 'shared',
  users: 'users',
  videos: 'videos',
  webhooks: 'webhooks',
  'webhooks/disabled-webhooks': 'shared',
  widgets: 'widgets',
} as const;

type Folders = typeof areaOfFolder;

/** Words that load together, with the screens that need them. */
export type AreaName = Exclude<Folders[keyof Folders], 'shared'>;

/** The areas whose words a screen shows, its dialogs included. `areas.test.ts` compares them with the code. */
export const areasOfScreen: Readonly<Record<ScreenName, readonly AreaName[]>> = {
  activity: ['activity'],
  'advanced-video': ['videos'],
  analytics: ['analytics'],
  'audio-editor': ['editor', 'episodes', 'podcast-fields', 'publishing'],
  campaigns: ['campaigns'],
  categories: ['categories'],
  company: ['company'],
  'connection-drawers': ['setup', 'widgets'],
  'episode-table': ['episodes', 'widgets'],
  episodes: ['episodes', 'widgets'],
  licences: ['licences'],
  'publish-dialog': ['podcast-fields', 'publishing'],
  'rss-import': ['imports'],
  'schedule-setup': ['schedules', 'schedule-setup'],
  schedules: ['schedules'],
  setup: ['setup', 'widgets'],
  'show-details': ['shows', 'episodes', 'widgets'],
  'show-setup': ['show-setup', 'podcast-fields'],
  shows: ['shows'],
  slot: ['slot'],
  'station-export': ['station-export'],
  tags: ['categories'],
  today: ['today'],
  users: ['users'],
  videos: ['videos', 'episodes'],
  webhooks: ['webhooks'],
};

/** The area of a module by its key. */
export function areaOf(key: string): AreaName | 'shared' {
  if (Object.hasOwn(areaOfFolder, key)) return areaOfFolder[key as keyof Folders];
  const end = key.lastIndexOf('/');
  return end < 0 ? 'shared' : areaOf(key.slice(0, end));
}

type FolderAbove<Key extends string> = Key extends `${infer First}/${infer Rest}`
  ? Rest extends `${string}/${string}`
    ? `${First}/${FolderAbove<Rest>}`
    : First
  : never;

type AreaOf<Key extends string> = Key extends keyof Folders
  ? Folders[Key]
  : [FolderAbove<Key>] extends [never]
    ? 'shared'
    : AreaOf<FolderAbove<Key>>;

/** The words of an area, by the keys of their modules. */
export type AreaMessages<Name extends AreaName | 'shared'> = {
  [Key in keyof KitMessages as AreaOf<Key> extends Name ? Key : never]: KitMessages[Key];
};
