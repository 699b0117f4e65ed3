import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draft as draftSchema, draftList, draftLookup, type Draft } from '@postkit/sdk/schema';
import { createFakeClock, type FakeClock } from '../../platform/fake-clock.ts';
import { episodeCalls, refusal } from '../../testing/episode-calls.ts';
import {
  listenLive,
  makeStation,
  makeUser,
  startStation,
  type SignedIn,
  type TestStation,
} from '../../testing/index.ts';
import { makeEvent } from '../../testing/make-event.ts';
import type { AudioEventTables } from '../audio-events/audio-event-tables.ts';
import type { DraftTables } from './draft-tables.ts';

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

const read = async (key: string, as = admin) =>
  draftSchema.parse(await (await station.call(path(key), { as })).json());
const status = async (key: string, as = admin, slug = station.slug) =>
  (await station.call(path(key, slug), { as })).status;

async function lookup(key: string, id: string | undefined, as: SignedIn) {
  const response = await station.call(`/${station.slug}/api/v1/draft/?key=${key}${id ? `&id=${id}` : ''}`, {
    as,
  });
  return draftLookup.parse(await response.json());
}

const signedInEditor = async (firstName = 'Some', lastName = 'Body') =>
  (await makeUser(station, { firstName, lastName })).signIn();

/** The events whose audio drafts hold. */
async function held(): Promise<number[]> {
  const holds = station.context.db
    .tables<Pick<AudioEventTables, 'event_holds'>>()
    .selectFrom('event_holds')
    .select('event_id');
  return (await holds.where('owner', 'like', 'draft:%').execute()).map(({ event_id }) => event_id);
}

async function setDraft(key: string, changes: { updated_at?: number; orphaned_at?: number }): Promise<void> {
  await station.context.db
    .tables<DraftTables>()
    .updateTable('drafts')
    .set(changes)
    .where('key', '=', key)
    .execute();
}

const daysAgo = (days: number) => Math.floor((clock.now() - days * dayMs) / 1000);
const orphanedSince = (key: string, days: number) =>
  setDraft(key, { updated_at: daysAgo(days), orphaned_at: daysAgo(days) });

describe('drafts', () => {
  it('are stored unchanged, one for each key', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    expect((await save('show-4', { revision: first, content: '{"a":1}' })).status).toBe(200);
    expect((await save('show-4', { base: first, revision: second, content: '{"a":2}' })).status).toBe(200);
    await save('new', { content: '{"b":1}' });
    expect(await read('show-4')).toEqual({
      key: 'show-4',
      id: expect.any(String),
      revision: second,
      content: '{"a":2}',
      events: [],
      updated_at: Math.floor(clock.now() / 1000),
    });
    expect(await status('episode-9')).toBe(404);
  });

  it('are listed for their user, latest change first, without their content', async () => {
    const [editor, other] = [await signedInEditor(), await signedInEditor()];
    const listOf = async (as: SignedIn) =>
      draftList.parse(await (await station.call(`/${station.slug}/api/v1/drafts/`, { as })).json()).drafts;
    const revision = randomUUID();
    await save('show-8', { revision, events: [7, 7] }, editor);
    clock.advance(1000);
    await save('new', {}, editor);
    await save('new', {}, other);
    const drafts = await listOf(editor);
    expect(drafts.map(({ key }) => key)).toEqual(['new', 'show-8']);
    expect(drafts[1]).toEqual({
      key: 'show-8',
      id: expect.any(String),
      revision,
      events: [7, 7],
      updated_at: expect.any(Number),
    });
    expect(await listOf(other)).toHaveLength(1);
    expect(await listOf(await signedInEditor())).toEqual([]);
  });

  it('are not overwritten by a browser that has not seen the last change, and accept a repeated save', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await save('show-5', { revision: first });
    await save('show-5', { base: first, revision: second, content: '"theirs"' });
    const late = await save('show-5', { base: first, content: '"mine"' });
    expect(late.status).toBe(409);
    expect(await late.json()).toEqual({ error_message: 'This draft was changed in another browser.' });
    expect((await save('show-5', { base: first, revision: second, content: '"theirs"' })).status).toBe(200);
    expect((await read('show-5')).content).toBe('"theirs"');
  });

  it('can be discarded if they have not changed since', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await save('show-6', { revision: first });
    await save('show-6', { base: first, revision: second });
    const remove = async (query: string) =>
      (await station.call(`${path('show-6')}${query}`, { method: 'DELETE', as: admin })).status;
    expect(await remove(`?revision=${first}`)).toBe(204);
    expect(await status('show-6')).toBe(200);
    expect(await remove(`?revision=${second}`)).toBe(204);
    expect(await status('show-6')).toBe(404);
    expect(await remove('')).toBe(204);
  });

  it('are separate for each user', async () => {
    const colleague = await (await makeUser(station)).signIn();
    await save('show-7', { content: '"mine"' });
    expect(await status('show-7', colleague)).toBe(404);
    expect((await save('show-7', { content: '"theirs"' }, colleague)).status).toBe(200);
    expect((await read('show-7')).content).toBe('"mine"');
    const elsewhere = await makeStation(station);
    expect(await status('show-7', admin, elsewhere.slug)).toBe(404);
    expect(await status('show-7', colleague, elsewhere.slug)).toBe(404);
  });

  it('refuse invalid drafts', async () => {
    expect(await status('elsewhere')).toBe(400);
    expect((await save('show-8', { revision: 'one' })).status).toBe(400);
    expect((await save('show-8', { content: 'x'.repeat(2_000_001) })).status).toBe(400);
    expect(await status('show-8')).toBe(404);
  });

  it('keep the audio of their events for any time, until they are discarded', async () => {
    const elsewhere = await makeStation(station);
    const [one, two, foreign] = [
      await makeEvent(station),
      await makeEvent(station),
      await makeEvent(station, {}, elsewhere),
    ];
    const revision = randomUUID();
    await save('episode-1', { revision, events: [one.id, foreign.id, one.id] });
    expect(await held()).toEqual([one.id]);
    await save('episode-1', { base: revision, events: [two.id] });
    expect(await held()).toEqual([two.id]);
    expect((await read('episode-1')).events).toEqual([two.id]);

    await setDraft('episode-1', { updated_at: daysAgo(400) });
    await nextDay();
    const later = await station.signIn();
    expect(await status('episode-1', later)).toBe(200);
    expect(await held()).toEqual([two.id]);
    await station.call(path('episode-1'), { method: 'DELETE', as: later });
    expect(await held()).toEqual([]);
  });
});

