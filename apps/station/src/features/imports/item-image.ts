import { Readable } from 'node:stream';
import { largestImageFile } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { GuardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import type { Station } from '../accounts/index.ts';
import type { Images } from '../images/index.ts';
import type { ImportItemRow } from './import-tables.ts';
import { storedImage, updateItem } from './imports.repository.ts';

export interface ItemImageDeps {
  readonly images: Images;
  readonly guardedFetch: GuardedFetch;
}

/**
 * Stores the cover of an item and returns its address at this station; empty if it has none. A cover that cannot be
 * fetched or read is left out: the show's cover replaces it, and the episode matters more than its picture.
 */
export type FetchItemImage = (station: Station, item: ImportItemRow, signal: AbortSignal) => Promise<string>;

export function createItemImage({ db, log }: StationContext, { images, guardedFetch }: ItemImageDeps): FetchItemImage {
  async function fetchImage(station: Station, url: string, signal: AbortSignal): Promise<string> {
    const response = await guardedFetch(url, { limitBytes: largestImageFile, signal });
    if (response.status !== 200) {
      await response.cancel();
      throw new Error(`The address of a cover responded with ${response.status}.`);
    }
    return (await images.store(station, Readable.from(response.body, { objectMode: false }))).location;
  }

  // Items are imported in parallel and often share a cover.
  const underWay = new Map<string, Promise<string>>();

  async function fetchOnce(station: Station, item: ImportItemRow, signal: AbortSignal): Promise<string> {
    const known = await storedImage(db, item);
    if (known !== undefined) return known;
    const stored_image = await fetchImage(station, item.image, signal);
    await updateItem(db, item.id, { stored_image });
    return stored_image;
  }

  return async (station, item, signal) => {
    if (item.image === '' || item.stored_image !== '') return item.stored_image;
    const key = `${item.import_id} ${item.image}`;
    const fetching = underWay.get(key) ?? fetchOnce(station, item, signal).finally(() => underWay.delete(key));
    underWay.set(key, fetching);
    try {
      return await fetching;
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: error, station: station.slug, import_id: item.import_id }, 'the cover of an imported item was left out');
      return '';
    }
  };
}
