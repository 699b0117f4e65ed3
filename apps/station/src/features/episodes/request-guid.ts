import type { SignedInUser } from '../../platform/http/access.ts';
import { nameUuid } from '../../rss/index.ts';

const requestNamespace = Buffer.from('5d0c8f1e3b7a4c52908f6a1be2d47c93', 'hex');

/**
 * The guid of the episode that a request creates. A repeated request with the same `Idempotency-Key` of the same user
 * gets the same guid, which is unique in the station and so prevents a second episode. Undefined without a key.
 */
export function requestGuid({ userId }: SignedInUser, key: string | undefined): string | undefined {
  return key ? nameUuid(requestNamespace, `${userId} ${key}`) : undefined;
}
