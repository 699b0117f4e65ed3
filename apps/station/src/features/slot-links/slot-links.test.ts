import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  episode,
  type NewSlotLink,
  resourcePath,
  slot as slotSchema,
  type Slot,
  slotLink as linkSchema,
  type SlotLink,
} from '@postkit/sdk/schema';
import { createFakeClock, type FakeClock } from '../../platform/fake-clock.ts';
import { refusal } from '../../testing/episode-calls.ts';
import {
  firstStation,
  listenLive,
  makeShow,
  makeStation,
  makeUser,
  startStation,
  type SignedIn,
  type TestStation,
} from '../../testing/index.ts';
import { makeLog } from '../../testing/make-log.ts';
import { storedText } from '../../testing/stored-text.ts';
import type { SlotLinkTables } from './slot-link-tables.ts';

const day = 86_400_000;
const pieceSeconds = 2 * 4.969;

let clock: FakeClock;
let server: TestStation;
let user: Awaited<ReturnType<typeof makeUser>>;
let editor: SignedIn;
let showId: number;
/** Unix seconds at which the log starts: two pieces of 9.9 s. */
let aired: number;

beforeAll(async () => {
  clock = createFakeClock();
  server = await startStation({ clock });
  user = await makeUser(server, { firstName: 'Ana', lastName: 'Editor' });
  editor = await user.signIn();
  showId = (await makeShow(server, { title: 'Morning', description: 'Every morning.', expiry_days: 30 })).id;
  aired = Math.floor(clock.now() / 1000) - 3600;
  await makeLog(server, {
    startedAt: aired,
    pieces: ['Hello', 'News'].map((title) => ({ title, segments: 2 })),
  });
});
afterAll(() => server.close());

const links = (path = '', method = 'GET', json?: object, as = editor, slug = server.slug) =>
  server.call(`/${slug}/api/v1/slot_link/${path}`, { method, as, ...(json ? { json } : {}) });
const present = (path: string, json: object) =>
  server.call(`/stations/api/v1/slot/${path}/`, { method: 'POST', json });

async function send(fields: object = {}): Promise<NewSlotLink> {
  const show = resourcePath(server.slug, 'show', showId);
  const response = await links('', 'POST', {
    show,
    start: aired,
    end: aired + 60,
    presenter: 'Ina',
    ...fields,
  });
  expect(response.status).toBe(201);
  return (await response.json()) as NewSlotLink;
}
async function open(token: string): Promise<Slot> {
  const response = await present('open', { token });
  expect(response.status).toBe(200);
  return slotSchema.parse(await response.json());
}
async function save(token: string, change: Partial<Slot> = {}): Promise<Slot> {
  const { version, title, description, trim_start, trim_end } = { ...(await open(token)), ...change };
  const response = await present('save', { token, version, title, description, trim_start, trim_end });
  expect(response.status).toBe(200);
  return slotSchema.parse(await response.json());
}
async function submit(token: string): Promise<void> {
  expect((await present('submit', { token, version: (await open(token)).version })).status).toBe(200);
}
async function read(id: number): Promise<SlotLink | undefined> {
  const { slot_links } = (await (await links()).json()) as { slot_links: SlotLink[] };
  return slot_links.map((each) => linkSchema.parse(each)).find((each) => each.id === id);
}

