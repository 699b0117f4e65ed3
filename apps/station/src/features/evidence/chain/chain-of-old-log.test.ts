import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import { startStation } from '../../../testing/index.ts';
import { makeLog } from '../../../testing/make-log.ts';
import { chainCalls } from '../testing/evidence-calls.ts';
import '../../../testing/postgres/only-on-sqlite.ts';

const hourMs = 3_600_000;
const upgraded = Date.UTC(2026, 5, 1, 12, 20);

describe('the upgrade of a data folder without a chain', () => {
  it('begins the chain with the hour of the upgrade, and hashes the hours from then on', async () => {
    let server = await startStation({ clock: createFakeClock(upgraded - 48 * hourMs) });
    onTestFinished(() => server.close());
    await makeLog(server, { startedAt: (upgraded - 50 * hourMs) / 1000 });
    await server.context.jobs.idle();
    const tables = server.context.db.tables();
    for (const table of ['log_holds', 'log_manifests', 'evidence_exports'])
      await sql`drop table ${sql.table(table)}`.execute(tables);
    await sql`delete from migrations where name in ('0188-log-holds', '0189-log-manifests', '0190-evidence-exports')`.execute(
      tables,
    );
    await server.stop();

    const clock = createFakeClock(upgraded);
    server = await startStation({ dataDir: server.dataDir, clock });
    const admin = await server.signIn();
    await server.context.jobs.idle();
    const calls = chainCalls(server, () => admin);
    expect([(await calls.chain()).since, await calls.kinds()]).toEqual([
      Date.UTC(2026, 5, 1, 12) / 1000,
      ['start'],
    ]);
    await makeLog(server, { startedAt: upgraded / 1000 + 60 });
    clock.advance(hourMs);
    await server.context.jobs.idle();
    expect(await calls.kinds()).toEqual(['start', 'hour']);
  });
});
