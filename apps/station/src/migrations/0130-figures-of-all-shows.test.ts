import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openStationDatabase } from '../testing/open-station-database.ts';
import { up } from './0130-figures-of-all-shows.ts';

it('0130-figures-of-all-shows sums the figures of the shows of each station by day, country and platform', async () => {
  const db = await openStationDatabase();
  const rows = [
    [1, 0, 9, 4, 0, '', '', 3],
    [1, 0, 9, 5, 0, '', '', 4],
    [1, 0, 8, 5, 0, '', '', 1],
    [2, 0, 9, 6, 0, '', '', 8],
    [1, 1, 9, 4, 0, 'NO', '', 3],
    [1, 1, 9, 5, 0, 'NO', '', 2],
    [1, 1, 9, 5, 0, 'SE', '', 2],
    [1, 2, 9, 4, 0, '', 'Overcast', 3],
    [1, 3, 9, 4, 0, 'NO', 'Overcast', 3],
    [1, 3, 9, 5, 0, 'NO', 'Overcast', 2],
    [1, 4, 9, 4, 7, '', '', 3],
    [1, 7, 9, 4, 7, 'NO', 'Overcast', 3],
  ];
  for (const row of rows) {
    await sql`insert into analytics_days (station_id, level, day, show_id, episode_id, country, platform, downloads, heard)
      values (${sql.join([...row, 1000])})`.execute(db.tables());
  }
  await up(db.tables());
  const added = await sql<
    Record<string, unknown>
  >`select station_id, level, day, show_id, episode_id, country, platform, downloads, heard
    from analytics_days where level >= 8 order by station_id, level, day, country, platform`.execute(
    db.tables(),
  );
  expect(added.rows.map((row) => Object.values(row))).toEqual([
    [1, 8, 8, 0, 0, '', '', 1, 1000],
    [1, 8, 9, 0, 0, '', '', 7, 2000],
    [1, 9, 9, 0, 0, 'NO', '', 5, 2000],
    [1, 9, 9, 0, 0, 'SE', '', 2, 1000],
    [1, 10, 9, 0, 0, '', 'Overcast', 3, 1000],
    [1, 11, 9, 0, 0, 'NO', 'Overcast', 5, 2000],
    [2, 8, 9, 0, 0, '', '', 8, 1000],
  ]);
  await db.close();
});