describe('a slot link', () => {
  it('opens the slot of its range with the audio, without an account; the station stores only a hash of its token', async () => {
    const { slot_link, token } = await send({ note: 'Cut the music, please.' });
    expect(slot_link).toMatchObject({
      state: 'open',
      presenter: 'Ina',
      created_by: 'Ana Editor',
      playlist_id: null,
      title: 'Morning',
    });
    expect(token).toMatch(/^[\w-]{43}$/);
    const slot = await open(token);
    expect(slot).toMatchObject({
      station: firstStation(server).title,
      show: 'Morning',
      note: 'Cut the music, please.',
      state: 'open',
      trim_start: 0,
    });
    expect(slot.seconds).toBeCloseTo(2 * pieceSeconds, 1);
    expect(slot.pieces.map(({ title }) => title)).toEqual(['Hello', 'News']);
    expect(slot.pieces.flatMap(({ segments }) => segments)).toEqual(
      [214, 214, 214, 214].map((frames) => frames * 1024),
    );
    expect(Math.max(...(slot.pieces[0]?.max ?? []))).toBeGreaterThan(0);
    const segment = await present('segment', { token, piece: 1, n: 0 });
    expect([segment.status, segment.headers.get('content-type')]).toEqual([200, 'audio/mp4']);
    expect(Buffer.from(await segment.arrayBuffer()).includes('mdat')).toBe(true);
    for (const place of [
      { piece: 2, n: 0 },
      { piece: 0, n: 2 },
    ])
      expect((await present('segment', { token, ...place })).status).toBe(404);
    expect(await storedText(server)).not.toContain(token);
  });

  it('becomes one draft with the trim and the texts of the presenter, when an editor approves it', async () => {
    const { slot_link, token } = await send();
    expect((await links(`${slot_link.id}/approve/`, 'POST')).status).toBe(409);
    await save(token, {
      title: 'The harbour',
      description: 'About boats.',
      trim_start: 4,
      trim_end: pieceSeconds + 5,
    });
    await submit(token);
    const approved = await Promise.all([1, 2].map(() => links(`${slot_link.id}/approve/`, 'POST')));
    expect(approved.map(({ status }) => status)).toEqual([200, 200]);
    const ids = await Promise.all(
      approved.map(async (response) => linkSchema.parse(await response.json()).playlist_id),
    );
    expect(new Set(ids).size).toBe(1);
    const draft = episode.parse(
      await (await server.call(resourcePath(server.slug, 'playlist', ids[0] ?? 0), { as: editor })).json(),
    );
    expect(draft).toMatchObject({
      name: 'The harbour',
      description: 'About boats.',
      status: 'draft',
      show_id: showId,
    });
    expect(draft.expires_at).toBe(Math.floor(clock.now() / 1000) + 30 * 86_400);
    expect(draft.events.map(({ cart }) => cart.title)).toEqual(['Hello', 'News']);
    expect(draft.events.reduce((sum, { duration }) => sum + duration, 0)).toBeCloseTo(pieceSeconds + 1, 1);
    expect(await read(slot_link.id)).toMatchObject({ state: 'approved', decided_by: 'Ana Editor' });
    expect(
      (await present('save', { token, version: 9, title: '', description: '', trim_start: 0, trim_end: 5 }))
        .status,
    ).toBe(409);
  });

  it('can be sent back with a reply, and is submitted again', async () => {
    const { slot_link, token } = await send();
    await submit(token);
    const slot = await open(token);
    const late = { token, version: slot.version, title: 'Late', description: '', trim_start: 0, trim_end: 5 };
    expect((await refusal(await present('save', late)))[1]).toContain('is with your station');
    expect((await links(`${slot_link.id}/send_back/`, 'POST', { reply: ' ' })).status).toBe(400);
    expect((await links(`${slot_link.id}/send_back/`, 'POST', { reply: 'Shorter, please.' })).status).toBe(
      200,
    );
    expect(await open(token)).toMatchObject({ state: 'sent_back', reply: 'Shorter, please.' });
    await save(token, { trim_end: 8 });
    await submit(token);
    expect(await read(slot_link.id)).toMatchObject({ state: 'submitted', trim_end: 8 });
  });

  it('refuses a save on top of one of another browser', async () => {
    const { token } = await send();
    const { version } = await open(token);
    await save(token, { title: 'First' });
    const stale = await present('save', {
      token,
      version,
      title: 'Second',
      description: '',
      trim_start: 0,
      trim_end: 5,
    });
    expect(stale.status).toBe(409);
    expect((await open(token)).title).toBe('First');
    expect((await present('submit', { token, version })).status).toBe(409);
  });

  it('ends when it expires or is revoked, and a renewal has another token', async () => {
    const { slot_link, token } = await send({ days: 1 });
    clock.advance(day);
    editor = await user.signIn();
    const [status, message] = await refusal(await present('open', { token }));
    expect([status, message]).toEqual([410, 'This link has expired. Ask Ana Editor for a new one.']);
    expect(await read(slot_link.id)).toMatchObject({ state: 'expired' });
    const renewed = (await (
      await links(`${slot_link.id}/renew/`, 'POST', { days: 2 })
    ).json()) as NewSlotLink;
    expect((await present('open', { token })).status).toBe(404);
    await open(renewed.token);
    expect((await links(`${slot_link.id}/`, 'DELETE')).status).toBe(204);
    expect((await refusal(await present('segment', { token: renewed.token, piece: 0, n: 0 })))[1]).toContain(
      'was revoked',
    );
    expect(await read(slot_link.id)).toMatchObject({ state: 'revoked', decided_by: 'Ana Editor' });
  });

  it('is not known at another station', async () => {
    const { slot_link } = await send();
    const other = await makeStation(server);
    const admin = await server.signIn();
    for (const [path, method, json] of [
      [`${slot_link.id}/approve/`, 'POST', undefined],
      [`${slot_link.id}/renew/`, 'POST', {}],
      [`${slot_link.id}/send_back/`, 'POST', { reply: 'No.' }],
      [`${slot_link.id}/`, 'DELETE', undefined],
    ] as const)
      expect((await links(path, method, json, admin, other.slug)).status).toBe(404);
    expect(await read(slot_link.id)).toMatchObject({ state: 'open' });
  });

  it('needs a show of the station, a recorded range, and a name', async () => {
    const show = resourcePath(server.slug, 'show', showId);
    const range = { start: aired, end: aired + 60 };
    expect(
      (await links('', 'POST', { ...range, presenter: 'Ina', show: resourcePath(server.slug, 'show', 999) }))
        .status,
    ).toBe(400);
    expect((await links('', 'POST', { ...range, presenter: ' ', show })).status).toBe(400);
    expect(
      (await links('', 'POST', { start: aired, end: aired + 7 * 3600, presenter: 'Ina', show })).status,
    ).toBe(400);
    expect(
      (await links('', 'POST', { start: aired - 9000, end: aired - 8000, presenter: 'Ina', show })).status,
    ).toBe(400);
  });

  it('notifies the station of a submission', async () => {
    const live = await listenLive(server, editor);
    const { slot_link, token } = await send();
    expect(await live.next('slot_link_changed')).toEqual({
      slot_link_id: slot_link.id,
      presenter: 'Ina',
      state: 'open',
    });
    await submit(token);
    expect(await live.next('slot_link_changed')).toEqual({
      slot_link_id: slot_link.id,
      presenter: 'Ina',
      state: 'submitted',
    });
    live.close();
  });

  it('is deleted a month after it ended, unless it waits for an editor', async () => {
    const [ended, recent, waiting] = [await send(), await send(), await send()];
    await submit(waiting.token);
    const monthAgo = Math.floor(clock.now() / 1000) - 30 * 86_400;
    const links = server.context.db.tables<SlotLinkTables>().updateTable('slot_links');
    await links
      .set({ expires_at: monthAgo })
      .where('id', 'in', [ended.slot_link.id, waiting.slot_link.id])
      .execute();
    clock.advance(day);
    await server.context.jobs.idle();
    editor = await user.signIn();
    expect(await read(ended.slot_link.id)).toBeUndefined();
    expect(await read(recent.slot_link.id)).toMatchObject({ state: 'open' });
    expect(await read(waiting.slot_link.id)).toMatchObject({ state: 'submitted' });
  });

  it('limits wrong tokens by address', async () => {
    const statuses = [];
    for (let time = 0; time < 61; time += 1)
      statuses.push((await present('open', { token: 'a'.repeat(43) })).status);
    expect([new Set(statuses.slice(0, 60)), statuses.at(-1)]).toEqual([new Set([404]), 429]);
  });
});
