import { describe, expect, it } from 'vitest';
import { stationEventNames } from '@postkit/sdk/schema';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation, refuse, sendJson } from '../../testing/fake-station.ts';
import { makeSettings } from '../../testing/make-settings.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const api = '/wxyz/api/v1/webhook/';
const at = Date.parse('2026-11-24T11:00Z') / 1000;
const hook = {
  id: 3,
  state: 'disabled',
  title: 'Newsroom',
  events: ['stream.lost', 'import.done'],
  reason: 'It is gone.',
};
const attempt = { at, status: 503, latency_ms: 81, error: 'The receiver responded 503.', excerpt: 'busy' };
const message = {
  id: 9,
  created_at: at,
  type: 'stream.lost',
  status: 'failed',
  attempts: [attempt, attempt],
};
const settings = { 'GET /wxyz/api/v1/settings/': makeSettings };

describe('postkit webhooks', () => {
  it('lists webhooks, and the events that one was sent in the time of the station', async () => {
    await using station = await fakeStation({
      ...settings,
      [`GET ${api}`]: () => ({ webhooks: [hook] }),
      [`GET ${api}3/messages/`]: () => ({ messages: [message] }),
    });
    const run = (...args: string[]) => runPostkit(['webhooks', ...args], { url: station.url });
    expect((await run('list')).out.split('\n')).toEqual([
      'ID  STATE     TITLE     EVENTS                   REASON',
      '3   disabled  Newsroom  stream.lost import.done  It is gone.',
      '',
    ]);
    expect((await run('log', '3', '--status', 'failed')).out.split('\n')).toEqual([
      'ID  TIME              TYPE         STATUS  ATTEMPTS  RESPONSE  LATENCY  ERROR',
      '9   2026-11-24 06:00  stream.lost  failed  2         503       81 ms    The receiver responded 503.',
      '',
    ]);
    const read = station.calls.find(({ path }) => path.includes('messages'));
    expect(read?.query.get('status')).toBe('failed');
  });

  it('adds a webhook for chosen events or all, prints its secret alone on standard output, and replaces it', async () => {
    const made = { webhook: hook, secret: 'whsec_1' };
    await using station = await fakeStation({
      [`POST ${api}`]: (_call, response) => sendJson(response, made, 201),
      [`POST ${api}3/secret/`]: () => made,
    });
    const run = (...args: string[]) => runPostkit(['webhooks', ...args], { url: station.url });
    const entry = ['--address', 'https://news.example/hook', '--title', 'Newsroom'];
    expect(await run('create', ...entry)).toMatchObject({
      code: 0,
      out: 'whsec_1\n',
      err: expect.stringContaining('not shown again'),
    });
    expect(bodyOf(station.calls.at(-1))).toEqual({
      url: entry[1],
      title: 'Newsroom',
      events: stationEventNames,
    });
    await run('create', ...entry, '--event', 'import.done');
    expect(bodyOf(station.calls.at(-1))).toMatchObject({ events: ['import.done'] });
    expect((await run('create', ...entry, '--event', 'rain')).code).toBe(2);
    expect(await run('new-secret', '3')).toMatchObject({
      out: 'whsec_1\n',
      err: expect.stringContaining('ends in 24 hours'),
    });
    expect(bodyOf(station.calls.at(-1))).toEqual({ old_secret_hours: 24 });
    expect((await run('new-secret', '3', '--old-hours', '0')).err).toContain('the old one is void');
    expect((await run('new-secret', '3', '--old-hours', '200')).code).toBe(2);
  });

  it('edits, pauses, enables, deletes and redelivers', async () => {
    await using station = await fakeStation({
      [`PATCH ${api}3/`]: () => hook,
      [`DELETE ${api}3/`]: (_call, response) => void response.writeHead(204).end(),
      [`POST ${api}3/messages/9/redeliver/`]: () => message,
      [`POST ${api}3/messages/8/redeliver/`]: refuse(409, 'This event is still being delivered.'),
    });
    const run = (...args: string[]) => runPostkit(['webhooks', ...args], { url: station.url });
    expect((await run('edit', '3', '--title', 'Desk')).err).toBe('Webhook 3 is changed.\n');
    expect(bodyOf(station.calls.at(-1))).toEqual({ title: 'Desk' });
    expect((await run('edit', '3')).code).toBe(2);
    expect((await run('pause', '3')).err).toBe('3 is paused.\n');
    expect(bodyOf(station.calls.at(-1))).toEqual({ active: false });
    await run('enable', '3');
    expect(bodyOf(station.calls.at(-1))).toEqual({ active: true });
    expect(await run('redeliver', '9', '8', '--webhook', '3')).toMatchObject({
      code: 3,
      err: expect.stringContaining('9 is sent again.'),
    });
    expect((await run('delete', '3', '--yes')).err).toBe('3 is deleted.\n');
  });

  it('waits for the response to a test, and fails if the receiver refuses it', async () => {
    const accepted = { ...attempt, status: 204, error: '', excerpt: '' };
    let latest = accepted;
    await using station = await fakeStation({
      ...settings,
      [`POST ${api}3/test/`]: () => message,
      [`GET ${api}3/messages/`]: () => ({ messages: [{ ...message, attempts: [latest] }] }),
    });
    const run = () => runPostkit(['webhooks', 'test', '3'], { url: station.url });
    expect(await run()).toMatchObject({ code: 0, err: 'The receiver responded 204 after 81 ms.\n' });
    latest = attempt;
    expect(await run()).toMatchObject({
      code: 1,
      err: expect.stringContaining('The receiver responded 503. busy'),
    });
  });
});
