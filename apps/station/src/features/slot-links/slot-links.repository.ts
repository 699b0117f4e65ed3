import type { Insertable, Updateable } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import type { SlotLinkRow, SlotLinkTables } from './slot-link-tables.ts';

export async function insertSlotLink(
  db: Tables,
  row: Insertable<SlotLinkTables['slot_links']>,
): Promise<SlotLinkRow> {
  return db
    .tables<SlotLinkTables>()
    .insertInto('slot_links')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Newest first. */
export async function slotLinksOf(db: Tables, stationId: number): Promise<SlotLinkRow[]> {
  const rows = db
    .tables<SlotLinkTables>()
    .selectFrom('slot_links')
    .selectAll()
    .where('station_id', '=', stationId);
  return rows.orderBy('id', 'desc').execute();
}

export async function slotLinkById(
  db: Tables,
  stationId: number,
  id: number,
): Promise<SlotLinkRow | undefined> {
  const rows = db
    .tables<SlotLinkTables>()
    .selectFrom('slot_links')
    .selectAll()
    .where('station_id', '=', stationId);
  return rows.where('id', '=', id).executeTakeFirst();
}

export async function slotLinkByToken(db: Tables, tokenHash: string): Promise<SlotLinkRow | undefined> {
  return db
    .tables<SlotLinkTables>()
    .selectFrom('slot_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Changes a link that is at this version, and raises the version; undefined if it is not. */
export async function changeSlotLink(
  db: Tables,
  { id, version }: Pick<SlotLinkRow, 'id' | 'version'>,
  change: Updateable<SlotLinkTables['slot_links']>,
): Promise<SlotLinkRow | undefined> {
  const links = db.tables<SlotLinkTables>().updateTable('slot_links');
  return links
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

/** Links that ended before a moment: decided or expired without a submission. */
export async function slotLinksEndedBefore(
  db: Tables,
  seconds: number,
  limit: number,
): Promise<SlotLinkRow[]> {
  const rows = db
    .tables<SlotLinkTables>()
    .selectFrom('slot_links')
    .selectAll()
    .where('expires_at', '<', seconds);
  return rows.where('state', '!=', 'submitted').orderBy('id').limit(limit).execute();
}

export async function deleteSlotLink(db: Tables, id: number): Promise<void> {
  await db.tables<SlotLinkTables>().deleteFrom('slot_links').where('id', '=', id).execute();
}
