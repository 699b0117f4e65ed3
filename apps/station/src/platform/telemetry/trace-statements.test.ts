import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { setTracing, type SpanFacts, type Tracing } from './tracing.ts';

afterEach(() => setTracing(null));

/** Telemetry that collects the spans that have ended. */
function collect(): SpanFacts[] {
  const recorded: SpanFacts[] = [];
  const tracing: Tracing = {
    run: (_facts, work) => work({ set: () => {}, fail: () => {} }),
    record: (facts) => void recorded.push(facts),
    traceparent: () => undefined,
  };
  setTracing(tracing);
  return recorded;
}

/** Counts to three million, which takes longer than a fast statement. */
const countTo = (last: number, secret: string) =>
  sql`with recursive n(x) as (select 1 union all select x + 1 from n where x < ${last}) select count(*) as c from n where ${secret} <> ''`;

describe('traceStatements', () => {
  it('records slow statements with their text and without their values, and no fast ones', async () => {
    const recorded = collect();
    const db = openDatabase(':memory:');
    await countTo(1, 'fast-secret').execute(db.tables());
    await countTo(3_000_000, 'slow-secret').execute(db.tables());
    await db.close();
    expect(recorded).toEqual([
      {
        name: 'slow with',
        kind: 'client',
        attributes: {
          'db.system.name': 'sqlite',
          'db.operation.name': 'WITH',
          'db.query.text': expect.stringContaining('x < ?'),
        },
      },
    ]);
    expect(JSON.stringify(recorded)).not.toContain('slow-secret');
  });

  it('measures nothing without telemetry', async () => {
    const db = openDatabase(':memory:');
    const recorded = collect();
    await countTo(3_000_000, 'slow').execute(db.tables());
    await db.close();
    expect(recorded).toEqual([]);
  });
});
