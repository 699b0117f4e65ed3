import type { ImportClash } from '@postkit/sdk/schema';
import { createLoopYield } from '../../platform/loop-yield.ts';
import { formatOfAddress, type Podcast, type PodcastItem } from '../../rss/index.ts';
import { dateItems } from './date-items.ts';
import type { NewItem } from './imports.repository.ts';
import { detailsOf } from './item-details.ts';
import { episodeTitle } from './item-episode.ts';
import type { KnownEpisodes } from './known-episode.ts';

const longestTitle = 300;

/** The note for the user about an item that clashes. */
const clashNotes: Readonly<Record<Exclude<ImportClash, ''>, string>> = {
  no_audio: 'It has no audio',
  repeated: 'It appears twice in the feed',
  here: 'It was already imported',
  changed: 'It was already imported, and its title or text differs now',
  elsewhere: 'It was already imported into another show',
  deleted: 'It was imported and deleted before',
};

export interface PlanInput {
  readonly podcast: Pick<Podcast, 'items' | 'image' | 'link'>;
  readonly known: KnownEpisodes;
  readonly showId: number;
  /** Unix seconds. */
  readonly now: number;
}

/**
 * Plans the import of a feed's items. An item is identified by its guid or, if that is missing or another item's, by the
 * address of its audio, as apps do. An item with the guid and the audio of an earlier one is that item again.
 */
export async function planItems({
  podcast: { items, ...channel },
  known,
  showId,
  now,
}: PlanInput): Promise<NewItem[]> {
  const identify = createIdentities();
  const plan: NewItem[] = [];
  const dates = dateItems(
    items.map(({ published }) => published),
    now,
  );
  const yieldToOthers = createLoopYield();
  for (const [position, item] of items.entries()) {
    const guid = identify(item);
    const clash = clashOf(item, guid, known, showId);
    const isTwin = clash === '' && known.titles.has(episodeTitle(item.title).toLowerCase());
    plan.push({
      ...columnsOf(item, channel),
      position,
      guid,
      published: dates[position] ?? now,
      clash,
      status: clash === '' ? 'waiting' : 'skipped',
      note: clash === '' ? '' : clashNotes[clash],
      warning: isTwin ? 'Another episode of this show has the same title' : '',
    });
    await yieldToOthers();
  }
  return plan;
}

/** The identifier of each item of a feed in turn; empty for one that is an earlier item again. */
function createIdentities(): (item: PodcastItem) => string {
  const taken = new Set<string>();
  const addresses = new Set<string>();
  const twins = new Map<string, PodcastItem[]>();
  return (item) => {
    const { guid, enclosure } = item;
    // An item without audio becomes no episode, so a later one may have its guid.
    if (enclosure === null) return guid;
    const address = plainAddress(enclosure);
    const earlier = twins.get(guid) ?? [];
    const isAgain = guid === '' ? addresses.has(address) : earlier.some((twin) => isSameAudio(twin, item));
    addresses.add(address);
    twins.set(guid, [...earlier, item]);
    const id = isAgain ? undefined : [guid, enclosure].find((each) => each !== '' && !taken.has(each));
    if (id !== undefined) taken.add(id);
    return id ?? '';
  };
}

/** An address without its scheme and fragment. */
function plainAddress(address: string): string {
  return address.replace(/^https?:/, '').replace(/#.*$/, '');
}

/** Whether two items with one guid have the same file, also if its address has another token, or a tracker before it. */
function isSameAudio(a: PodcastItem, b: PodcastItem): boolean {
  const [one = '', other = ''] = [a, b].map(({ enclosure }) => plainAddress(enclosure ?? ''));
  const [path, otherPath] = [pathOf(one), pathOf(other)];
  if (one === other || isBehindTracker(one, other) || isBehindTracker(other, one)) return true;
  // A script may respond with any file, by its query.
  const isFile = ['mp3', 'audio', 'video'].includes(formatOfAddress(`https:${path}`));
  if (path === otherPath && isFile && a.title === b.title && [a, b].some(({ audio }) => !audio?.length))
    return true;
  const bytes = a.audio?.length ?? null;
  const isSameFile = bytes !== null && bytes === b.audio?.length && fileName(one) === fileName(other);
  // Some hosts give every item the same number of bytes.
  return (
    isSameFile &&
    (a.duration === null || b.duration === null ? a.title === b.title : a.duration === b.duration)
  );
}

/** Whether an address leads to another one that it contains. */
function isBehindTracker(address: string, target: string): boolean {
  return target.startsWith('//') && address.length > target.length && address.endsWith(target.slice(1));
}

function pathOf(address: string): string {
  return address.replace(/\?.*$/, '');
}

function fileName(address: string): string {
  const path = pathOf(address);
  return path.slice(path.lastIndexOf('/') + 1);
}

function clashOf(item: PodcastItem, guid: string, known: KnownEpisodes, showId: number): ImportClash {
  if (!item.enclosure) return 'no_audio';
  if (guid === '') return 'repeated';
  const episode = known.byGuid.get(guid);
  if (!episode) return '';
  if (episode.deleted_at !== null) return 'deleted';
  if (episode.show_id !== showId) return 'elsewhere';
  const isSame = episode.name === episodeTitle(item.title) && episode.description === item.description;
  return isSame ? 'here' : 'changed';
}

function columnsOf(
  item: PodcastItem,
  { image: showImage, link }: Pick<Podcast, 'image' | 'link'>,
): Omit<NewItem, 'position' | 'guid' | 'published' | 'clash' | 'status' | 'note' | 'warning'> {
  return {
    title: item.title.slice(0, longestTitle),
    description: item.description,
    is_dated: item.published === null ? 0 : 1,
    enclosure: item.enclosure ?? '',
    bytes: item.audio?.length ?? null,
    seconds: item.duration === null ? null : Math.round(item.duration),
    details: JSON.stringify(detailsOf(item, link)),
    // The show's cover, repeated for each item, is not the item's own.
    image: item.image === showImage ? '' : (item.image ?? ''),
    stored_image: '',
    season: item.season,
    episode: item.episode,
    episode_type: item.episodeType,
    explicit: item.explicit ? 1 : 0,
    event_id: null,
    playlist_id: null,
  };
}
