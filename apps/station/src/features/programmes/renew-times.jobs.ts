import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import { timesOfRule } from './airing-times.ts';
import type { ProgrammeRow } from './programme-tables.ts';
import { ruleIn } from './programmes.presenter.ts';
import { addTimes, deleteTimes, deleteTimesBefore, weeklyProgrammes } from './programmes.repository.ts';

const hourMs = 3_600_000;
/** As long as the runs of schedules: a log is named again at most so far back. */
const retentionMs = 400 * 24 * hourMs;

/** Keeps the airings of weekly rules ahead of time, and deletes those of more than 400 days ago. */
export function defineRenewTimes(
  context: StationContext,
  { accounts }: { readonly accounts: Accounts },
): { renewStation(station: Station): Promise<void> } {
  const { db, clock, jobs } = context;

  async function renew(transaction: Transaction, station: Station, row: ProgrammeRow): Promise<void> {
    const rule = ruleIn(row.weekly);
    if (!rule) return;
    const now = clock.now();
    await deleteTimes(transaction, [row.id], { after: now });
    const times = timesOfRule(rule, station.timezone, now).filter(({ start_ms }) => start_ms > now);
    await addTimes(
      transaction,
      times.map((time) => ({ ...time, programme_id: row.id, station_id: station.id, name: '' })),
    );
  }

  jobs.repeat('programmes.renewTimes', {
    everyMs: 6 * hourMs,
    lane: 'background',
    async run(complete) {
      const rows = await weeklyProgrammes(db);
      await complete(async (transaction) => {
        for (const row of rows) {
          const station = accounts.stationById(row.station_id);
          if (station) await renew(transaction, station, row);
        }
        await deleteTimesBefore(transaction, clock.now() - retentionMs);
        return false;
      });
    },
  });

  return {
    async renewStation(station) {
      const rows = (await weeklyProgrammes(db)).filter(({ station_id }) => station_id === station.id);
      await db.transaction(async (transaction) => {
        for (const row of rows) await renew(transaction, station, row);
      });
    },
  };
}
