import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draft as draftSchema, type Draft } from '@postkit/sdk/schema';
import type { AudioEventTables } from '../audio-events/audio-event-tables.ts';
import type { DraftTables } from './draft-tables.ts';
import { createFakeClock, type FakeClock } from '../../platform/fake-clock.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { makeStation, makeUser, startStation, type SignedIn, type TestStation } from '../../testing/index.ts';

const dayMs = 24 * 3_600_000;

let clock: FakeClock;
let station: TestStation;
let admin: SignedIn;
beforeAll(async () => {
  clock = createFakeClock(Date.UTC(2026, 5, 1, 12));
  station = await startStation({ clock });
  admin = await station.signIn();
});
afterAll(() => station.close());

const path = (key: string, slug = station.slug) => `/${slug}/api/v1/draft/${key}/`;

function save(key: string, changes: Partial<Draft & { base: string | null }>, as = admin) {
  const body = { base: null, revision: randomUUID(), content: '{}', events: [], ...changes };
  return station.call(path(key), { method: 'POST', as, json: body });
}

const read = async (key: string, as = admin) => draftSchema.parse(await (await station.call(path(key), { as })).json());
const status = async (key: string, as = admin, slug = station.slug) => (await station.call(path(key, slug), { as })).status;

/** Whose audio is kept for drafts. */
async function held(): Promise<number[]> {
  const holds = station.context.db.tables<Pick<AudioEventTables, 'event_holds'>>().selectFrom('event_holds').select('event_id');
  return (await holds.where('owner', 'like', 'draft:%').execute()).map(({ event_id }) => event_id);
}

async function untouchedSince(key: string, days: number): Promise<void> {
  const updated_at = Math.floor((clock.now() - days * dayMs) / 1000);
  await station.context.db.tables<DraftTables>().updateTable('drafts').set({ updated_at }).where('key', '=', key).execute();
}

describe('drafts', () => {
  it('are kept as they were left, one a key', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    expect((await save('show-4', { revision: first, content: '{"a":1}' })).status).toBe(200);
    expect((await save('show-4', { base: first, revision: second, content: '{"a":2}' })).status).toBe(200);
    await save('new', { content: '{"b":1}' });
    expect(await read('show-4')).toEqual({
      key: 'show-4',
      revision: second,
      content: '{"a":2}',
      events: [],
      updated_at: Math.floor(clock.now() / 1000),
    });
    expect(await status('episode-9')).toBe(404);
  });

  it('are not overwritten by a browser that has not seen the last change, and take a save twice', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await save('show-5', { revision: first });
    await save('show-5', { base: first, revision: second, content: '"theirs"' });
    const late = await save('show-5', { base: first, content: '"mine"' });
    expect(late.status).toBe(409);
    expect(await late.json()).toEqual({ error_message: 'This draft was changed in another browser.' });
    expect((await save('show-5', { base: first, revision: second, content: '"theirs"' })).status).toBe(200);
    expect((await read('show-5')).content).toBe('"theirs"');
  });

  it('are let go where nobody changed them since', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await save('show-6', { revision: first });
    await save('show-6', { base: first, revision: second });
    const remove = async (query: string) => (await station.call(`${path('show-6')}${query}`, { method: 'DELETE', as: admin })).status;
    expect(await remove(`?revision=${first}`)).toBe(204);
    expect(await status('show-6')).toBe(200);
    expect(await remove(`?revision=${second}`)).toBe(204);
    expect(await status('show-6')).toBe(404);
    expect(await remove('')).toBe(204);
  });

  it('are everybody’s own', async () => {
    const colleague = await (await makeUser(station)).signIn();
    await save('show-7', { content: '"mine"' });
    expect(await status('show-7', colleague)).toBe(404);
    expect((await save('show-7', { content: '"theirs"' }, colleague)).status).toBe(200);
    expect((await read('show-7')).content).toBe('"mine"');
    const elsewhere = await makeStation(station);
    expect(await status('show-7', admin, elsewhere.slug)).toBe(404);
    expect(await status('show-7', colleague, elsewhere.slug)).toBe(404);
  });

  it('refuse what is no draft', async () => {
    expect(await status('elsewhere')).toBe(400);
    expect((await save('show-8', { revision: 'one' })).status).toBe(400);
    expect((await save('show-8', { content: 'x'.repeat(2_000_001) })).status).toBe(400);
    expect(await status('show-8')).toBe(404);
  });

  it('keep the audio of their events until they are let go, at the latest after 30 days', async () => {
    const elsewhere = await makeStation(station);
    const [one, two, foreign] = [await makeEvent(station), await makeEvent(station), await makeEvent(station, {}, elsewhere)];
    const revision = randomUUID();
    await save('episode-1', { revision, events: [one.id, foreign.id, one.id] });
    expect(await held()).toEqual([one.id]);
    await save('episode-1', { base: revision, events: [two.id] });
    expect(await held()).toEqual([two.id]);
    expect((await read('episode-1')).events).toEqual([two.id]);

    await untouchedSince('episode-1', 31);
    await untouchedSince('new', 29);
    await station.context.jobs.idle();
    clock.advance(dayMs);
    await station.context.jobs.idle();
    const later = await station.signIn();
    expect(await status('episode-1', later)).toBe(404);
    expect(await held()).toEqual([]);
    expect(await status('new', later)).toBe(200);
  });
});
