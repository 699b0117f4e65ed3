import { dateAt, programmeInput } from '@postkit/sdk/schema';
import type { Features } from '../features.ts';
import type { Station } from '../features/accounts/index.ts';

/** A programme of the talk station, on every day. */
interface DemoProgramme {
  readonly name: string;
  readonly presenters: readonly string[];
  /** First hour, and the hour after the last. */
  readonly from: number;
  readonly to: number;
}

const programmes: readonly DemoProgramme[] = [
  { name: 'Daybreak', presenters: ['Ed Lindqvist'], from: 6, to: 10 },
  { name: 'The Long View', presenters: ['Ines Castellano'], from: 10, to: 13 },
  { name: 'Harbour at One', presenters: ['Tom Reyes'], from: 13, to: 16 },
  { name: 'Homeward', presenters: ['Ed Lindqvist', 'Ines Castellano'], from: 16, to: 19 },
  { name: 'Evening Edition', presenters: ['Ines Castellano'], from: 19, to: 21 },
  { name: 'Night Ferry', presenters: [], from: 21, to: 6 },
];

/** Name of the programme in an hour of the day. */
export function demoProgrammeAt(hour: number): string {
  const found = programmes.find(({ from, to }) =>
    from < to ? hour >= from && hour < to : hour >= from || hour < to,
  );
  return found?.name ?? '';
}

const weekMs = 7 * 86_400_000;
const clockOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Enters the week of the talk station. May run again after a crash: a station with programmes keeps them. */
export async function makeDemoProgrammes(
  { programmes: service }: Pick<Features, 'programmes'>,
  station: Station,
  { now }: { readonly now: number },
): Promise<void> {
  const known = new Set((await service.list(station)).map(({ name }) => name));
  for (const { name, presenters, from, to } of programmes) {
    if (known.has(name)) continue;
    const weekly = {
      day_of_week: 'SunMonTueWedThuFriSat',
      start_time: clockOf(from),
      end_time: clockOf(to),
      start_date: dateAt(now - weekMs, station.timezone),
    };
    await service.create(station, programmeInput.parse({ name, presenters, weekly }));
  }
}
