import type { Transaction } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import type { RecordedRun, RunLedger } from './run-ledger.service.ts';
import type { ScheduleMails } from './schedule-mail.jobs.ts';
import { detailsOf } from './schedule-row.ts';
import type { RunResult } from './schedule-runs.repository.ts';
import { scheduleById, updateSchedule } from './schedules.repository.ts';

const lastEpisodeNumber = 99_999;

/** Stores the result of a run in the transaction that ends its job: the ledger, the next episode number and the mails. */
export type FinishRun = (
  transaction: Transaction,
  station: Station,
  about: RecordedRun,
  result: RunResult,
) => Promise<void>;

export function createFinishRun(ledger: RunLedger, mails: ScheduleMails): FinishRun {
  return async (transaction, station, about, result) => {
    await ledger.record(transaction, station, about, result);
    if (result.episodeId === null) return;
    const { id, episode_number: number, notification_emails } = about.schedule;
    const row = await scheduleById(transaction, station.id, id);
    // A user may have set another number while the episode was created.
    if (row && number !== null && row.episode_number === number && number < lastEpisodeNumber) {
      const details = JSON.stringify({ ...detailsOf(row), episode_number: number + 1 });
      await updateSchedule(transaction, station.id, id, { details });
    }
    await mails.add(transaction, station, notification_emails, result.episodeId);
  };
}
