import { sql } from 'kysely';
import { stationImportPlan } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { csvLine } from '../../platform/csv-line.ts';
import type { Station } from '../accounts/index.ts';
import { feedUrl } from '../destinations/index.ts';
import { pageAddress } from '../episodes/index.ts';
import { readState } from './import-state.ts';
import type { StationImportRow } from './station-import-tables.ts';

interface Named {
  readonly id: number;
  readonly title: string;
}

/** The old and new addresses of feeds, audio files and pages of a complete import, as lines of CSV. */
export async function* movedAddresses(
  { db, publicUrl }: Pick<StationContext, 'db' | 'publicUrl'>,
  station: Station,
  row: StationImportRow,
): AsyncGenerator<string> {
  const { address, slug } = stationImportPlan.parse(JSON.parse(row.plan)).station;
  const host = address.slice(0, address.length - slug.length - 1);
  const ranges = readState(row.state)?.ranges ?? {};
  const before = (table: 'connections' | 'episodes', id: number) => id - (ranges[table]?.offset ?? 0);
  yield csvLine(['kind', 'title', 'old', 'new']);
  const feeds = sql<Named>`select id, details as title from connections where station_id = ${station.id} and type = 'rss' order by id`;
  for (const { id, title: details } of (await feeds.execute(db.tables())).rows) {
    const { title = '' }: { title?: string } = JSON.parse(details);
    yield csvLine([
      'feed',
      title,
      feedUrl(host, slug, before('connections', id)),
      feedUrl(publicUrl, station.slug, id),
    ]);
  }
  const episodes = sql<Named>`select id, name as title from episodes where station_id = ${station.id} and deleted_at is null order by id`;
  for (const { id, title } of (await episodes.execute(db.tables())).rows) {
    const old = before('episodes', id);
    yield csvLine(['page', title, pageAddress(host, slug, old), pageAddress(publicUrl, station.slug, id)]);
    for (const format of ['mp3', 'aac']) {
      yield csvLine([
        format,
        title,
        `${host}/${slug}/audio/${old}.${format}`,
        `${publicUrl}/${station.slug}/audio/${id}.${format}`,
      ]);
    }
  }
}
