export interface ShowListTables {
  /** Rises with every change of the content of a station's show list: shows, their destinations and tags. */
  show_list_versions: { station_id: number; version: number };
}
