import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeClock, type FakeClock } from '../../platform/fake-clock.ts';
import { firstStation, startStation, type SignedIn, type TestStation } from '../../testing/index.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { makeLog } from '../../testing/make-log.ts';
import type { AudioEventRow } from './audio-event-tables.ts';

const hourMs = 3_600_000;
const day = 24 * 3600;
const start = Date.UTC(2026, 5, 1, 12);

describe('defineRetention', () => {
  let clock: FakeClock;
  let server: TestStation;
  let admin: SignedIn;

  beforeAll(async () => {
    clock = createFakeClock(start);
    server = await startStation({ clock });
    admin = await server.signIn();
  });
  afterAll(() => server.close());

  const status = async (path: string): Promise<number> =>
    (await server.call(`/${server.slug}/${path}`, { as: admin })).status;
  const files = async (stream: string): Promise<string[]> =>
    readdir(join(server.dataDir, 'archive', stream)).catch(() => []);

  async function logged(daysAgo: number, title: string): Promise<AudioEventRow> {
    const startedAt = start / 1000 - daysAgo * day;
    const [event] = await makeLog(server, { startedAt, pieces: [{ title, segments: 2 }] });
    if (!event) throw new Error('One event was to be made.');
    return event;
  }

  async function later(ms: number): Promise<void> {
    await server.context.jobs.idle();
    clock.advance(ms);
    await server.context.jobs.idle();
  }

  it('deletes whole hours after 90 days, except those in use', async () => {
    const { audioEvents } = server.features;
    const { db } = server.context;
    const log = `log-${firstStation(server).id}`;
    const forgotten = await logged(95, 'Forgotten');
    const cloned = await logged(94, 'Cloned of late');
    const held = await logged(93, 'Held');
    const recent = await logged(89, 'Recent');
    await db.transaction((transaction) => audioEvents.hold(transaction, 'episode:1', [held.id]));
    const clone = await server.call(`/${server.slug}/event/${cloned.id}/clone.html`, { as: admin });
    const { id: copy }: { id: number } = await clone.json();
    expect(await files(log)).toHaveLength(8);

    await later(hourMs);
    expect(await files(log)).toHaveLength(6);
    expect(await status(`api/v1/event/${forgotten.id}/`)).toBe(200);
    const gone = await server.call(`/${server.slug}/event/${forgotten.id}.m3u8`, { as: admin });
    expect(gone.status).toBe(410);
    expect(await gone.json()).toEqual({
      error_message:
        'This audio was deleted: recordings are kept for a limited time, longer only if an episode uses them.',
    });
    for (const path of ['0.m4s', 'clone.html'])
      expect(await status(`event/${forgotten.id}/${path}`)).toBe(410);
    expect(await status(`api/v1/event/${forgotten.id}/peaks.json`)).toBe(410);
    const list = await server.call(`/${server.slug}/api/v1/event/?cart__type_name=LOGGER&search=forgotten`, {
      as: admin,
    });
    expect(await list.json()).toMatchObject({ meta: { total_count: 0 } });
    for (const { id } of [held, recent, cloned, { id: copy }])
      expect(await status(`event/${id}/0.m4s`)).toBe(200);

    await db.transaction((transaction) => audioEvents.release(transaction, 'episode:1'));
    await later(hourMs);
    expect(await status(`event/${held.id}/0.m4s`)).toBe(410);
    expect(await files(log)).toHaveLength(4);
  });

  it('keeps uploads in the library, and deletes those that left it 90 days ago', async () => {
    const stored = await makeEvent(server, { title: 'In the library' });
    const left = await makeEvent(server, { title: 'Left the library' });
    const json = { type_name: 'SINGLE_USE' };
    await server.call(`/${server.slug}/api/v1/cart/${left.id}/`, { method: 'PATCH', as: admin, json });
    // The station was off for that long; the job runs when it starts.
    for (const [days, expected] of [
      [89, 200],
      [91, 410],
    ] as const) {
      await server.stop();
      server = await startStation({
        dataDir: server.dataDir,
        clock: createFakeClock(start + days * day * 1000 + 2 * hourMs),
      });
      admin = await server.signIn();
      await server.context.jobs.idle();
      expect([days, await status(`event/${left.id}/0.m4s`)]).toEqual([days, expected]);
    }
    expect(await status(`event/${stored.id}/0.m4s`)).toBe(200);
  });
});
