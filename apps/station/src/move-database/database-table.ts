import { sql } from 'kysely';
import type { Database, Tables } from '../platform/db/database.ts';
import type { PagedTable } from '../platform/db/table-pages.ts';

/** A table that both databases have. */
export interface DatabaseTable extends PagedTable {
  /** Whether the database assigns `id`. */
  readonly assignsIds: boolean;
}

interface TableRow {
  readonly name: string;
  readonly columns: string;
  readonly key: string;
  readonly identity: number;
}

interface Reference {
  readonly own: string;
  readonly other: string;
}

/** The full-text index, whose rows are written again instead of copied. */
export const textIndexTable = 'published_words';

/** The content of that index in PostgreSQL. */
export const textIndexContent = {
  name: textIndexTable,
  columns: ['body', 'episode_id', 'start_ms'],
  key: ['episode_id', 'start_ms', 'body'],
} as const;

/** The tables of a station in PostgreSQL, each after those that it refers to; without the text index and the migrator's own. */
export async function stationTables(postgres: Tables): Promise<DatabaseTable[]> {
  const found = await sql<TableRow>`select c.relname as name,
      (select string_agg(attname, ',' order by attnum) from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
      (select string_agg(attname, ',' order by place) from pg_constraint p, unnest(p.conkey) with ordinality as k (n, place)
        join pg_attribute on attrelid = c.oid and attnum = n where p.conrelid = c.oid and p.contype = 'p') as key,
      (select count(*) from pg_attribute where attrelid = c.oid and attname = 'id' and attidentity <> '') as identity
    from pg_class c where c.relkind = 'r' and c.relnamespace = cast(current_schema() as regnamespace)
      and c.relname not like 'migrations%' and c.relname <> ${textIndexTable} order by c.relname`.execute(
    postgres.tables(),
  );
  const references =
    await sql<Reference>`select own.relname as own, other.relname as other from pg_constraint r
    join pg_class own on own.oid = r.conrelid join pg_class other on other.oid = r.confrelid where r.contype = 'f'`.execute(
      postgres.tables(),
    );
  const tables = found.rows.map(({ name, columns, key, identity }) => {
    return { name, columns: columns.split(','), key: key.split(','), assignsIds: identity > 0 };
  });
  return inOrder(tables, references.rows);
}

function inOrder(tables: readonly DatabaseTable[], references: readonly Reference[]): DatabaseTable[] {
  const ordered = new Set<DatabaseTable>();
  function add(table: DatabaseTable): void {
    if (ordered.has(table)) return;
    const needed = references.filter(({ own }) => own === table.name).map(({ other }) => other);
    for (const other of tables) if (other !== table && needed.includes(other.name)) add(other);
    ordered.add(table);
  }
  for (const table of tables) add(table);
  return [...ordered];
}

export async function countRows(db: Database | Tables, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    db.tables(),
  );
  return rows[0]?.count ?? 0;
}
