import type { Settings } from '@postkit/sdk/schema';

/** A station in the user form. */
export interface FormStation {
  station: string;
  stationTitle: string;
  currentUserIsAdmin: boolean;
}

/** The caller's stations, sorted by title, and whether the caller administers each. */
export function formStations({ company_admin, station_list }: Settings): FormStation[] {
  return station_list
    .map(({ station, title, admin }) => ({
      station,
      stationTitle: title || station,
      currentUserIsAdmin: admin || company_admin,
    }))
    .toSorted((a, b) => a.stationTitle.localeCompare(b.stationTitle));
}

/** The stations that the caller can assign: those that the caller administers. */
export function assignableStations(stations: readonly FormStation[]): FormStation[] {
  return stations.filter(({ currentUserIsAdmin }) => currentUserIsAdmin);
}
