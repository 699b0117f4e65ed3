import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation, refuse, sendJson } from '../../testing/fake-station.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const api = '/wxyz/api/v1/station/';
const lake = {
  id: 3,
  slug: 'lake-fm',
  state: 'archived',
  title: 'Lake FM',
  station_type: 'radio',
  timezone: 'Europe/Berlin',
  shows: 4,
  episodes: 120,
  licences: { full: 2, podcast: 1, logger: 0 },
  newest_export: null,
};

describe('postkit stations', () => {
  it('lists all stations of the company, searched and by state', async () => {
    await using station = await fakeStation({ [`GET ${api}`]: () => ({ meta: {}, objects: [lake] }) });
    const { out } = await runPostkit(['stations', 'list', '--search', 'lake', '--state', 'archived'], {
      url: station.url,
    });
    expect(out.split('\n')).toEqual([
      'ID  SLUG     STATE     TITLE    KIND   TIME ZONE      SHOWS  EPISODES  USERS',
      '3   lake-fm  archived  Lake FM  radio  Europe/Berlin  4      120       3',
      '',
    ]);
    expect(Object.fromEntries(station.calls[0]?.query ?? [])).toEqual({
      limit: '0',
      search: 'lake',
      state: 'archived',
    });
    expect(JSON.parse((await runPostkit(['stations', 'list', '--json'], { url: station.url })).out)).toEqual([
      lake,
    ]);
  });

  it('creates a station, prints its id alone on standard output, and previews and makes changes', async () => {
    const change = { slug: null, timezone: { from: 'UTC', to: 'Asia/Kathmandu' } };
    await using station = await fakeStation({
      [`POST ${api}`]: (_call, response) => sendJson(response, lake, 201),
      [`GET ${api}3/`]: () => lake,
      [`POST ${api}3/preview/`]: () => change,
      [`PATCH ${api}3/`]: () => lake,
    });
    const run = (...args: string[]) => runPostkit(['stations', ...args], { url: station.url });
    const entry = [
      '--title',
      'Lake FM',
      '--slug',
      'lake-fm',
      '--timezone',
      'Europe/Berlin',
      '--kind',
      'tv',
      '--quota-gb',
      '1.5',
    ];
    expect(await run('create', ...entry)).toMatchObject({
      code: 0,
      out: '3\n',
      err: 'Station 3 is created.\n',
    });
    expect(bodyOf(station.calls.at(-1))).toEqual({
      title: 'Lake FM',
      slug: 'lake-fm',
      timezone: 'Europe/Berlin',
      station_type: 'tv',
      quota_bytes: 1.5 * 1024 ** 3,
    });
    expect(JSON.parse((await run('show', '3')).out)).toEqual(lake);
    expect(JSON.parse((await run('preview', '3', '--timezone', 'Asia/Kathmandu')).out)).toEqual(change);
    expect((await run('preview', '3')).code).toBe(2);
    expect(
      (await run('set', '3', '--title', 'Lake', '--format', '', '--city', 'Berlin', '--quota-gb', 'none'))
        .err,
    ).toBe('Station 3 is changed.\n');
    expect(bodyOf(station.calls.at(-1))).toEqual({
      title: 'Lake',
      format: null,
      geo_region: 'Berlin',
      quota_bytes: null,
    });
    expect((await run('set', '3')).code).toBe(2);
    expect((await run('set', '3', '--quota-gb', 'much')).code).toBe(2);
  });

  it('archives after a question, and restores', async () => {
    await using station = await fakeStation({
      [`POST ${api}3/archive/`]: () => lake,
      [`POST ${api}4/archive/`]: refuse(409, 'This is the only active station of the company.'),
      [`POST ${api}3/restore/`]: () => lake,
    });
    const archive = (ids: string[], answer: string) =>
      runPostkit(['stations', 'archive', ...ids], { url: station.url, answers: [answer] });
    expect(await archive(['3'], 'n')).toMatchObject({
      code: 0,
      err: expect.stringContaining('Archive station 3? Recording'),
    });
    expect(station.calls).toEqual([]);
    expect(await archive(['3', '4'], 'y')).toMatchObject({
      code: 3,
      err: expect.stringContaining('3 is archived.'),
    });
    expect(await runPostkit(['stations', 'restore', '3'], { url: station.url })).toMatchObject({
      err: '3 is restored.\n',
    });
  });

  it('deletes a station whose slug is typed or given, and says whether it has an export', async () => {
    await using station = await fakeStation({
      [`GET ${api}3/`]: () => lake,
      [`DELETE ${api}3/`]: (_call, response) => sendJson(response, lake, 202),
    });
    const remove = (options: { answers?: string[] }, ...args: string[]) =>
      runPostkit(['stations', 'delete', '3', ...args], { url: station.url, ...options });
    expect(await remove({ answers: ['lake'] })).toMatchObject({
      code: 0,
      err: expect.stringContaining('It has no export'),
    });
    expect(station.calls.map(({ method }) => method)).toEqual(['GET']);
    expect(await remove({ answers: ['lake-fm'] })).toMatchObject({
      code: 0,
      err: expect.stringContaining('Station 3 is being deleted.'),
    });
    expect(station.calls.at(-1)?.query.get('confirm')).toBe('lake-fm');
    expect(await remove({}, '--confirm', 'lake-fm')).toMatchObject({ code: 0 });
    expect(await remove({})).toMatchObject({ code: 2, err: expect.stringContaining('--confirm') });
  });

  it('prints and renames the company, and removes the demo after a question', async () => {
    const company = { name: 'Lake', station_quota_bytes: null, has_demo: true, version: 1 };
    await using station = await fakeStation({
      'GET /wxyz/api/v1/company/': () => company,
      'PATCH /wxyz/api/v1/company/': () => company,
      'POST /wxyz/api/v1/company/remove_demo/': (_call, response) => sendJson(response, company, 202),
    });
    expect(JSON.parse((await runPostkit(['stations', 'company'], { url: station.url })).out)).toEqual(
      company,
    );
    expect((await runPostkit(['stations', 'company', '--name', 'Lake'], { url: station.url })).err).toBe(
      'The company is renamed.\n',
    );
    expect(bodyOf(station.calls.at(-1))).toEqual({ name: 'Lake' });
    const before = station.calls.length;
    await runPostkit(['stations', 'remove-demo'], { url: station.url, answers: ['n'] });
    expect(station.calls).toHaveLength(before);
    expect((await runPostkit(['stations', 'remove-demo', '--yes'], { url: station.url })).err).toBe(
      'The demo is being removed.\n',
    );
  });
});
