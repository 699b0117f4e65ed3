export interface PublicSiteTables {
  /** Stations that share something of their log; without a row, nothing. */
  public_sites: {
    station_id: number;
    now_playing: number;
    tracklist: number;
  };
}
