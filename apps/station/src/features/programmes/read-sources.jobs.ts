import type { StationContext } from '../../context.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import type { Accounts } from '../accounts/index.ts';
import { deletePlansBefore, dueSource, updateSource } from './sources.repository.ts';
import type { Sources } from './sources.service.ts';

const minuteMs = 60_000;
const day = 86_400;
const planDays = 30;

/** Reads each source with an address once a day, one after another, and deletes plans of more than 30 days ago. */
export function defineReadSources(
  { db, clock, jobs, log }: StationContext,
  { accounts, sources }: { readonly accounts: Accounts; readonly sources: Sources },
): void {
  jobs.repeat('programmes.readSources', {
    everyMs: 10 * minuteMs,
    lane: 'background',
    async run(complete) {
      const due = await dueSource(db, clock.seconds() - day);
      if (due) {
        const station = accounts.stationById(due.station_id);
        if (station) {
          await sources.read(station, due.id, { is_base64: false }).catch((error: unknown) => {
            if (!isStationError(error)) log.error({ err: error }, 'a source of programmes could not be read');
          });
        } else await updateSource(db, due.id, { tried_at: clock.seconds() });
      }
      await complete(async (transaction) => {
        await deletePlansBefore(transaction, clock.seconds() - planDays * day);
        return due !== undefined;
      });
    },
  });
}
