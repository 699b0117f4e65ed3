import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { AuthorizationRow } from './authorization-tables.ts';
import { deleteExpired } from './authorizations.repository.ts';

/**
 * Declares the job that removes authorizations that no destination used in time.
 * @param onExpired runs for each in the same transaction.
 */
export function defineExpiry(
  { clock, jobs }: Pick<StationContext, 'clock' | 'jobs'>,
  onExpired: (transaction: Transaction, row: AuthorizationRow) => Promise<void>,
) {
  return jobs.define('authorizations.expire', {
    payload: z.object({}),
    async run(_payload, { complete }) {
      await complete(async (transaction) => {
        const now = clock.seconds();
        for (const row of await deleteExpired(transaction, now)) await onExpired(transaction, row);
      });
    },
  });
}
