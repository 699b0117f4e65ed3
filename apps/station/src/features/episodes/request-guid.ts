import type { Person } from '../../platform/http/access.ts';
import { nameUuid } from '../../rss/index.ts';

const requestNamespace = Buffer.from('5d0c8f1e3b7a4c52908f6a1be2d47c93', 'hex');

/**
 * The guid of the episode that a request makes. A request that comes again with the same `Idempotency-Key` of the same
 * person has the same one, so that the guid itself, unique in the station, keeps a second episode from being made.
 * Undefined without a key.
 */
export function requestGuid({ userId }: Person, key: string | undefined): string | undefined {
  return key ? nameUuid(requestNamespace, `${userId} ${key}`) : undefined;
}
