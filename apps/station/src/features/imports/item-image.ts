import { Readable } from 'node:stream';
import { largestImageFile } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Station } from '../accounts/index.ts';
import type { Images } from '../images/index.ts';
import { credentialHeaders } from './feed-credentials.ts';
import type { ItemFileDeps, ItemOfImport } from './fetch-item-file.ts';
import { storedImage, updateItem } from './imports.repository.ts';

export interface ItemImageDeps extends ItemFileDeps {
  readonly images: Images;
}

/**
 * Stores the cover of an item and returns its address at this station; empty if it has none. A cover that cannot be
 * fetched or read is left out: the show's cover replaces it, and the episode matters more than its picture.
 */
export type FetchItemImage = (station: Station, row: ItemOfImport, signal: AbortSignal) => Promise<string>;

export function createItemImage(
  { db, log }: StationContext,
  { images, guardedFetch, credentialsOf }: ItemImageDeps,
): FetchItemImage {
  async function fetchImage(
    station: Station,
    { item: { image: url }, of }: ItemOfImport,
    signal: AbortSignal,
  ): Promise<string> {
    const headers = credentialHeaders(credentialsOf(of), url);
    const response = await guardedFetch(url, { limitBytes: largestImageFile, signal, headers });
    if (response.status !== 200) {
      await response.cancel();
      throw new Error(`The address of a cover responded with ${response.status}.`);
    }
    return (await images.store(station, Readable.from(response.body, { objectMode: false }))).location;
  }

  // Items are imported in parallel and often share a cover.
  const underWay = new Map<string, Promise<string>>();

  async function fetchOnce(station: Station, row: ItemOfImport, signal: AbortSignal): Promise<string> {
    const known = await storedImage(db, row.item);
    if (known !== undefined) return known;
    const stored_image = await fetchImage(station, row, signal);
    await updateItem(db, row.item.id, { stored_image });
    return stored_image;
  }

  return async (station, row, signal) => {
    const { item } = row;
    if (item.image === '' || item.stored_image !== '') return item.stored_image;
    const key = `${item.import_id} ${item.image}`;
    const fetching = underWay.get(key) ?? fetchOnce(station, row, signal).finally(() => underWay.delete(key));
    underWay.set(key, fetching);
    try {
      return await fetching;
    } catch (error) {
      signal.throwIfAborted();
      log.warn(
        { err: error, station: station.slug, import_id: item.import_id },
        'the cover of an imported item was left out',
      );
      return '';
    }
  };
}
