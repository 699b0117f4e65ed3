import { sql } from 'kysely';
import type { SqlDialect } from '../sql-dialect.ts';

export const jsonRows: SqlDialect['jsonRows'] = (rows) =>
  sql`json_array_elements(cast(${JSON.stringify(rows)} as json))`;
