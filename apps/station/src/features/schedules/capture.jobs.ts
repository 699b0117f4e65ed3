import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import { detailsOf, type ScheduleRow } from './schedule-row.ts';
import { scheduleById, updateSchedule } from './schedules.repository.ts';
import { capturePayload, createCapturePlan, settlingMs, type CaptureJob, type CapturePlan } from './capture-plan.ts';
import type { MakeEpisode } from './make-episode.service.ts';
import type { MadeMails } from './made-mail.jobs.ts';
import type { Occurrence } from './occurrences.ts';

export interface CaptureDeps {
  readonly accounts: Accounts;
  readonly makeEpisode: MakeEpisode;
  readonly mails: MadeMails;
}

const minute = 60_000;
const lastEpisodeNumber = 99_999;

/** Captures the hours of schedules once they have ended. Answers the plan by which it does. */
export function defineCapture(context: StationContext, { accounts, makeEpisode, mails }: CaptureDeps): CapturePlan {
  const { db, clock, log, jobs } = context;
  const plan = createCapturePlan(context, () => job);

  /** Goes on to the next hours; in the transaction that ends the job, so that none are taken twice or left out. */
  async function goOn(
    transaction: Transaction,
    station: Station,
    id: number,
    { end }: Occurrence,
    made: ScheduleRow | null,
  ): Promise<void> {
    const row = await scheduleById(transaction, station.id, id);
    if (!row) return;
    const number = row.episode_number;
    // Somebody may have set another number while the episode was made.
    const rises = made !== null && number !== null && number === made.episode_number && number < lastEpisodeNumber;
    const details = rises ? { ...detailsOf(row), episode_number: number + 1 } : detailsOf(row);
    await updateSchedule(transaction, station.id, id, { since: Math.max(row.since, end), details: JSON.stringify(details) });
    await plan.renew(transaction, station, id);
  }

  async function due(station: Station, row: ScheduleRow | null): Promise<Occurrence | null> {
    const hours = row && (await plan.next(db, station, row));
    return hours && hours.end + settlingMs <= clock.now() ? hours : null;
  }

  const job: CaptureJob = jobs.define('schedules.capture', {
    payload: capturePayload,
    concurrency: 1,
    lane: 'background',
    // About four hours of tries.
    retries: 8,
    backoff: (attempt) => minute * 2 ** (attempt - 1),
    async run({ station_id, schedule_id }, { complete }) {
      const station = accounts.stationById(station_id);
      if (!station) return;
      const row = await scheduleById(db, station_id, schedule_id);
      const hours = await due(station, row);
      if (!row || !hours) return complete((transaction) => plan.renew(transaction, station, schedule_id));
      const id = await makeEpisode(station, row, hours);
      await complete(async (transaction) => {
        await goOn(transaction, station, schedule_id, hours, id === null ? null : row);
        if (id !== null) await mails.add(transaction, station, row.notification_emails, id);
      });
    },
    async onFailed({ station_id, schedule_id }, error, transaction) {
      const station = accounts.stationById(station_id);
      const row = station && (await scheduleById(transaction, station_id, schedule_id));
      const hours = row && (await plan.next(transaction, station, row));
      if (!hours) return;
      log.error({ err: error, station: station.slug, schedule_id, date: hours.date }, 'a schedule could not make an episode');
      if (hours.end + settlingMs <= clock.now()) await goOn(transaction, station, schedule_id, hours, null);
    },
  });

  return plan;
}
