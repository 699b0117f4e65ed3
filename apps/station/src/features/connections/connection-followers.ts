import type { Transaction } from '../../platform/db/database.ts';
import type { ConnectionRow } from './connection-row.ts';

/** Runs in the transaction of the change of a connection; of a deletion, before it. */
export type ConnectionFollower = (
  transaction: Transaction,
  stationId: number,
  connectionId: number,
) => Promise<void>;

export interface ConnectionHooks {
  /** Registers a callback that removes references to a connection that is being deleted. */
  onDelete(call: ConnectionFollower): void;
  /** Registers a callback for feeds that become private or public. */
  onPrivacyChanged(call: ConnectionFollower): void;
}

export interface ConnectionFollowers {
  readonly hooks: ConnectionHooks;
  readonly deleted: ConnectionFollower;
  /** Notifies of a change that makes a feed private or public. */
  privacyChanged(
    transaction: Transaction,
    before: ConnectionRow,
    update: { readonly is_private?: boolean | undefined },
  ): Promise<void>;
}

export function createConnectionFollowers(): ConnectionFollowers {
  const [onDelete, onPrivacy]: [ConnectionFollower[], ConnectionFollower[]] = [[], []];
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
