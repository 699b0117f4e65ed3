import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import type { Connections } from '../connections/index.ts';
import { auditedShow, type ShowRecorder } from './record-show-change.ts';
import type { StoredShow } from './show-tables.ts';

/** @throws resource.absent, and what the change throws */
export type ChangeShow = (
  transaction: Transaction,
  place: { station: Station; showId: number },
  change: (before: StoredShow) => Promise<void>,
) => Promise<void>;

/** Changes a show with its entry in the audit log and its live event, all within one transaction. */
export function createShowChange(
  announce: StationContext['announce'],
  { connections, record }: { connections: Pick<Connections, 'ofShows'>; record: ShowRecorder['record'] },
): ChangeShow {
  return async (transaction, { station, showId }, change) => {
    const stored = () => auditedShow(transaction, connections, { stationId: station.id, showId });
    const before = await stored();
    await change(before.show);
    await record(transaction, before, await stored());
    await announce(station, 'show_changed', { show_id: showId, change: 'updated' }, { within: transaction });
  };
}
