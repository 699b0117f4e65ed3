import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logHold, type LogHold } from '@postkit/sdk/schema';
import { createFakeClock, type FakeClock } from '../../../platform/fake-clock.ts';
import {
  firstStation,
  makeStation,
  makeUser,
  startStation,
  type SignedIn,
  type TestStation,
} from '../../../testing/index.ts';
import { makeLog } from '../../../testing/make-log.ts';
import '../../../testing/postgres/also-on-postgres.ts';

const day = 86_400;
const now = Date.UTC(2026, 5, 1, 12);
const held = now / 1000 - 95 * day;

let clock: FakeClock;
let server: TestStation;
let admin: SignedIn;

beforeEach(async () => {
  clock = createFakeClock(now);
  server = await startStation({ clock });
  admin = await server.signIn();
});
afterEach(() => server.close());

const address = (path = '') => `/${server.slug}/api/v1/log_hold/${path}`;
const stretch = { start: held, end: held + 9, reason: 'Complaint 4711' };

async function hold(given: object = {}): Promise<LogHold> {
  const json = { ...stretch, ...given };
  const response = await server.call(address(), { method: 'POST', as: admin, json });
  expect(response.status).toBe(201);
  return logHold.parse(await response.json());
}

async function change(path: string, method: string, json?: object, as = admin) {
  const response = await server.call(address(path), { method, as, ...(json && { json }) });
  return { status: response.status, body: (await response.json()) as LogHold & { error_message?: string } };
}

async function listed(as = admin): Promise<LogHold[]> {
  const response = await server.call(address(), { as });
  expect(response.status).toBe(200);
  return ((await response.json()) as { holds: LogHold[] }).holds;
}

/** An hour of the log; returns whether its audio is still there. */
async function recorded(startedAt = held): Promise<() => Promise<boolean>> {
  const [event] = await makeLog(server, { startedAt, pieces: [{ title: 'Talk', segments: 2 }] });
  return async () =>
    (await server.call(`/${server.slug}/event/${event?.id}/0.m4s`, { as: admin })).status === 200;
}

async function anHourLater(): Promise<void> {
  await server.context.jobs.idle();
  clock.advance(3_600_000);
  await server.context.jobs.idle();
}

describe('a hold on the log', () => {
  it('keeps its hour past the age of the log, and no other', async () => {
    const [before, kept] = [await recorded(held - 7200), await recorded()];
    const made = await hold();
    expect(made).toMatchObject({ ...stretch, state: 'active', until: null, released_at: null });
    expect(made.held_by).not.toBe('');
    expect(made.bytes).toBeGreaterThan(0);
    await anHourLater();
    expect([await before(), await kept()]).toEqual([false, true]);
  });

  it('ends when it is released, with the name of who released it', async () => {
    const isKept = await recorded();
    const { id } = await hold();
    await anHourLater();
    const { status, body } = await change(`${id}/release/`, 'POST');
    expect([status, body.state, body.bytes]).toEqual([200, 'released', 0]);
    expect([body.released_by, body.released_at]).toEqual([body.held_by, clock.seconds()]);
    expect((await change(`${id}/release/`, 'POST')).body.released_at).toBe(body.released_at);
    expect((await change(`${id}/`, 'PATCH', { reason: 'Again' })).status).toBe(409);
    await anHourLater();
    expect(await isKept()).toBe(false);
    expect((await listed()).map(({ state }) => state)).toEqual(['released']);
  });

  it('ends by itself at its last moment, which can be put off', async () => {
    const isKept = await recorded();
    const { id } = await hold({ until: now / 1000 + 7200 });
    await anHourLater();
    expect(await isKept()).toBe(true);
    expect((await change(`${id}/`, 'PATCH', { until: now / 1000 + 4 * 3600 })).body.state).toBe('active');
    await anHourLater();
    await anHourLater();
    expect(await isKept()).toBe(true);
    await anHourLater();
    await anHourLater();
    expect([(await listed())[0]?.state, await isKept()]).toEqual(['expired', false]);
  });

  it.each([
    ['an end before the start', { end: held }],
    ['a moment that is over as its last', { until: held }],
    ['no reason', { reason: '  ' }],
    ['more than a year', { end: held + 367 * day }],
  ])('is refused with %s', async (_, given) => {
    expect((await change('', 'POST', { ...stretch, ...given })).status).toBe(400);
    expect(await listed()).toEqual([]);
  });

  it('is seen by users of the log, and made by admins only; another station has none', async () => {
    const { id } = await hold();
    const stationId = firstStation(server).id;
    const other = await makeStation(server);
    const user = await (await makeUser(server)).signIn();
    const podcaster = await (
      await makeUser(server, { stations: [{ stationId, licence: 'podcast' }] })
    ).signIn();
    expect(await listed(user)).toHaveLength(1);
    expect((await server.call(address(), { as: podcaster })).status).toBe(403);
    expect((await change(`${id}/release/`, 'POST', undefined, user)).status).toBe(403);
    const elsewhere = await server.call(`/${other.slug}/api/v1/log_hold/${id}/release/`, {
      method: 'POST',
      as: admin,
    });
    expect(elsewhere.status).toBe(404);
  });

  it('leaves entries in the audit log', async () => {
    const { id } = await hold();
    await change(`${id}/`, 'PATCH', { reason: 'Court order' });
    await change(`${id}/release/`, 'POST');
    const response = await server.call(`/${server.slug}/api/v1/audit/?kind=log_hold`, { as: admin });
    const { entries } = (await response.json()) as { entries: { action: string; changes: object[] }[] };
    expect(entries.map(({ action }) => action)).toEqual(['changed', 'changed', 'created']);
    expect(entries[1]?.changes).toEqual([
      expect.objectContaining({ field: 'reason', old: 'Complaint 4711', new: 'Court order' }),
    ]);
  });
});
