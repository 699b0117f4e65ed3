import type { LogRepeats } from '@postkit/sdk/schema';
import type { Database } from '../../../platform/db/database.ts';
import { repeatsBetween, unheardBetween } from './repeats.repository.ts';

/** Events of a log that aired before. */
export interface Repeats {
  /** The repeats among the events that started in a span (Unix seconds; `to` is exclusive). */
  repeats(stationId: number, span: { from: number; to: number }): Promise<LogRepeats>;
}

export function createRepeats({ db }: { db: Database }): Repeats {
  return {
    async repeats(stationId, { from, to }) {
      const span = { from: from * 1000, to: to * 1000 };
      const rows = await repeatsBetween(db, stationId, span);
      const repeats = rows.map(({ event_id, earlier_id, at_ms }) => ({
        event_id,
        earlier_id,
        at: Math.floor(at_ms / 1000),
      }));
      return { repeats, unheard: await unheardBetween(db, stationId, span) };
    },
  };
}
