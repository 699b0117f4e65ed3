import type { Recording } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import { sourceOf } from './logger.repository.ts';
import type { OutageJobs } from './outage-jobs.ts';
import { deleteOutage, outageOf, saveOutage, type Outage } from './outages.repository.ts';
import { settingsOf } from './source-settings.ts';

/** Watches the recorders, and reports outages that last too long. */
export interface OutageWatch {
  /** Processes the current state of a recorder; repeated calls are cheap. */
  follow(stationId: number, recording: Recording): void;
  /** Reschedules the report of the current outage after the settings changed. */
  replan(transaction: Tables, stationId: number): Promise<void>;
  /** Resolves when all states so far are stored. */
  settled(): Promise<void>;
}

type Verdict = 'outage' | 'fine' | 'off';

/** Null if an earlier outage may continue: a connection that has delivered no whole segment may drop again. */
function verdictOn({ state, level }: Recording): Verdict | null {
  if (state === 'off') return 'off';
  if (state === 'connecting') return null;
  if (state === 'recording') return level === null ? null : 'fine';
  return 'outage';
}

const iso = (ms: number) => new Date(ms).toISOString();

export interface OutageWatchDeps {
  readonly jobs: OutageJobs;
  readonly stationById: (id: number) => Station | null;
  /** The stored state of a recording, where several processes watch it: the first one that sees a change handles it. */
  readonly stateOf?: ((db: Tables, stationId: number) => Promise<Recording>) | undefined;
}

export function createOutageWatch(
  { db, log, stationEvents }: Pick<StationContext, 'db' | 'log' | 'stationEvents'>,
  { jobs, stationById, stateOf }: OutageWatchDeps,
): OutageWatch {
  const known = new Map<number, Verdict>();
  let turn: Promise<void> = Promise.resolve();

  async function plan(transaction: Tables, { station_id, since_ms }: Outage): Promise<void> {
    const { alerts } = settingsOf(await sourceOf(transaction, station_id));
    const key = String(station_id);
    await jobs.alert.cancel(transaction, key);
    await jobs.alert.add(
      transaction,
      { station_id, since_ms },
      { key, runAt: since_ms + alerts.after_minutes * 60_000, station: station_id },
    );
  }

  async function beginOutage(
    transaction: Transaction,
    stationId: number,
    { state, since, error }: Recording,
  ): Promise<void> {
    if (state !== 'lost' && state !== 'silent' && state !== 'disk_full') return;
    if (await outageOf(transaction, stationId)) return;
    const outage = { station_id: stationId, since_ms: (since ?? 0) * 1000, state, alerted: 0 };
    await saveOutage(transaction, outage);
    await plan(transaction, outage);
    const station = stationById(stationId);
    if (station)
      await stationEvents.emit(transaction, station, 'stream.lost', {
        state,
        since: iso(outage.since_ms),
        error,
      });
  }

  async function endOutage(
    transaction: Transaction,
    stationId: number,
    { state, since }: Recording,
  ): Promise<void> {
    const outage = await outageOf(transaction, stationId);
    if (!outage) return;
    await deleteOutage(transaction, stationId);
    await jobs.alert.cancel(transaction, String(stationId));
    if (state !== 'recording') return;
    const station = stationById(stationId);
    if (station) {
      const until = iso((since ?? 0) * 1000);
      await stationEvents.emit(transaction, station, 'stream.returned', {
        state: outage.state,
        since: iso(outage.since_ms),
        until,
      });
    }
    if (outage.alerted === 0) return;
    const settings = settingsOf(await sourceOf(transaction, stationId));
    const notice = {
      state: outage.state,
      since: Math.floor(outage.since_ms / 1000),
      until: since,
      error: '',
    };
    await jobs.deliver(transaction, stationId, settings, notice);
  }

  return {
    follow(stationId, recording) {
      const verdict = verdictOn(recording);
      if (verdict === null || known.get(stationId) === verdict) return;
      known.set(stationId, verdict);
      const work = verdict === 'outage' ? beginOutage : endOutage;
      turn = turn
        .then(() =>
          db.transaction(async (transaction) => {
            const stored = await stateOf?.(transaction, stationId);
            // A newer state follows.
            if (stored && verdictOn(stored) !== verdict) return void known.delete(stationId);
            await work(transaction, stationId, stored ?? recording);
          }),
        )
        .catch((error: unknown) => {
          // Process the recorder's next change again.
          known.delete(stationId);
          log.error({ err: error, stationId }, 'an outage of the recording could not be stored');
        });
    },
    async replan(transaction, stationId) {
      const outage = await outageOf(transaction, stationId);
      if (outage?.alerted === 0) await plan(transaction, outage);
    },
    settled: () => turn,
  };
}