async function nextDay(): Promise<void> {
  await station.context.jobs.idle();
  clock.advance(dayMs);
  await station.context.jobs.idle();
}

describe('drafts.lookup', () => {
  it('returns null without a draft, and finds the draft of a key', async () => {
    const as = await signedInEditor();
    expect(await lookup('new', undefined, as)).toEqual({ draft: null, retired: null });
    const id = randomUUID();
    await save('new', { id, content: '"mine"' }, as);
    expect(await lookup('new', id, as)).toMatchObject({ draft: { id, content: '"mine"' }, retired: null });
    const refused = await station.call(`/${station.slug}/api/v1/draft/?key=elsewhere`, { as });
    expect(refused.status).toBe(400);
  });
});

describe('retiring a draft', () => {
  it('happens when an episode is created from it, for every user who has it, in one transaction', async () => {
    const [ina, other] = [await signedInEditor('Ina', 'Berg'), await signedInEditor()];
    const calls = await episodeCalls(station, ina);
    const live = await listenLive(station, other);
    const [id, revision, later] = [randomUUID(), randomUUID(), randomUUID()];
    const event = await makeEvent(station);
    await save('new', { id, revision, events: [event.id] }, ina);
    await save('new', { id, revision: later }, other);
    const created = await calls.create({ ...calls.published, from_draft: { id, revision } });
    const retired = {
      id,
      outcome: 'published',
      by: 'Ina Berg',
      at: Math.floor(clock.now() / 1000),
      episode_id: created.playlist_id,
      unseen_revision: later,
    };
    expect(await live.next('draft_retired')).toEqual(retired);
    live.close();
    for (const as of [ina, other]) expect(await lookup('new', id, as)).toEqual({ draft: null, retired });
    expect(await held()).not.toContain(event.id);
  });

  it('is reported to a user who saves or publishes it later: the user, the time and the episode', async () => {
    const ina = await signedInEditor('Ina', 'Berg');
    const calls = await episodeCalls(station, ina);
    const [id, revision] = [randomUUID(), randomUUID()];
    await save('new', { id, revision }, ina);
    const created = await calls.create({ name: 'Once', from_draft: { id, revision } });
    const words = /^This draft was saved as an episode by Ina Berg at [A-Z][a-z]{2} \d+, 2026, \d\d:\d\d\.$/;
    const late = await save('new', { id, base: revision }, ina);
    expect([late.status, late.headers.get('location')]).toEqual([410, created.resource_uri]);
    expect((await late.json()).error_message).toMatch(words);
    const count = async () =>
      (await (await station.call(calls.path('get_playlists.json'), { as: ina })).json()).playlists.length;
    const before = await count();
    for (const again of [
      calls.post({ from_draft: { id, revision } }),
      calls.patch(created.playlist_id, { version: 1, from_draft: { id, revision } }),
    ]) {
      const [refused, message] = await refusal(await again);
      expect([refused, message]).toEqual([410, expect.stringMatching(words)]);
    }
    expect(await count()).toBe(before);
    expect((await calls.read(created.playlist_id)).version).toBe(1);
  });

  it('lets one of two simultaneous publications through', async () => {
    const as = await signedInEditor();
    const calls = await episodeCalls(station, as);
    const from_draft = { id: randomUUID(), revision: null };
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => calls.post({ name, from_draft })));
    expect(answers.map((response) => response.status).toSorted((a, b) => a - b)).toEqual([201, 410, 410]);
  });

  it('does not happen without the episode: a failed save keeps the draft', async () => {
    const as = await signedInEditor();
    const calls = await episodeCalls(station, as);
    const [id, revision] = [randomUUID(), randomUUID()];
    await save('episode-77', { id, revision }, as);
    const created = await calls.create({});
    expect(
      (await calls.patch(created.playlist_id, { version: 9, from_draft: { id, revision } })).status,
    ).toBe(409);
    expect(await lookup('episode-77', id, as)).toMatchObject({ draft: { id }, retired: null });
    await calls.change(created, { draft: false, events: [calls.eventUri], from_draft: { id, revision } });
    expect(await lookup('episode-77', id, as)).toMatchObject({
      draft: null,
      retired: { outcome: 'published', episode_id: created.playlist_id, unseen_revision: null },
    });
  });

  it('also happens by discarding, which other browsers are notified of; the next draft of the key has its own id', async () => {
    const as = await signedInEditor('Ina', 'Berg');
    const [id, revision] = [randomUUID(), randomUUID()];
    await save('show-9', { id, revision }, as);
    await station.call(`${path('show-9')}?revision=${revision}`, { method: 'DELETE', as });
    expect((await lookup('show-9', id, as)).retired).toMatchObject({
      outcome: 'discarded',
      by: 'Ina Berg',
      episode_id: null,
    });
    const [code, message] = await refusal(await save('show-9', { id, base: revision }, as));
    expect([code, message]).toEqual([
      410,
      expect.stringMatching(/^This draft was discarded by Ina Berg at /),
    ]);
    expect((await save('show-9', { id: randomUUID() }, as)).status).toBe(200);
  });

  it('affects no draft of another station or with another id', async () => {
    const as = await signedInEditor();
    const calls = await episodeCalls(station, as);
    const mine = randomUUID();
    await save('show-10', { id: mine }, as);
    await calls.create({ from_draft: { id: randomUUID(), revision: null } });
    expect(await lookup('show-10', mine, as)).toMatchObject({ draft: { id: mine }, retired: null });
  });

  it('follows 30 days after the deletion of its episode, if it has not changed since', async () => {
    const user = await makeUser(station);
    const as = await user.signIn();
    const calls = await episodeCalls(station, as);
    const created = await calls.create(calls.published);
    const off = await calls.change(created, { unpublished: true });
    const key = `episode-${created.playlist_id}`;
    const event = await makeEvent(station);
    await save(key, { events: [event.id] }, as);
    await save('show-11', {}, as);
    expect((await station.call(calls.path(`${off.playlist_id}/`), { method: 'DELETE', as })).status).toBe(
      204,
    );
    await orphanedSince(key, 29);
    await nextDay();
    expect(await lookup(key, undefined, await user.signIn())).toMatchObject({ draft: { key } });
    await orphanedSince(key, 31);
    await nextDay();
    expect(await lookup(key, undefined, await user.signIn())).toEqual({ draft: null, retired: null });
    expect(await held()).not.toContain(event.id);
    expect(await status('show-11', await user.signIn())).toBe(200);
  });
});
