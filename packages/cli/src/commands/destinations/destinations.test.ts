import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation, sendJson } from '../../testing/fake-station.ts';
import { makeDestination } from '../../testing/make-destination.ts';
import { makeSettings } from '../../testing/make-settings.ts';
import { resourcePage } from '../../testing/resource-page.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const api = '/wxyz/api/v1/socialmediaconnection/';
const feed = makeDestination();
const hook = makeDestination({ id: 4, type: 'webhook', status: false, title: 'Newsroom', rss_url: '' });

describe('postkit destinations', () => {
  it('lists destinations, also of one type, and prints one', async () => {
    await using station = await fakeStation({
      [`GET ${api}`]: () => resourcePage([feed, hook]),
      [`GET ${api}4/`]: () => hook,
    });
    expect((await runPostkit(['destinations', 'list'], { url: station.url })).out.split('\n')).toEqual([
      'ID  TYPE     STATE  SHOWS  TITLE',
      '3   rss      on     1      Tide',
      '4   webhook  off    1      Newsroom',
      '',
    ]);
    const hooks = await runPostkit(['destinations', 'list', '--type', 'webhook', '--jq', '.[].id'], {
      url: station.url,
    });
    expect(hooks.out).toBe('4\n');
    expect(
      JSON.parse((await runPostkit(['destinations', 'show', '4'], { url: station.url })).out),
    ).toMatchObject({ title: 'Newsroom' });
  });

  it('creates, changes and deletes a destination', async () => {
    await using station = await fakeStation({
      [`POST ${api}`]: (_call, response) => sendJson(response, hook, 201),
      [`GET ${api}4/`]: () => hook,
      [`PATCH ${api}4/`]: () => hook,
      [`DELETE ${api}4/`]: (_call, response) => void response.writeHead(204).end(),
    });
    const destinations = (...args: string[]) => runPostkit(['destinations', ...args], { url: station.url });
    const webhook = [
      '--type',
      'webhook',
      '--title',
      'Newsroom',
      '--show',
      '7',
      '--set',
      'webhook_url=https://news.example/in',
    ];
    expect(await destinations('create', ...webhook)).toMatchObject({ code: 0, out: '4\n' });
    expect(bodyOf(station.calls[0])).toEqual({
      type: 'webhook',
      title: 'Newsroom',
      shows: [7],
      webhook_url: 'https://news.example/in',
    });
    expect((await destinations('edit', '4', '--set', 'status=false')).err).toBe(
      'Destination 4 is changed.\n',
    );
    expect(bodyOf(station.calls[2])).toEqual({ status: false });
    expect((await destinations('delete', '4', '--yes')).code).toBe(0);
    expect(await destinations('create', '--title', 'x')).toMatchObject({
      code: 2,
      err: expect.stringContaining('type: '),
    });
  });
});

describe('postkit destinations test', () => {
  it('prints the result, and fails with the reason of the platform', async () => {
    const results = [
      { success: true, message: 'The webhook accepted a test event.' },
      { success: false, message: 'The webhook cannot be reached.' },
    ];
    await using station = await fakeStation({ [`POST ${api}4/test/`]: () => results.shift() });
    const test = () => runPostkit(['destinations', 'test', '4'], { url: station.url });
    expect(await test()).toMatchObject({ code: 0, err: 'The webhook accepted a test event.\n' });
    const failed = await test();
    expect(failed.code).not.toBe(0);
    expect(failed.err).toContain('The webhook cannot be reached.');
  });
});

describe('postkit feeds', () => {
  it('lists feeds with their addresses, prints one, and rewrites them', async () => {
    await using station = await fakeStation({
      [`GET ${api}`]: () => resourcePage([feed, hook]),
      'GET /wxyz/rss/3.xml': (_call, response) =>
        void response.writeHead(200, { 'content-type': 'text/xml' }).end('<rss/>'),
      'GET /wxyz/api/v1/settings/': makeSettings,
      'POST /wxyz/api/v2/pw/': (_call, response) => sendJson(response, { rss_smcs: [3] }, 202),
    });
    const { out } = await runPostkit(['feeds', 'list'], { url: station.url });
    expect(out.split('\n')[1]).toBe(`3   on     ${feed.rss_url}  Tide`);
    expect(out).not.toContain('Newsroom');
    expect((await runPostkit(['feeds', 'show', '3'], { url: station.url })).out).toBe('<rss/>\n');
    expect((await runPostkit(['feeds', 'rewrite', '3'], { url: station.url })).err).toBe(
      'The station rewrites a feed, and notifies subscribers of changes.\n',
    );
    expect(bodyOf(station.calls.at(-1))).toEqual({ rss_smcs: [3], station: 'wxyz', job_type: 'static_rss' });
  });
});
