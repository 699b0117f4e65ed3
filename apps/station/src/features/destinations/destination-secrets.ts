import type { StationContext } from '../../context.ts';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Station } from '../accounts/index.ts';
import type { AccountAccess, Authorizations } from '../authorizations/index.ts';
import { sealAccess } from './authorized-access.ts';
import type { DestinationRow } from './destination-row.ts';
import { destinationsById, hasOtherAccess, secretsOf, updateDestination } from './destinations.repository.ts';
import { openSecrets } from './sealed-secrets.ts';

export interface DestinationSecretsDeps {
  readonly authorizations: Pick<Authorizations, 'revoke'>;
  readonly box: SecretBox;
}

/** Reads, stores and revokes the secrets of destinations. */
export function createDestinationSecrets(
  { db, announce }: Pick<StationContext, 'db' | 'announce'>,
  { authorizations, box }: DestinationSecretsDeps,
) {
  async function read(from: Tables, stationId: number, id: number) {
    const sealed = await secretsOf(from, stationId, id);
    return { ...sealed, ...openSecrets(box, sealed), refresh_token: box.open(sealed.refresh_token) ?? '' };
  }

  return {
    read,
    /** Does nothing if the destination was deleted meanwhile. */
    storeAccess: (station: Station, id: number, access: AccountAccess) =>
      db.transaction(async (transaction) => {
        const [row] = await destinationsById(transaction, [id], station);
        if (!row) return;
        await updateDestination(transaction, id, sealAccess(box, access));
        const hasChanged = row.reconnect_by !== access.reconnect_by;
        if (hasChanged)
          await announce(
            station,
            'connection_changed',
            { connection_id: id, change: 'updated' },
            { within: transaction },
          );
      }),
    /** @param isReplaced The user authorized the account again, so that its access as a whole must stay. */
    async revoke(
      transaction: Transaction,
      { id, type, station_id }: DestinationRow,
      isReplaced = false,
    ): Promise<void> {
      const isShared = isReplaced || (await hasOtherAccess(transaction, type, id));
      await authorizations.revoke(transaction, type, await read(transaction, station_id, id), isShared);
    },
  };
}
