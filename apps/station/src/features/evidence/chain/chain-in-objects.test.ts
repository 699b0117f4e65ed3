import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeClock, type FakeClock } from '../../../platform/fake-clock.ts';
import { startStation, type SignedIn, type TestStation } from '../../../testing/index.ts';
import { makeLog } from '../../../testing/make-log.ts';
import { startS3Server, type S3Server } from '../../../testing/s3-server.ts';
import { idleMs } from '../../archive/pack-file.ts';
import { chainCalls } from '../testing/evidence-calls.ts';

const start = Date.UTC(2026, 5, 1, 12);
const hourMs = 3_600_000;

let s3: S3Server;
let clock: FakeClock;
let server: TestStation;
let admin: SignedIn;

beforeAll(async () => {
  s3 = await startS3Server();
  clock = createFakeClock(start);
  server = await startStation({ env: { ...s3.env, POSTKIT_ARCHIVE: 'objects' }, clock });
  admin = await server.signIn();
});
afterAll(async () => {
  await server.close();
  await s3.close();
});

async function passed(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 60_000) {
    clock.advance(60_001);
    await server.context.jobs.idle();
  }
}

describe('the chain of a log in a bucket', { timeout: 60_000 }, () => {
  it('has the same hashes before and after its audio moves, and finds one changed bit of an object', async () => {
    const calls = chainCalls(server, () => admin);
    await makeLog(server, { startedAt: start / 1000 + 60, pieces: [{ title: 'Talk', segments: 3 }] });
    await calls.seal();
    clock.advance(hourMs + 300_000);
    await server.context.jobs.idle();
    await calls.seal();
    expect(await calls.check(1)).toMatchObject({ state: 'whole', segments: 3 });
    await passed(idleMs + 60_000);
    const { rows } = await sql<{ key: string }>`select key from archive_objects`.execute(
      server.context.db.tables(),
    );
    const [{ key } = { key: '' }] = rows;
    expect(await calls.check(1)).toMatchObject({ state: 'whole', segments: 3 });

    const object = await server.context.archiveObjects?.get(key);
    const chunks: Buffer[] = [];
    for await (const chunk of object?.body ?? []) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    bytes[1000] = (bytes[1000] ?? 0) ^ 1;
    await server.context.archiveObjects?.put(key, bytes);
    expect((await calls.check(1)).differences).toMatchObject([{ kind: 'changed', n: 0 }]);
  });

  it('keeps the objects of a hold past the age of the log', async () => {
    const json = { start: start / 1000, end: start / 1000 + 120, reason: 'Complaint' };
    const path = `/${server.slug}/api/v1/log_hold/`;
    expect((await server.call(path, { method: 'POST', as: admin, json })).status).toBe(201);
    clock.advance(95 * 24 * hourMs);
    await server.context.jobs.idle();
    await passed(2 * hourMs);
    const keys: string[] = [];
    for await (const { key } of server.context.archiveObjects?.list('archive/') ?? []) keys.push(key);
    expect(keys).toHaveLength(1);
    const { rows } = await sql`select n from segments`.execute(server.context.db.tables());
    expect(rows).toHaveLength(3);
  });
});
