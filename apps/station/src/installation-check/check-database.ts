import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Config } from '../platform/config.ts';
import { removeDamageNote, writeDamageNote } from '../platform/db/damage-note.ts';
import type { Database, Tables } from '../platform/db/database.ts';
import { isDatabaseDamage } from '../platform/errors/is-database-damage.ts';

/** The result of a look at the whole database. */
export interface DatabaseReport {
  /**
   * `integrity_check` and `quick_check` (without indexes) are those of SQLite. On PostgreSQL `amcheck`, if the extension is
   * installed and allowed, looks at tables and indexes; `read` reads all rows, and no index.
   */
  readonly method: 'integrity_check' | 'quick_check' | 'amcheck' | 'read';
  /** In the words of the database, with the table on PostgreSQL. */
  readonly faults: readonly string[];
}

type CheckedConfig = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** More are of no use: one is enough to restore. */
const mostFaults = 20;

/** Checks the database, and leaves the result for the station to report. @param isQuick without indexes, on SQLite */
export async function checkDatabase(
  config: CheckedConfig,
  db: Database | null,
  isQuick: boolean,
): Promise<DatabaseReport> {
  const report =
    db?.dialect.name === 'postgres' ? await checkPostgres(db) : checkSqlite(config.dataDir, isQuick);
  const [fault] = report.faults;
  if (fault === undefined) await removeDamageNote(config.dataDir);
  else await writeDamageNote(config.dataDir, fault);
  return report;
}

function checkSqlite(dataDir: string, isQuick: boolean): DatabaseReport {
  const method = isQuick ? 'quick_check' : 'integrity_check';
  const db = new DatabaseSync(join(dataDir, 'postkit.db'), { readOnly: true, timeout: 60_000 });
  try {
    const rows = db.prepare(`pragma ${method}(${mostFaults})`).all();
    return { method, faults: rows.map((row) => String(row[method])).filter((text) => text !== 'ok') };
  } catch (error) {
    return { method, faults: [damageOf(error)] };
  } finally {
    db.close();
  }
}

async function checkPostgres(db: Database): Promise<DatabaseReport> {
  const [hasAmcheck] = (await sql`select 1 from pg_extension where extname = 'amcheck'`.execute(db.tables()))
    .rows;
  try {
    if (hasAmcheck) return { method: 'amcheck', faults: await lookAt(db, relations, amcheck) };
  } catch (error) {
    // The extension is for superusers, unless they allow others to use it.
    if (!(error instanceof Error && 'code' in error && error.code === insufficientPrivilege)) throw error;
  }
  return {
    method: 'read',
    faults: await lookAt(db, sql<Relation>`${relations} and c.relkind = 'r'`, readAll),
  };
}

interface Relation {
  readonly oid: number;
  readonly name: string;
  readonly kind: 'r' | 'i';
}

const insufficientPrivilege = '42501';
const relations = sql<Relation>`select c.oid::bigint as oid, c.relname as name, c.relkind as kind from pg_class c
  join pg_namespace n on n.oid = c.relnamespace left join pg_am a on a.oid = c.relam
  where n.nspname = current_schema() and c.relpersistence = 'p' and (c.relkind = 'r' or (c.relkind = 'i' and a.amname = 'btree'))`;

async function lookAt(
  db: Database,
  which: typeof relations,
  look: (tables: Tables, relation: Relation) => Promise<string[]>,
) {
  const faults: string[] = [];
  for (const relation of (await which.execute(db.tables())).rows) {
    if (faults.length >= mostFaults) break;
    try {
      const found = await db.transaction(async (transaction) => {
        await sql`set local statement_timeout = 0`.execute(transaction.tables());
        return look(transaction, relation);
      });
      faults.push(...found.map((text) => `${relation.name}: ${text}`));
    } catch (error) {
      faults.push(`${relation.name}: ${damageOf(error)}`);
    }
  }
  return faults;
}

async function amcheck(tables: Tables, { oid, kind }: Relation): Promise<string[]> {
  if (kind === 'r') {
    const found = sql<{
      msg: string;
    }>`select msg from verify_heapam(${oid}::bigint::oid::regclass) limit ${mostFaults}`;
    return (await found.execute(tables.tables())).rows.map(({ msg }) => msg);
  }
  await sql`select bt_index_check(${oid}::bigint::oid::regclass)`.execute(tables.tables());
  return [];
}

/** As text, so that values outside the page are read too. */
async function readAll(tables: Tables, { name }: Relation): Promise<string[]> {
  await sql`select count(t::text) from ${sql.table(name)} t`.execute(tables.tables());
  return [];
}

/** @throws an error that is no damage */
function damageOf(error: unknown): string {
  if (!(error instanceof Error) || !isDatabaseDamage(error)) throw error;
  return error.message;
}
