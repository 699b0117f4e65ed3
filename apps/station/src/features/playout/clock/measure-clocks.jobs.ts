import type { StationContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { createLoopYield } from '../../../platform/loop-yield.ts';
import { nextOffset } from '../../../playout/index.ts';
import type { Station } from '../../accounts/index.ts';
import type { PlayoutClockRow } from '../playout-tables.ts';
import { activeInputs, inputById, updateInput } from '../playout.repository.ts';
import { recordInputChange } from '../record-input-change.ts';
import { saveClock } from './clock.repository.ts';
import { type ClockSources, measureClock } from './measure-clock.ts';

export interface MeasureDeps {
  readonly audioEvents: ClockSources['audioEvents'];
  readonly stationById: (id: number) => Station | null;
}

/** A change of two seconds is to be seen within ten minutes, most of which its first cues take. */
const every_ms = 2 * 60_000;

/** Measures every two minutes the offsets of the inputs that are on, and applies those that apply by themselves. */
export function defineMeasureClocks(
  context: Pick<StationContext, 'db' | 'archive' | 'clock' | 'jobs' | 'announce' | 'log'>,
  { audioEvents, stationById }: MeasureDeps,
): void {
  const { db, archive, clock, jobs, announce, log } = context;
  const yieldToOthers = createLoopYield();

  async function measureAll(): Promise<PlayoutClockRow[]> {
    const measured: PlayoutClockRow[] = [];
    for (const input of await activeInputs(db)) {
      if (stationById(input.station_id)?.state !== 'active') continue;
      // SQLite responds at once, so that hundreds of inputs would hold up requests.
      await yieldToOthers();
      try {
        const row = await measureClock({ db, archive, audioEvents }, input, clock.now());
        if (row) measured.push(row);
      } catch (error) {
        log.warn({ err: error, input: input.id }, 'the offset of a playout input could not be measured');
      }
    }
    return measured;
  }

  /** Stores a result, unless the input was deleted or turned off meanwhile. */
  async function save(transaction: Transaction, row: PlayoutClockRow): Promise<void> {
    const input = await inputById(transaction, row.input_id);
    const station = input && stationById(input.station_id);
    if (!station || input.active === 0) return;
    await saveClock(transaction, row);
    const result = { offset_ms: row.measured_offset_ms, certainty: row.certainty_percent / 100 };
    const offset_ms = input.auto_offset === 1 ? nextOffset(input.offset_ms, result) : input.offset_ms;
    if (offset_ms !== input.offset_ms)
      await recordInputChange(transaction, input, await updateInput(transaction, input.id, { offset_ms }));
    await announce(station, 'playout_changed', { input_id: input.id }, { within: transaction });
  }

  jobs.repeat('playout.clock', {
    everyMs: every_ms,
    lane: 'background',
    async run(complete) {
      const measured = await measureAll();
      await complete(async (transaction) => {
        for (const row of measured) await save(transaction, row);
        return false;
      });
    },
  });
}
