import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import { countFailed, updateDelivery, type DeliveryChange } from './deliveries.repository.ts';
import type { DeliveryRow } from './delivery-tables.ts';

export interface DeliveryChanges {
  /** Changes a delivery, and publishes a live event. */
  record(
    transaction: Transaction,
    station: Station,
    row: DeliveryRow,
    change: DeliveryChange & { episodeName: string },
  ): Promise<DeliveryRow>;
}

export function createDeliveryChanges({ announce, clock, stationEvents }: StationContext): DeliveryChanges {
  return {
    async record(transaction, station, row, { episodeName, ...change }) {
      const after = await updateDelivery(transaction, row, { ...change, updated_at: clock.seconds() });
      const { episode_id: playlist_id, connection_id, type, title, status, message } = after;
      const failed_deliveries = await countFailed(transaction, playlist_id);
      const data = {
        playlist_id,
        connection_id,
        type,
        title,
        status,
        message,
        name: episodeName,
        failed_deliveries,
      };
      await announce(station, 'delivery_changed', data, { within: transaction });
      if (status === 'failed' && row.status !== 'failed') {
        const failure = {
          episode: { id: playlist_id, title: episodeName },
          destination: { id: connection_id, title, type },
          message,
        };
        await stationEvents.emit(transaction, station, 'delivery.failed', failure);
      }
      return after;
    },
  };
}
