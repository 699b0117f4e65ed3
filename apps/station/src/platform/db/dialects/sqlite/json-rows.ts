import { sql } from 'kysely';
import type { SqlDialect } from '../sql-dialect.ts';

export const jsonRows: SqlDialect['jsonRows'] = (rows) => sql`json_each(${JSON.stringify(rows)})`;
