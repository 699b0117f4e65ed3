import { sql } from 'kysely';
import { type MovedTable, ofStation } from './moved-table.ts';

const users: MovedTable = {
  name: 'users',
  key: ['id'],
  rows: ({ stationId }) => sql`id in (select user_id from station_people where station_id = ${stationId})`,
  columns: ['id', 'username', 'email', 'first_name', 'last_name', 'disabled', 'created_at'],
};

/** Users with their roles at the station: no passwords, sessions, keys and second factors. */
export const userTables: readonly MovedTable[] = [
  users,
  {
    name: 'station_people',
    key: ['station_id', 'user_id'],
    rows: ofStation,
    references: { user_id: 'users' },
    needs: ['user_id'],
  },
  {
    name: 'station_people_shows',
    key: ['station_id', 'user_id', 'show_id'],
    rows: (choice) => sql`${ofStation(choice)} and exists (select 1 from station_people p
      where p.station_id = station_people_shows.station_id and p.user_id = station_people_shows.user_id)`,
    references: { user_id: 'users', show_id: 'shows' },
    needs: ['user_id', 'show_id'],
  },
];
