import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  playoutInputChanged,
  playoutInputs,
  playoutInputWithToken,
  playoutJournalEntry,
  type PlayoutInputCreate,
} from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { listenLive, makeUser } from '../../testing/index.ts';
import { stationTest } from '../../testing/station-test.ts';
import '../../testing/postgres/also-on-postgres.ts';
import type { PlayoutTables } from './playout-tables.ts';

const { server, admin } = stationTest(() => ({ clock: createFakeClock(Date.now()) }));

const path = (rest: string) => `/${server.slug}/api/v1/playout/${rest}`;
const own = (rest: string) => `/${server.slug}/playout/in/${rest}`;
const call = (rest: string, method: string, json?: unknown) =>
  server.call(path(rest), { method, as: admin, ...(json !== undefined && { json }) });

async function addInput(input: Partial<PlayoutInputCreate> = {}) {
  const wanted = { name: 'Studio', system: 'zetta', transport: { type: 'http-in' }, ...input };
  const response = await call('inputs/', 'POST', wanted);
  expect(response.status).toBe(201);
  return playoutInputWithToken.parse(await response.json());
}

async function listInputs() {
  return playoutInputs.parse(await (await call('inputs/', 'GET')).json());
}

async function journalOf(input: number) {
  await server.features.playout.settled();
  const end = Math.ceil(Date.now() / 1000) + 60;
  const response = await call(`journal/?start=${end - 7200}&end=${end}&input=${input}`, 'GET');
  return z.object({ messages: z.array(playoutJournalEntry) }).parse(await response.json()).messages;
}

const basic = (token: string) => `Basic ${Buffer.from(`source:${token}`).toString('base64')}`;

interface Sent {
  readonly query?: string;
  readonly method?: string;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly type?: string;
  readonly authorization?: string;
  readonly at?: string;
}

const send = ({ query = '', method = 'POST', body, type, authorization, at = '' }: Sent) =>
  fetch(`${server.url}${at}${query}`, {
    method,
    ...(body !== undefined && { body }),
    headers: { ...(type && { 'content-type': type }), ...(authorization && { authorization }) },
  });

const zetta = (title: string, at = new Date().toISOString()) =>
  `<ZettaLite Version="1"><LogEvent Type="SONG" Status="CURRENT" StartTime="${at}"><Asset Title="${title}" Artist1="Imogen Tallow" ThirdPartyId="0412" Category="A1" AssetTypeName="SONG" TotalLength="213.4"/></LogEvent></ZettaLite>`;

