import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { PlayoutInput, PlayoutJournalEntry } from '@postkit/sdk';
import { bodyOf } from '../../testing/body-of.ts';
import { type Call, type FakeStation, fakeStation, sendJson } from '../../testing/fake-station.ts';
import { makeSettings } from '../../testing/make-settings.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const arrived_at_ms = Date.UTC(2026, 2, 10, 13, 2, 11);
const input: PlayoutInput = {
  id: 3,
  name: 'Studio 1',
  active: true,
  system: 'zetta',
  form: null,
  transport: { type: 'http-in' },
  options: {},
  categories: {},
  offset_ms: 0,
  silent_after_minutes: 20,
  state: 'receiving',
  state_reason: '',
  last_message_ms: arrived_at_ms,
  address: 'https://station.example/wxyz/playout/in/3/',
  on_air: null,
  auto_offset: false,
  clock: null,
};
const entry = (id: number): PlayoutJournalEntry => ({
  id,
  input_id: 3,
  arrived_at_ms,
  peer: '192.0.2.7',
  text: '<x/>',
  bytes: 4,
  elements: [],
  findings: [{ level: 'unreadable', text: 'There is no element.' }],
  is_read: true,
});
const settings = { talk_category: 'Talk', shortest_talk_s: 6, shortest_element_s: 2, hold_s: 20 };
const inputs = { inputs: [input], settings, ports: [], folders: [] };
const path = '/wxyz/api/v1/playout/';
const responses = {
  'GET /wxyz/api/v1/settings/': makeSettings,
  [`GET ${path}inputs/`]: () => inputs,
  [`POST ${path}inputs/`]: (_call: unknown, response: ServerResponse) =>
    sendJson(response, { input, token: 'tok' }, 201),
  [`PATCH ${path}inputs/3/`]: (call: Call) => ({
    ...input,
    token: call.body.includes('http-in') ? 'fresh' : '',
  }),
  [`DELETE ${path}inputs/3/`]: (_call: unknown, response: ServerResponse) =>
    void response.writeHead(204).end(),
  [`POST ${path}inputs/3/token/`]: () => ({ input, token: 'new' }),
  [`POST ${path}order/`]: () => inputs,
  [`PATCH ${path}settings/`]: () => settings,
};
const lines = (text: string) => text.split('\n');

/** Runs commands of one station, and returns its output with the last body that it was sent. */
async function run(args: readonly string[]) {
  await using station = await fakeStation(responses);
  const result = await runPostkit(['playout', ...args], { url: station.url });
  return { ...result, sent: bodyOf(station.calls.findLast(({ method }) => method !== 'GET')) };
}

describe('postkit playout inputs', () => {
  it('lists the inputs in order', async () => {
    const { out } = await run(['inputs']);
    expect(lines(out)[1]).toMatch(/^3 +receiving +zetta +http-in +2026-03-10 13:02 +Studio 1/);
    expect(JSON.parse((await run(['inputs', '--json'])).out)).toEqual(inputs);
  });

  it('adds an input, and prints only its token on standard output', async () => {
    const { out, err, sent } = await run([
      'add',
      '--name',
      'Studio 1',
      '--system',
      'zetta',
      '--by',
      'http-in',
    ]);
    expect([out, sent]).toEqual([
      'tok\n',
      { name: 'Studio 1', system: 'zetta', transport: { type: 'http-in' } },
    ]);
    expect(err).toContain(`Send its messages to ${input.address}`);
  });

  it.each([
    [
      ['--by', 'tcp-client', '--host', 'play', '--port', '7000'],
      { type: 'tcp-client', host: 'play', port: 7000 },
    ],
    [['--by', 'sse', '--address', 'https://play.example/'], { type: 'sse', url: 'https://play.example/' }],
    [['--by', 'file', '--path', '/srv/now.txt'], { type: 'file', path: '/srv/now.txt' }],
  ])('sends the transport %j', async (flags, transport) => {
    expect((await run(['change', '3', ...flags])).sent).toEqual({ transport });
  });

  it.each([
    [['add', '--name', 'x', '--port', '7000'], 'Give --by'],
    [['change', '3', '--on', '--off'], 'Give --on or --off'],
    [['change', '3'], 'Pass --file'],
    [['add', '--name', 'x', '--by', 'udp', '--port', '70000'], '65535'],
  ])('refuses %j', async (args, text) => {
    const { code, err, sent } = await run(args);
    expect([code, err, sent]).toEqual([2, expect.stringContaining(text), null]);
  });

  it('prints the token of an input that comes to receive requests', async () => {
    expect((await run(['change', '3', '--by', 'http-in'])).out).toBe('fresh\n');
    expect((await run(['change', '3', '--off'])).out).toBe('');
  });

  it('turns off, orders, renews a token and removes after a question', async () => {
    expect((await run(['change', '3', '--off'])).sent).toEqual({ active: false });
    expect((await run(['order', '3'])).sent).toEqual({ ids: [3] });
    expect((await run(['token', '3'])).code).toBe(2);
    expect((await run(['token', '3', '--yes'])).out).toBe('new\n');
    expect((await run(['remove', '3'])).code).toBe(2);
    expect((await run(['remove', '3', '--yes'])).code).toBe(0);
  });

  it('shows the settings of carts, and changes them', async () => {
    expect(JSON.parse((await run(['settings'])).out)).toEqual(settings);
    expect((await run(['settings', '--set', 'hold_s=45'])).sent).toEqual({ hold_s: 45 });
  });
});

describe('postkit playout journal', () => {
  it('lists what was read of each message, by the filters', async () => {
    await using station = await fakeStation({
      ...responses,
      [`GET ${path}journal/`]: () => ({ messages: [entry(9)] }),
    });
    const filters = ['--input', '3', '--fate', 'late', '--faults', '--before', '12', '--limit', '5'];
    const { out } = await runPostkit(['playout', 'journal', ...filters], { url: station.url });
    expect(lines(out)).toEqual([
      '9  2026-03-10T13:02:11.000Z  input 3  4 bytes',
      '  unreadable: There is no element.',
      '',
    ]);
    expect(Object.fromEntries(station.calls.at(-1)?.query ?? [])).toMatchObject({
      input: '3',
      fate: 'late',
      only_faults: 'true',
      before: '12',
      limit: '5',
    });
  });
});

describe('postkit playout tail', () => {
  it('prints each new message once, in the order of arrival', async () => {
    const { sessionId } = await import('@postkit/sdk');
    const pages = [
      [entry(4)],
      [entry(6), entry(5), entry(4)],
      [{ ...entry(7), is_read: false }, entry(6)],
      [entry(7)],
    ];
    await using station: FakeStation = await fakeStation({
      ...responses,
      [`GET ${path}journal/`]: () => ({ messages: pages.shift() ?? [] }),
      [`GET /sessions/${sessionId('WXYZ')}`]: (_call, response: ServerResponse) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        for (const id of [1, 2, 3])
          response.write(`id: ${id}\nevent: playout_changed\ndata: {"input_id":3}\n\n`);
      },
    });
    const { code, out } = await runPostkit(['playout', 'tail', '--json', '--limit', '3'], {
      url: station.url,
    });
    const ids = lines(out).flatMap((line) => (line === '' ? [] : [(JSON.parse(line) as { id: number }).id]));
    expect([code, ids]).toEqual([0, [5, 6, 7]]);
  });
});
