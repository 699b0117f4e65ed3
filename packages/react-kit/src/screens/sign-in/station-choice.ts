import type { StationEntry } from '@postkit/sdk/schema';

/** With more stations than this, and a format on at least one, the user chooses by drop-downs. */
const listLimit = 20;

const text = (value: string | null) => value?.trim() ?? '';

/** `list`: a searchable list. `filters`: Format, then State, then City, then Radio Station. */
export function choiceMode(stations: readonly StationEntry[]): 'list' | 'filters' {
  return stations.length > listLimit && stations.some((entry) => text(entry.format)) ? 'filters' : 'list';
}

/** The name that users see. */
export function stationTitle(entry: StationEntry): string {
  return entry.title || entry.station;
}

/** Stations whose search key, or name if there is none, contains the typed text, ignoring case. */
export function searchStations(stations: readonly StationEntry[], typed: string): StationEntry[] {
  const query = typed.trim().toLocaleLowerCase();
  return stations.filter((entry) =>
    (entry.searchKey || stationTitle(entry)).toLocaleLowerCase().includes(query),
  );
}

/** The values of the drop-downs; empty if not chosen. City is the wire's `geo_region`. */
export interface StationFilters {
  format: string;
  state: string;
  city: string;
}

export interface StationOptions {
  formats: string[];
  states: string[];
  cities: string[];
  stations: StationEntry[];
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values.filter(Boolean))].toSorted((a, b) => a.localeCompare(b));
}

/** The options of each drop-down for the values above it. */
export function stationOptions(stations: readonly StationEntry[], filters: StationFilters): StationOptions {
  const ofFormat = stations.filter((entry) => text(entry.format) === filters.format);
  const ofState = ofFormat.filter((entry) => text(entry.geo_state) === filters.state);
  const ofCity = ofState.filter((entry) => text(entry.geo_region) === filters.city);
  return {
    formats: distinct(stations.map((entry) => text(entry.format))),
    states: distinct(ofFormat.map((entry) => text(entry.geo_state))),
    cities: distinct(ofState.map((entry) => text(entry.geo_region))),
    stations: ofCity.toSorted((a, b) => stationTitle(a).localeCompare(stationTitle(b))),
  };
}

/** Applies a choice, clears the filters below it, and preselects those with a single option. */
export function chooseFilter(
  stations: readonly StationEntry[],
  before: StationFilters,
  choice: Partial<StationFilters>,
): StationFilters {
  const filters = { ...before, ...choice };
  if (choice.format !== undefined) Object.assign(filters, { state: '', city: '' });
  if (choice.state !== undefined) filters.city = '';
  const { formats } = stationOptions(stations, filters);
  if (!filters.format && formats.length === 1) filters.format = formats[0] ?? '';
  const { states } = stationOptions(stations, filters);
  if (filters.format && !filters.state && states.length === 1) filters.state = states[0] ?? '';
  return filters;
}

export const noFilters: StationFilters = { format: '', state: '', city: '' };
