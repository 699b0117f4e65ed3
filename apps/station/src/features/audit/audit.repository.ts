import { sql } from 'kysely';
import type { AuditAction, AuditKind } from '@postkit/sdk/schema';
import type { AuditRow, AuditTables } from '../../platform/audit/audit-table.ts';
import type { Tables } from '../../platform/db/database.ts';

export interface AuditConditions {
  readonly user?: number | undefined;
  readonly kind?: AuditKind | undefined;
  readonly thing?: string | undefined;
  readonly action?: AuditAction | undefined;
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  readonly search?: string | undefined;
}

export interface AuditPageQuery extends AuditConditions {
  /** Only ids below. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/**
 * Entries of a station, and those of the accounts of its users, newest first. Two statements, because each then reads
 * only the rows that it returns.
 */
export async function auditEntriesOf(
  db: Tables,
  { stationId, userIds }: { stationId: number; userIds: readonly number[] },
  query: AuditPageQuery,
): Promise<AuditRow[]> {
  const ofStation = matching(db, query).where('station_id', '=', stationId);
  const ofAccounts = matching(db, query)
    .where('station_id', 'is', null)
    .where('user_id', 'in', db.dialect.numbers(userIds));
  const newest = (rows: typeof ofStation) => rows.orderBy('id', 'desc').limit(query.limit).execute();
  const found = [...(await newest(ofStation)), ...(await newest(ofAccounts))];
  return found.toSorted((a, b) => b.id - a.id).slice(0, query.limit);
}

function matching(db: Tables, { user, kind, thing, action, from, until, search, before }: AuditPageQuery) {
  let rows = db.tables<AuditTables>().selectFrom('audit_entries').selectAll();
  if (before !== undefined) rows = rows.where('id', '<', before);
  if (user !== undefined) rows = rows.where('user_id', '=', user);
  if (kind !== undefined) rows = rows.where('kind', '=', kind);
  if (thing !== undefined) rows = rows.where('thing_id', '=', thing);
  if (action !== undefined) rows = rows.where('action', '=', action);
  if (from !== undefined) rows = rows.where('at', '>=', from);
  if (until !== undefined) rows = rows.where('at', '<', until);
  const words = search?.trim() ?? '';
  if (words === '') return rows;
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const contains = (column: string) => db.dialect.matchesLike(sql.ref<string>(column), pattern);
  return rows.where((row) => row.or([contains('thing_name'), contains('actor_name'), contains('key_name')]));
}

/** Deletes the oldest entries from before a time. Returns their number. */
export async function deleteAuditEntriesBefore(db: Tables, at: number, most: number): Promise<number> {
  const tables = db.tables<AuditTables>();
  const old = tables.selectFrom('audit_entries').select('id').where('at', '<', at).orderBy('at').limit(most);
  const { numDeletedRows } = await tables
    .deleteFrom('audit_entries')
    .where('id', 'in', old)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
