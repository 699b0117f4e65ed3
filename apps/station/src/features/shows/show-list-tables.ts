export interface ShowListTables {
  /** Rises with every change of what a station's list of shows tells: shows, their destinations and tags. */
  show_list_versions: { station_id: number; version: number };
}
