import type { Transaction } from '../../platform/db/database.ts';
import type { DestinationRow } from './destination-row.ts';

/** Runs in the transaction of the change of a destination; of a deletion, before it. */
export type DestinationFollower = (
  transaction: Transaction,
  stationId: number,
  destinationId: number,
) => Promise<void>;

export interface DestinationHooks {
  /** Registers a callback that removes references to a destination that is being deleted. */
  onDelete(call: DestinationFollower): void;
  /** Registers a callback for feeds that become private or public. */
  onPrivacyChanged(call: DestinationFollower): void;
}

export interface DestinationFollowers {
  readonly hooks: DestinationHooks;
  readonly deleted: DestinationFollower;
  /** Notifies of a change that makes a feed private or public. */
  privacyChanged(
    transaction: Transaction,
    before: DestinationRow,
    update: { readonly is_private?: boolean | undefined },
  ): Promise<void>;
}

export function createDestinationFollowers(): DestinationFollowers {
  const [onDelete, onPrivacy]: [DestinationFollower[], DestinationFollower[]] = [[], []];
  return {
    hooks: {
      onDelete: (call) => void onDelete.push(call),
      onPrivacyChanged: (call) => void onPrivacy.push(call),
    },
    async deleted(transaction, stationId, id) {
      for (const call of onDelete) await call(transaction, stationId, id);
    },
    async privacyChanged(
      transaction,
      { id, station_id, is_private: wasPrivate },
      { is_private: isPrivate = wasPrivate },
    ) {
      if (isPrivate !== wasPrivate) for (const call of onPrivacy) await call(transaction, station_id, id);
    },
  };
}
