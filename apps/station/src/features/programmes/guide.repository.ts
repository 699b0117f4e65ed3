import type { ProgrammeGuide } from '@postkit/sdk/schema';
import type { Tables } from '../../platform/db/database.ts';
import type { ProgrammeTables } from './programme-tables.ts';

const unset: ProgrammeGuide = { short_name: '', medium_name: '', description: '', domain: '', bearers: [] };

/** A station without a row appears by its title, on no bearer. */
export async function guideOf(db: Tables, stationId: number): Promise<ProgrammeGuide> {
  const row = await db
    .tables<ProgrammeTables>()
    .selectFrom('programme_guides')
    .select('guide')
    .where('station_id', '=', stationId)
    .executeTakeFirst();
  return row ? { ...unset, ...(JSON.parse(row.guide) as ProgrammeGuide) } : unset;
}

export async function saveGuide(db: Tables, stationId: number, guide: ProgrammeGuide): Promise<void> {
  const change = { guide: JSON.stringify(guide) };
  await db
    .tables<ProgrammeTables>()
    .insertInto('programme_guides')
    .values({ station_id: stationId, ...change })
    .onConflict((conflict) => conflict.column('station_id').doUpdateSet(change))
    .execute();
}
