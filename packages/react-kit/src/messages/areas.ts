import type { AreaName } from '../screens.ts';
import { areasOfScreens } from './areas-of-screens.ts';
import type { KitMessages } from './kit-messages.ts';

/**
 * The area whose words include those of a folder and the folders below it; the longest path decides. Without a path here it is the
 * area with the name of the first folder. Words of other folders are shared: they load with the language. So are those that the shell
 * or the sign-in shows.
 */
const areaOfFolder = {
  audit: 'activity',
  'audio-editor': 'editor',
  'audio-editor/level': 'shared',
  'bulk-downloads/selection': 'episodes',
  destinations: 'setup',
  'destinations/destination-types': 'shared',
  embeds: 'setup',
  evidence: 'setup',
  'evidence/stretch': 'editor',
  'episodes/changed-fields': 'publishing',
  'episodes/preflight': 'publishing',
  'episodes/publish': 'publishing',
  'episodes/put-back': 'shared',
  'episodes/rights': 'publishing',
  'feeds/podcast-fields': 'podcast-fields',
  'schedules/runs': 'shared',
  'schedules/setup': 'schedule-setup',
  'schedules/times': 'shared',
  'share-clips': 'episodes',
  'shows/setup': 'show-setup',
  'station-exports': 'station-export',
  'station-look': 'setup',
  'stations/screen': 'company',
  'storage-report': 'setup',
  'test-mail': 'setup',
  tags: 'categories',
  transcripts: 'editor',
  'transcripts/automatic': 'shared',
  'webhooks/disabled-webhooks': 'shared',
} as const satisfies Readonly<Record<string, AreaName | 'shared'>>;

type Folders = typeof areaOfFolder;

const areas = new Set<string>(Object.values(areasOfScreens).flat());

/** The area of a module by its key. */
export function areaOf(key: string): AreaName | 'shared' {
  if (Object.hasOwn(areaOfFolder, key)) return areaOfFolder[key as keyof Folders];
  const end = key.lastIndexOf('/');
  if (end >= 0) return areaOf(key.slice(0, end));
  return areas.has(key) ? (key as AreaName) : 'shared';
}

type FolderAbove<Key extends string> = Key extends `${infer First}/${infer Rest}`
  ? Rest extends `${string}/${string}`
    ? `${First}/${FolderAbove<Rest>}`
    : First
  : never;

type AreaOf<Key extends string> = Key extends keyof Folders
  ? Folders[Key]
  : [FolderAbove<Key>] extends [never]
    ? Key extends AreaName
      ? Key
      : 'shared'
    : AreaOf<FolderAbove<Key>>;

/** The words of an area, by the keys of their modules. */
export type AreaMessages<Name extends AreaName | 'shared'> = {
  [Key in keyof KitMessages as AreaOf<Key> extends Name ? Key : never]: KitMessages[Key];
};
