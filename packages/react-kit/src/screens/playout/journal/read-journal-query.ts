import { type PlayoutElement, playoutFates } from '@postkit/sdk/schema';
import type { CalendarDate } from '../../../host/time/zoned-time.ts';

/** The day and the filters in the address of the journal. */
export interface AskedJournal {
  readonly day: CalendarDate;
  /** Id of an input; null for all. */
  readonly input: number | null;
  readonly fate: PlayoutElement['fate'] | null;
  readonly onlyFaults: boolean;
  /** Whether any filter but the day is set. */
  readonly isFiltered: boolean;
}

/** Reads the address of the journal; what is wrong in it counts as absent. */
export function readJournalQuery(query: URLSearchParams, today: CalendarDate): AskedJournal {
  const day = query.get('day') ?? '';
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && day <= today;
  const id = query.get('input') ?? '';
  const input = /^\d{1,15}$/.test(id) ? Number(id) : null;
  const fate = playoutFates.find((known) => known === query.get('fate')) ?? null;
  const onlyFaults = query.get('faults') === '1';
  return {
    day: isDay ? day : today,
    input,
    fate,
    onlyFaults,
    isFiltered: input !== null || fate !== null || onlyFaults,
  };
}
