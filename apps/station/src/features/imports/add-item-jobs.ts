import type { Transaction } from '../../platform/db/database.ts';
import { createLoopYield } from '../../platform/loop-yield.ts';
import type { ImportItemJob } from './import-item.jobs.ts';

/** Queues the import of items. */
export type AddItemJobs = (transaction: Transaction, stationId: number, itemIds: readonly number[]) => Promise<void>;

export function createAddItemJobs(job: ImportItemJob): AddItemJobs {
  return async (transaction, stationId, itemIds) => {
    const yieldToOthers = createLoopYield();
    for (const item_id of itemIds) {
      await job.add(transaction, { item_id }, { station: stationId });
      await yieldToOthers();
    }
  };
}
