import type { Transaction } from '../../platform/db/database.ts';
import { createLoopYield } from '../../platform/loop-yield.ts';
import type { ImportItemJob } from './import-item.jobs.ts';
import { importOptions } from './import-options.ts';
import type { ImportShowJob } from './import-show.jobs.ts';
import type { ImportRow } from './import-tables.ts';
import { waitingItems } from './imports.repository.ts';

/** Queues the import of the waiting items, and of the chosen fields of the show. */
export type AddItemJobs = (
  transaction: Transaction,
  row: Pick<ImportRow, 'id' | 'station_id' | 'options'>,
) => Promise<void>;

export function createAddItemJobs(job: ImportItemJob, showJob: ImportShowJob): AddItemJobs {
  return async (transaction, { id, station_id, options }) => {
    const yieldToOthers = createLoopYield();
    if (importOptions({ options }).show_fields.length > 0)
      await showJob.add(transaction, { import_id: id }, { station: station_id });
    for (const item_id of await waitingItems(transaction, id)) {
      await job.add(transaction, { item_id }, { station: station_id });
      await yieldToOthers();
    }
  };
}
