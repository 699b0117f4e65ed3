import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AuditChange, LogRetentionEffect } from '@postkit/sdk/schema';
import { logRetentionEffect } from '@postkit/sdk/schema';
import { createFakeClock, type FakeClock } from '../platform/fake-clock.ts';
import { firstStation, makeUser, startStation, type SignedIn, type TestStation } from '../testing/index.ts';
import { makeLog } from '../testing/make-log.ts';
import '../testing/postgres/also-on-postgres.ts';

const day = 24 * 3600;
const start = Date.UTC(2026, 5, 1, 12);

describe('how long the log is kept', () => {
  let clock: FakeClock;
  let server: TestStation;
  let admin: SignedIn;

  beforeEach(async () => {
    clock = createFakeClock(start);
    server = await startStation({ clock });
    admin = await server.signIn();
  });
  afterEach(() => server.close());

  const address = () => `/${server.slug}/api/v1/storage/log/`;

  async function logged(daysAgo: number): Promise<number> {
    const [event] = await makeLog(server, {
      startedAt: start / 1000 - daysAgo * day,
      pieces: [{ title: `Day ${daysAgo}`, segments: 2 }],
    });
    if (!event) throw new Error('One event was to be made.');
    return event.id;
  }

  async function examine(days: number): Promise<LogRetentionEffect> {
    const response = await server.call(`${address()}?log_days=${days}`, { as: admin });
    expect(response.status).toBe(200);
    return logRetentionEffect.parse(await response.json());
  }

  const save = (json: object, as = admin) => server.call(address(), { method: 'PATCH', as, json });
  const statusOf = async (id: number) =>
    (await server.call(`/${server.slug}/event/${id}/0.m4s`, { as: admin })).status;

  async function anHourLater(): Promise<void> {
    await server.context.jobs.idle();
    clock.advance(3_600_000);
    await server.context.jobs.idle();
  }

  it('is examined first: the hours that go, those that something uses, and the oldest that stays', async () => {
    const { audioEvents } = server.features;
    await logged(60);
    const [ofEpisode, ofDraft] = [await logged(50), await logged(45)];
    await logged(10);
    await server.context.db.transaction(async (transaction) => {
      await audioEvents.hold(transaction, 'episode:1', [ofEpisode]);
      await audioEvents.hold(transaction, 'draft:1', [ofDraft]);
      await audioEvents.hold(transaction, 'slot:1', [ofDraft]);
    });
    const effect = await examine(30);
    expect(effect).toMatchObject({
      log_days: 30,
      current_days: 90,
      spared: { episodes: 1, drafts: 1, others: 1 },
      lost_runs: 0,
    });
    expect(effect.removed.seconds).toBeCloseTo(2 * 4.969, 1);
    expect(effect.removed.bytes).toBeGreaterThan(0);
    expect(effect.spared.bytes).toBeGreaterThan(effect.removed.bytes);
    expect(effect.oldest_at).toBe(start / 1000 - 60 * day);
    expect(effect.oldest_kept_at).toBe(start / 1000 - 30 * day);
    expect(await examine(120)).toMatchObject({
      removed: { bytes: 0, seconds: 0 },
      oldest_kept_at: start / 1000 - 60 * day,
    });
  });

  it('deletes nothing until it is confirmed, then what nothing uses, and leaves an entry in the audit log', async () => {
    const [unused, used, recent] = [await logged(60), await logged(50), await logged(10)];
    const { audioEvents } = server.features;
    await server.context.db.transaction((transaction) => audioEvents.hold(transaction, 'episode:1', [used]));
    const refused = await save({ log_days: 30 });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toMatch(/Keeping the log for 30 days deletes .* of audio/);
    await anHourLater();
    expect(await statusOf(unused)).toBe(200);

    expect((await save({ log_days: 30, confirm: true })).status).toBe(200);
    await anHourLater();
    expect([await statusOf(unused), await statusOf(used), await statusOf(recent)]).toEqual([410, 200, 200]);
    const audit = await server.call(`/${server.slug}/api/v1/audit/?kind=station`, { as: admin });
    const { entries }: { entries: { changes: AuditChange[] }[] } = await audit.json();
    expect(entries[0]?.changes).toEqual([{ field: 'log_days', old: '90', new: '30', secret: false }]);
    const settings = await server.call(`/${server.slug}/api/v1/settings/`, { as: admin });
    expect(await settings.json()).toMatchObject({ log_days: 30 });
  });

  it('keeps audio past 90 days, without a confirmation', async () => {
    const old = await logged(89);
    expect((await save({ log_days: 100 })).status).toBe(200);
    clock.advance(2 * day * 1000);
    admin = await server.signIn();
    await anHourLater();
    expect(await statusOf(old)).toBe(200);
  });

  it('refuses times of no day and of more than ten years, and callers who are no company admins', async () => {
    for (const log_days of [0, 3651, 1.5]) expect((await save({ log_days, confirm: true })).status).toBe(400);
    const user = await makeUser(server, { stations: [{ stationId: firstStation(server).id, admin: true }] });
    const other = await user.signIn();
    expect((await save({ log_days: 30 }, other)).status).toBe(403);
    expect((await server.call(`${address()}?log_days=30`, { as: other })).status).toBe(403);
  });
});
