import { createLoopYield } from '../../platform/loop-yield.ts';
import type { Podcast, PodcastItem } from '../../rss/index.ts';
import type { NewItem } from './imports.repository.ts';

const longestTitle = 300;

/**
 * Plans the import of a feed's items. An item is identified by its guid or, if that is missing or repeated, by the
 * address of its audio, as apps do.
 * @param skipReason why an item with this guid needs no import; null if it does
 */
export async function planItems({ items, image }: Podcast, skipReason: (guid: string) => Promise<string | null>): Promise<NewItem[]> {
  const guids = new Set<string>();
  const plan: NewItem[] = [];
  const yieldToOthers = createLoopYield();
  for (const [position, item] of items.entries()) {
    const guid = [item.guid, item.enclosure ?? ''].find((id) => id !== '' && !guids.has(id)) ?? '';
    const note = noteOf(item, guid) ?? (await skipReason(guid));
    if (guid !== '') guids.add(guid);
    plan.push({ ...columnsOf(item, image), position, guid, status: note === null ? 'waiting' : 'skipped', note: note ?? '' });
    await yieldToOthers();
  }
  return plan;
}

function noteOf({ enclosure }: PodcastItem, guid: string): string | null {
  if (!enclosure) return 'It has no audio';
  return guid === '' ? 'It appears twice in the feed' : null;
}

function columnsOf(item: PodcastItem, showImage: string | null): Omit<NewItem, 'position' | 'guid' | 'status' | 'note'> {
  return {
    title: item.title.slice(0, longestTitle),
    description: item.description,
    published: item.published,
    enclosure: item.enclosure ?? '',
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
