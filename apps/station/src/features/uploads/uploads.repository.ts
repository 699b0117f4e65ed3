import { sql, type Insertable } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import type { UploadRow, UploadTables } from './upload-tables.ts';

/** The upload with a uuid at any of these stations. */
export async function uploadByUuid(
  db: Tables,
  stationIds: readonly number[],
  uuid: string,
): Promise<UploadRow | undefined> {
  if (stationIds.length === 0) return undefined;
  const uploads = db.tables<UploadTables>().selectFrom('uploads').selectAll().where('uuid', '=', uuid);
  return uploads.where('station_id', 'in', stationIds).orderBy('id').executeTakeFirst();
}

export async function uploadById(db: Tables, id: number): Promise<UploadRow | undefined> {
  return db.tables<UploadTables>().selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Incomplete uploads in one request; those in parts can resume. */
export async function uploadsBeingReceived(db: Tables): Promise<UploadRow[]> {
  const uploads = db
    .tables<UploadTables>()
    .selectFrom('uploads')
    .selectAll()
    .where('status', '=', 'receiving');
  return uploads.where('bytes', 'is', null).execute();
}

export async function insertUpload(
  db: Tables,
  upload: Insertable<UploadTables['uploads']>,
): Promise<UploadRow> {
  return db
    .tables<UploadTables>()
    .insertInto('uploads')
    .values(upload)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateUpload(
  db: Tables,
  id: number,
  change: Partial<Omit<UploadRow, 'id' | 'station_id'>>,
): Promise<UploadRow> {
  const upload = db.tables<UploadTables>().updateTable('uploads').set(change).where('id', '=', id);
  return upload.returningAll().executeTakeFirstOrThrow();
}

export async function deleteUpload(db: Tables, id: number): Promise<void> {
  await db.tables<UploadTables>().deleteFrom('uploads').where('id', '=', id).execute();
}

/** Incomplete uploads in parts, oldest first: of one station, or of all. */
export async function unfinishedUploads(db: Tables, stationId?: number): Promise<UploadRow[]> {
  const uploads = db
    .tables<UploadTables>()
    .selectFrom('uploads')
    .selectAll()
    .where('status', '=', 'receiving')
    .where('bytes', 'is not', null);
  return (stationId === undefined ? uploads : uploads.where('station_id', '=', stationId))
    .orderBy('id')
    .execute();
}

export async function countUnfinished(db: Tables, personId: number): Promise<number> {
  const uploads = db
    .tables<UploadTables>()
    .selectFrom('uploads')
    .where('status', '=', 'receiving')
    .where('bytes', 'is not', null);
  const counted = await uploads
    .where('person_id', '=', personId)
    .select((row) => row.fn.countAll<number>().as('number'))
    .executeTakeFirstOrThrow();
  return counted.number;
}

/** Bytes of a station's files that are announced or wait for their encoding. */
export async function uploadBytes(db: Tables, stationId: number): Promise<number> {
  const uploads = db.tables<UploadTables>().selectFrom('uploads').where('station_id', '=', stationId);
  const sum = uploads
    .where('status', 'in', ['receiving', 'encoding'])
    .select(sql<number | null>`sum(coalesce(bytes, received))`.as('bytes'));
  return (await sum.executeTakeFirst())?.bytes ?? 0;
}
