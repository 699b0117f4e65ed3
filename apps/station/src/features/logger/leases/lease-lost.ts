import type { Transaction } from '../../../platform/db/database.ts';
import { type HeldLease, leaseOf } from './leases.repository.ts';

/** Thrown in a transaction of a recorder whose station another one records by now. */
class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** @throws LeaseLost, so that nothing of the transaction is committed. Claims are transactions as well, so none comes between. */
export async function requireLease(
  transaction: Transaction,
  { stationId, peer, term }: HeldLease,
): Promise<void> {
  const row = await leaseOf(transaction, stationId);
  if (row?.peer !== peer || row.term !== term)
    throw new LeaseLost(`Another recorder records station ${stationId} by now.`);
}