describe('inputs that receive requests', () => {
  it('reads what is posted with the token, stores it in the journal, and says what is on air', async () => {
    const { input, token } = await addInput();
    expect([input.state, input.on_air, token.length]).toEqual(['waiting', null, 43]);
    const live = await listenLive(server, admin);
    const response = await send({
      at: own(`${input.id}/`),
      body: new Uint8Array(Buffer.from(zetta('Übergang'), 'latin1')),
      authorization: `Bearer ${token}`,
    });
    expect([response.status, await response.text()]).toEqual([200, 'OK\n']);
    expect(await live.next('playout_changed')).toEqual({ input_id: input.id });
    live.close();
    const [entry] = await journalOf(input.id);
    expect(entry).toMatchObject({ is_read: true, peer: expect.stringMatching(/127|::1/) });
    expect(entry?.text).toContain('Title="Übergang"');
    expect(entry?.elements).toEqual([
      expect.objectContaining({ fate: 'logged', title: 'Übergang', cart: '0412', category: 'A1' }),
    ]);
    const { inputs } = await listInputs();
    expect(inputs.find(({ id }) => id === input.id)).toMatchObject({
      state: 'receiving',
      on_air: { title: 'Übergang', artist: 'Imogen Tallow', cart: '0412', type: 'song' },
      last_message_ms: entry?.arrived_at_ms,
    });
  });

  it.each<readonly [string, string, (token: string) => Sent]>([
    [
      'a query',
      'updinfo',
      (token) => ({ method: 'GET', query: `?mode=updinfo&song=Rook%20-%20Salt&token=${token}` }),
    ],
    [
      'a form',
      'mairlist',
      (token) => ({
        body: 'artist=Rook&title=Salt',
        type: 'application/x-www-form-urlencoded',
        authorization: basic(token),
      }),
    ],
    [
      'PUT',
      'zetta',
      (token) => ({ method: 'PUT', body: zetta('Salt'), type: 'text/xml', authorization: basic(token) }),
    ],
    [
      'text without a type',
      'zetta',
      (token) => ({ body: new TextEncoder().encode(zetta('Salt')), authorization: basic(token) }),
    ],
  ])('reads %s', async (_name, system, sent) => {
    const { input, token } = await addInput({ system });
    const response = await send({ at: own(`${input.id}/`), ...sent(token) });
    expect(response.status).toBe(200);
    const [entry] = await journalOf(input.id);
    expect(entry?.elements.map(({ title }) => title)).toEqual(['Salt']);
    expect(JSON.stringify(entry)).not.toContain(token);
  });

  it("takes Icecast's update of a title with the token as password", async () => {
    const { input, token } = await addInput({ system: 'updinfo' });
    const response = await send({
      at: '/admin/metadata',
      method: 'GET',
      query: '?mount=/live&mode=updinfo&song=Rook%20-%20Salt',
      authorization: basic(token),
    });
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('successful')]);
    expect((await journalOf(input.id))[0]?.elements[0]).toMatchObject({ artist: 'Rook', title: 'Salt' });
  });

  it('opens nothing without the token of this very input, and nothing else with it', async () => {
    const { input, token } = await addInput();
    const other = await addInput();
    const at = own(`${input.id}/`);
    for (const authorization of ['', basic('wrong'), basic(other.token), 'Bearer', `Bearer ${other.token}`])
      expect((await send({ at, body: zetta('Salt'), authorization })).status).toBe(401);
    expect(
      (await send({ at: path('inputs/'), method: 'GET', authorization: `Bearer ${token}` })).status,
    ).toBe(401);
    expect(await journalOf(input.id)).toEqual([]);
    const renewed = playoutInputWithToken.parse(
      await (await call(`inputs/${input.id}/token/`, 'POST')).json(),
    );
    expect((await send({ at, body: zetta('Salt'), authorization: basic(token) })).status).toBe(401);
    expect((await send({ at, body: zetta('Salt'), authorization: basic(renewed.token) })).status).toBe(200);
    expect((await call(`inputs/${input.id}/`, 'PATCH', { active: false })).status).toBe(200);
    expect((await send({ at, body: zetta('Salt'), authorization: basic(renewed.token) })).status).toBe(409);
  });

  it('refuses a message that is too large, and keeps what is no message with a finding', async () => {
    const { input, token } = await addInput();
    const at = own(`${input.id}/`);
    const large = 'x'.repeat(300_000);
    expect((await send({ at, body: large, authorization: basic(token) })).status).toBe(413);
    expect((await send({ at, body: '<ZettaLite><LogEvent Ty', authorization: basic(token) })).status).toBe(
      200,
    );
    const [entry] = await journalOf(input.id);
    expect(entry).toMatchObject({ elements: [], findings: [{ level: 'unreadable' }] });
  });

  it('stores the end of an element with the start of the next one, and its texts stay', async () => {
    const { input, token } = await addInput();
    const starts = [60_000, 20_000].map((ago) => Date.now() - ago);
    for (const [index, start] of starts.entries()) {
      const body = zetta(`Salt ${index}`, new Date(start).toISOString());
      await send({ at: own(`${input.id}/`), body, authorization: `Bearer ${token}` });
      await server.features.playout.settled();
    }
    const cues = server.context.db.tables<PlayoutTables>().selectFrom('playout_cues').selectAll();
    const rows = await cues.where('input_id', '=', input.id).orderBy('number').execute();
    expect(rows).toMatchObject([
      { title: 'Salt 0', started_at_ms: starts[0], ended_at_ms: starts[1], end_cause: 'next', cart: '0412' },
      { title: 'Salt 1', started_at_ms: starts[1], ended_at_ms: null, end_cause: null },
    ]);
  });

  it('reads a flood in order, and limits it', async () => {
    const { input, token } = await addInput({ system: 'updinfo' });
    const at = own(`${input.id}/`);
    const statuses = await Promise.all(
      Array.from({ length: 520 }, async (_, n) => {
        const url = `${at}?mode=updinfo&song=Rook%20-%20Salt%20${n}&token=${token}`;
        return (await server.context.http.inject({ url })).statusCode;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    const accepted = statuses.filter((status) => status === 200).length;
    await server.features.playout.settled();
    const { inputs } = await listInputs();
    expect(inputs.find(({ id }) => id === input.id)?.state).toBe('receiving');
    const entries = await journalOf(input.id);
    expect([accepted, entries.length, entries.every(({ is_read }) => is_read)]).toEqual([500, 100, true]);
  });
});

describe('the inputs of a station', () => {
  it('are listed in their order, which changes as a whole', async () => {
    const first = await addInput({ name: 'First' });
    const second = await addInput({
      name: 'Second',
      system: null,
      form: { form: 'json', fields: { title: 't' } },
    });
    const ids = (await listInputs()).inputs.map(({ id }) => id);
    expect(ids.slice(-2)).toEqual([first.input.id, second.input.id]);
    const turned = await call('order/', 'POST', { ids: ids.toReversed() });
    expect(playoutInputs.parse(await turned.json()).inputs.map(({ id }) => id)).toEqual(ids.toReversed());
    expect((await call('order/', 'POST', { ids: ids.slice(1) })).status).toBe(409);
  });

  it('change by field, and a system takes the place of a form', async () => {
    const { input } = await addInput({ system: null, form: { form: 'json', fields: { title: 't' } } });
    const changed = await call(`inputs/${input.id}/`, 'PATCH', {
      system: 'zetta',
      categories: { A1: 'Music' },
    });
    expect(await changed.json()).toMatchObject({
      system: 'zetta',
      form: null,
      categories: { A1: 'Music' },
      name: 'Studio',
    });
    expect((await call(`inputs/${input.id}/`, 'DELETE')).status).toBe(204);
    expect((await call(`inputs/${input.id}/`, 'PATCH', { name: 'x' })).status).toBe(404);
  });

  it.each<readonly [string, unknown]>([
    ['an unknown system', { name: 'A', system: 'zeta', transport: { type: 'http-in' } }],
    ['no system and no form', { name: 'A', transport: { type: 'http-in' } }],
    ['no name', { name: ' ', system: 'zetta', transport: { type: 'http-in' } }],
    ['an unknown transport', { name: 'A', system: 'zetta', transport: { type: 'pigeon' } }],
    ['a port beyond the highest', { name: 'A', system: 'zetta', transport: { type: 'udp', port: 70_000 } }],
  ])('refuse %s', async (_name, input) => {
    expect((await call('inputs/', 'POST', input)).status).toBe(400);
  });

  it('are changed by admins only, who alone see addresses with their queries', async () => {
    const url = 'https://playout.example/now.json?key=geheim';
    const { input } = await addInput({ transport: { type: 'http-poll', url, every_s: 300 }, active: false });
    const producer = await (await makeUser(server)).signIn();
    const seen = playoutInputs.parse(await (await server.call(path('inputs/'), { as: producer })).json());
    expect(seen.inputs.find(({ id }) => id === input.id)?.transport).toMatchObject({
      url: 'https://playout.example/now.json',
    });
    const created = { name: 'A', system: 'zetta', transport: { type: 'http-in' } };
    for (const [rest, method, json] of [
      ['inputs/', 'POST', created],
      [`inputs/${input.id}/`, 'PATCH', { active: true }],
      [`inputs/${input.id}/`, 'DELETE', undefined],
      [`inputs/${input.id}/token/`, 'POST', undefined],
      ['settings/', 'PATCH', { hold_s: 1 }],
    ] as const) {
      const options = { method, as: producer, ...(json && { json }) };
      expect((await server.call(path(rest), options)).status).toBe(403);
    }
  });

  it('keep the settings of carts', async () => {
    expect((await listInputs()).settings).toMatchObject({ talk_category: 'Talk', shortest_talk_s: 4 });
    const saved = await call('settings/', 'PATCH', { shortest_talk_s: 6.5 });
    expect(await saved.json()).toEqual({
      talk_category: 'Talk',
      shortest_talk_s: 6.5,
      shortest_element_s: 4,
      hold_s: 15,
    });
    expect((await listInputs()).settings.shortest_talk_s).toBe(6.5);
  });

  it('have a token at once when they come to receive requests, and keep it then', async () => {
    const { input, token } = await addInput({ transport: { type: 'stream' }, system: 'icy' });
    expect(token).toBe('');
    const change = async (wanted: object) =>
      playoutInputChanged.parse(await (await call(`inputs/${input.id}/`, 'PATCH', wanted)).json());
    const changed = await change({ system: 'zetta', transport: { type: 'http-in' } });
    expect(changed.token).toHaveLength(43);
    expect((await change({ name: 'Studio 2' })).token).toBe('');
    const sent = await send({
      at: own(`${input.id}/`),
      body: zetta('Salt'),
      authorization: `Bearer ${changed.token}`,
    });
    expect(sent.status).toBe(200);
  });

  it('fail with a reason after the secret of the server has changed, until they are entered again', async () => {
    const transport = { type: 'http-poll', url: 'https://playout.example/now?key=1', every_s: 300 } as const;
    const { input } = await addInput({ transport });
    await server.context.db
      .tables<PlayoutTables>()
      .updateTable('playout_inputs')
      .set({ transport: createSecretBox(randomBytes(32), 'playout').seal(JSON.stringify(transport)) })
      .where('id', '=', input.id)
      .execute();
    const found = async () => (await listInputs()).inputs.find(({ id }) => id === input.id);
    expect(await found()).toMatchObject({
      state: 'failed',
      state_reason: expect.stringContaining('the secret of the server has changed'),
      transport: { type: 'http-poll', url: '' },
    });
    expect((await call(`inputs/${input.id}/`, 'PATCH', { active: false })).status).toBe(200);
    expect((await call(`inputs/${input.id}/`, 'PATCH', { active: true })).status).toBe(400);
    expect((await call(`inputs/${input.id}/`, 'PATCH', { active: true, transport })).status).toBe(200);
    const entered = await found();
    expect([entered?.transport, entered?.state_reason]).toEqual([
      transport,
      expect.not.stringContaining('secret'),
    ]);
  });
});
