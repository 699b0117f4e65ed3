import type { Settings } from '@postkit/sdk/schema';

/** A station as the user form offers it. */
export interface FormStation {
  station: string;
  stationTitle: string;
  currentUserIsAdmin: boolean;
}

/** The person's stations, by title, with whether they administer each. */
export function formStations({ company_admin, station_list }: Settings): FormStation[] {
  return station_list
    .map(({ station, title, admin }) => ({ station, stationTitle: title || station, currentUserIsAdmin: admin || company_admin }))
    .toSorted((a, b) => a.stationTitle.localeCompare(b.stationTitle));
}

/** Those that somebody may be given: where the person is admin. */
export function assignableStations(stations: readonly FormStation[]): FormStation[] {
  return stations.filter(({ currentUserIsAdmin }) => currentUserIsAdmin);
}
