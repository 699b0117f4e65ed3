import { createFairness } from '../../platform/fairness.ts';
import type { Podcast, PodcastItem } from '../../rss/index.ts';
import type { NewItem } from './imports.repository.ts';

const longestTitle = 300;

/**
 * What is to become of a feed's items. An item is known by its guid; where the feed gives none, or gives one twice, by the
 * address of its audio, which is what apps go by then.
 * @param standingOf why an item needs no import, by its guid: null where it does
 */
export async function planItems({ items, image }: Podcast, standingOf: (guid: string) => Promise<string | null>): Promise<NewItem[]> {
  const taken = new Set<string>();
  const planned: NewItem[] = [];
  const yieldToOthers = createFairness();
  for (const [position, item] of items.entries()) {
    const guid = [item.guid, item.enclosure ?? ''].find((id) => id !== '' && !taken.has(id)) ?? '';
    const note = noteOf(item, guid) ?? (await standingOf(guid));
    if (guid !== '') taken.add(guid);
    planned.push({ ...columnsOf(item, image), position, guid, status: note === null ? 'waiting' : 'skipped', note: note ?? '' });
    await yieldToOthers();
  }
  return planned;
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
    // The show's own cover, said again for each item, is not the item's.
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
