import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import { isSilent } from './inputs.presenter.ts';
import type { PlayoutInputRow } from './playout-tables.ts';
import { watchedInputs, updateInput } from './playout.repository.ts';

const minute_ms = 60_000;
const iso = (ms: number) => new Date(ms).toISOString();

export interface SilenceWatchDeps {
  readonly stationById: (id: number) => Station | null;
}

/** Emits `playout.silent` once for each silence of an input, and `playout.returned` when messages arrive again. */
export function defineSilenceWatch(
  {
    clock,
    jobs,
    stationEvents,
    announce,
  }: Pick<StationContext, 'clock' | 'jobs' | 'stationEvents' | 'announce'>,
  { stationById }: SilenceWatchDeps,
): void {
  async function look(transaction: Transaction, row: PlayoutInputRow): Promise<void> {
    const now_ms = clock.now();
    const station = stationById(row.station_id);
    const { id, name, silent_after_minutes, silent_since_ms, last_message_ms } = row;
    const silent = row.active === 1 && station?.state === 'active' && isSilent(row, now_ms);
    if (silent === (silent_since_ms !== null)) return;
    await updateInput(transaction, id, { silent_since_ms: silent ? last_message_ms : null });
    if (station?.state !== 'active') return;
    const input = { id, title: name };
    if (silent && last_message_ms !== null)
      await stationEvents.emit(transaction, station, 'playout.silent', {
        input,
        since: iso(last_message_ms),
        silent_after_minutes,
      });
    // One that was turned off has not returned.
    else if (row.active === 1 && silent_since_ms !== null && last_message_ms !== null)
      await stationEvents.emit(transaction, station, 'playout.returned', {
        input,
        since: iso(silent_since_ms),
        until: iso(last_message_ms),
      });
    await announce(station, 'playout_changed', { input_id: id }, { within: transaction });
  }

  jobs.repeat('playout.silence', {
    everyMs: minute_ms,
    lane: 'background',
    run: (complete) =>
      complete(async (transaction) => {
        for (const row of await watchedInputs(transaction)) await look(transaction, row);
        return false;
      }),
  });
}
