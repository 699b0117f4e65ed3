import type { Occurrence } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import { captureDelayMs } from './capture-delay.ts';
import { capturePayload, createCapturePlan, type CaptureJob, type CapturePlan } from './capture-plan.ts';
import type { FinishRun } from './finish-run.ts';
import type { MakeEpisode } from './make-episode.service.ts';
import type { PublishWatch } from './publish-watch.jobs.ts';
import type { RunLedger } from './run-ledger.service.ts';
import type { ScheduleRow } from './schedule-row.ts';
import { scheduleById, updateSchedule } from './schedules.repository.ts';

export interface CaptureDeps {
  readonly accounts: Accounts;
  readonly makeEpisode: MakeEpisode;
  readonly ledger: RunLedger;
  readonly watch: PublishWatch;
  readonly finish: FinishRun;
}

const minute = 60_000;

/** Captures the occurrences of schedules once they have ended. Returns the plan. */
export function defineCapture(
  context: StationContext,
  { accounts, makeEpisode, ledger, watch, finish }: CaptureDeps,
): CapturePlan {
  const { db, clock, log, jobs } = context;
  const plan = createCapturePlan(context, { ledger, watch, job: () => job });

  /** Advances to the next occurrence, in the transaction that ends the job, so that none is captured twice or skipped. */
  async function advance(
    transaction: Transaction,
    station: Station,
    id: number,
    { end }: Occurrence,
  ): Promise<void> {
    const row = await scheduleById(transaction, station.id, id);
    if (!row) return;
    await updateSchedule(transaction, station.id, id, { since: Math.max(row.since, end) });
    await plan.renew(transaction, station, id);
  }

  async function due(station: Station, row: ScheduleRow | null): Promise<Occurrence | null> {
    const occurrence = row && (await plan.next(db, station, row));
    return occurrence && occurrence.end + captureDelayMs <= clock.now() ? occurrence : null;
  }

  const job: CaptureJob = jobs.define('schedules.capture', {
    payload: capturePayload,
    concurrency: 1,
    lane: 'background',
    // About four hours of attempts.
    retries: 8,
    backoff: (attempt) => minute * 2 ** (attempt - 1),
    async run({ station_id, schedule_id }, { complete }) {
      const station = accounts.stationById(station_id);
      if (!station) return;
      const row = await scheduleById(db, station_id, schedule_id);
      const occurrence = await due(station, row);
      if (!row || !occurrence)
        return complete((transaction) => plan.renew(transaction, station, schedule_id));
      // The hours of an archived station are not made up for when it returns.
      if (station.state === 'archived')
        return complete((transaction) => advance(transaction, station, schedule_id, occurrence));
      const result = await makeEpisode(station, row, occurrence, 1);
      await complete(async (transaction) => {
        await finish(transaction, station, { schedule: row, occurrence }, result);
        await advance(transaction, station, schedule_id, occurrence);
      });
    },
    async onFailed({ station_id, schedule_id }, error, transaction) {
      const station = accounts.stationById(station_id);
      const row = station && (await scheduleById(transaction, station_id, schedule_id));
      const occurrence = row && (await plan.next(transaction, station, row));
      if (!occurrence) return;
      log.error(
        { err: error, station: station.slug, schedule_id, date: occurrence.date },
        'a schedule could not make an episode',
      );
      if (occurrence.end + captureDelayMs > clock.now()) return;
      await ledger.recordFailed(transaction, station, { schedule: row, occurrence }, error);
      await advance(transaction, station, schedule_id, occurrence);
    },
  });

  return plan;
}
