import type { Operation } from '@postkit/sdk/schema';
import { fail } from '../errors/platform-errors.ts';
import type { SignedInUser } from './access.ts';

/** Domains whose changes are about the archived station itself, or about its users. */
const allowed = /^(?:stations|stationExports|licences|users|sessions)\./;

/** Nothing in an archived station changes until it is restored. @throws access.archived */
export function refuseArchived(
  { id, method, effect, access }: Pick<Operation, 'id' | 'method' | 'effect' | 'access'>,
  person: SignedInUser | null,
  station: string | undefined,
): void {
  if (access.role === 'public' || station === undefined || !person?.stations.get(station)?.isArchived) return;
  if ((method !== 'GET' || effect) && !allowed.test(id)) throw fail('access.archived');
}
