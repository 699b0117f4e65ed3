import type { ObjectStore } from './objects/object-store.ts';
import type { DeliveryHeaders } from './storage.ts';

/** Seconds for which a signed address works at least. */
const signedSeconds = 3600;

export interface Delivery {
  addressOf(key: string, headers: DeliveryHeaders): Promise<string>;
  readonly origins: readonly string[];
}

/**
 * Creates the addresses to which the station redirects: signed ones, which also name the headers of the response, or
 * those of a CDN for files that every client may cache.
 * @param cdn where the CDN delivers the keys, with a slash at the end; null without one
 */
export async function createDelivery(
  objects: Pick<ObjectStore, 'sign'>,
  cdn: string | null,
): Promise<Delivery> {
  const sample = await objects.sign('sample', { seconds: signedSeconds });
  return {
    async addressOf(key, { type, cacheControl, disposition }) {
      if (cdn !== null && disposition === undefined && cacheControl.startsWith('public')) return cdn + key;
      return objects.sign(key, {
        seconds: signedSeconds,
        type,
        cacheControl,
        ...(disposition === undefined ? {} : { disposition }),
      });
    },
    origins: [sample, ...(cdn === null ? [] : [cdn])].map((address) => new URL(address).origin),
  };
}
