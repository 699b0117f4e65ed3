import { nameUuid } from './name-uuid.ts';

const podcastNamespace = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex');

/**
 * Creates the `podcast:guid` of a show: the UUIDv5 of its feed address without scheme and trailing slashes.
 * Create it once, with the show, unless its old feed has one; keep it when the address changes.
 *
 * @example podcastGuid('https://podnews.net/rss') // '9b024349-ccf0-5f69-a609-6b82873eab3c'
 */
export function podcastGuid(feedUrl: string): string {
  return nameUuid(podcastNamespace, feedUrl.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '').replace(/\/+$/, ''));
}
