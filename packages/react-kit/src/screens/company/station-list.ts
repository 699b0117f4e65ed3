import type { CompanyStation } from '@postkit/sdk/schema';
import type { Sort } from '../../ui/table/sort-header.tsx';

/** `all`, or the state of the listed stations. */
export type StationFilter = 'all' | CompanyStation['state'];

/** City and state, as far as they are known. */
export function placeOf({ geo_region, geo_state }: Pick<CompanyStation, 'geo_region' | 'geo_state'>): string {
  return [geo_region, geo_state].filter(Boolean).join(', ');
}

/** Users with a licence. */
export function userCount({ licences: { full, podcast, logger } }: CompanyStation): number {
  return full + podcast + logger;
}

/** Stations in a state whose title, slug, zone, format or place contains the typed text, ignoring case. */
export function filterStations(
  stations: readonly CompanyStation[],
  { typed, state }: { typed: string; state: StationFilter },
): readonly CompanyStation[] {
  const query = typed.trim().toLocaleLowerCase();
  return stations.filter((station) => {
    if (state !== 'all' && station.state !== state) return false;
    const { title, slug, timezone, format } = station;
    return [title, slug, timezone, format ?? '', placeOf(station)]
      .join('\n')
      .toLocaleLowerCase()
      .includes(query);
  });
}

type Key = (station: CompanyStation) => string | number;

const keys: Readonly<Record<string, Key>> = {
  title: ({ title }) => title,
  timezone: ({ timezone }) => timezone,
  place: placeOf,
  format: ({ format }) => format ?? '',
  users: userCount,
  // Stations without a quota of their own go last.
  quota: ({ quota_bytes }) => quota_bytes ?? Number.MAX_SAFE_INTEGER,
  state: ({ state }) => state,
};

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Sorted by a column, and those that are equal there by title. */
export function sortStations(
  stations: readonly CompanyStation[],
  { column, direction }: Sort,
): readonly CompanyStation[] {
  const key = keys[column] ?? keys['title'];
  if (!key) return stations;
  const turn = direction === 'ascending' ? 1 : -1;
  return stations.toSorted((a, b) => turn * compare(key(a), key(b)) || collator.compare(a.title, b.title));
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}
