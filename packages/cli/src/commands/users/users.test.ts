import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation, sendJson } from '../../testing/fake-station.ts';
import { makeSettings } from '../../testing/make-settings.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const api = '/wxyz/api/v1';
const here = { station: 'wxyz', station_name: 'WXYZ' };
const names = { first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.org', username: 'grace' };
const user = {
  ...names,
  id: 8,
  disabled: 0,
  company_admin: 0,
  admin_stations: [],
  user_stations: [here],
  other_stations: 0,
  api_keys: 0,
  invited_until: null,
  version: 4,
};
const stations = [{ stationTitle: 'WXYZ', station: 'wxyz' }];
const handlers = {
  [`GET ${api}/get_employees.json`]: () => [user],
  [`POST ${api}/save_user/`]: () => user,
  'GET /wxyz/api/v1/settings/': makeSettings,
};

describe('postkit users', () => {
  it('lists users, and prints one', async () => {
    await using station = await fakeStation(handlers);
    expect((await runPostkit(['users', 'list'], { url: station.url })).out.split('\n')).toEqual([
      'ID  STATE   ROLE  USERNAME  EMAIL              NAME',
      '8   active  user  grace     grace@example.org  Grace Hopper',
      '',
    ]);
    expect(JSON.parse((await runPostkit(['users', 'show', '8'], { url: station.url })).out)).toEqual(user);
    expect(await runPostkit(['users', 'show', '9'], { url: station.url })).toMatchObject({
      code: 5,
      err: expect.stringContaining('user 9'),
    });
  });

  it('limits a user to shows of the station, and lifts the limit', async () => {
    await using station = await fakeStation(handlers);
    const edit = async (...flags: string[]) =>
      runPostkit(['users', 'edit', '8', ...flags], { url: station.url });
    expect(await edit('--show', '3', '--show', '4')).toMatchObject({ code: 0 });
    expect(bodyOf(station.calls.at(-1))).toMatchObject({ stations: [{ ...stations[0], shows: [3, 4] }] });
    expect(await edit('--all-shows')).toMatchObject({ code: 0 });
    expect(bodyOf(station.calls.at(-1))).toMatchObject({ stations: [{ ...stations[0], shows: null }] });
    expect(await edit('--show', '3', '--all-shows')).toMatchObject({
      code: 2,
      err: expect.stringContaining('either'),
    });
  });

  it('invites a user and prints the link once, and makes a new one', async () => {
    const made = { user, token: 'secret', expires_at: 1_800_000_000, is_mailed: false };
    await using station = await fakeStation({
      ...handlers,
      [`POST ${api}/invite_user/`]: (_call, response) => sendJson(response, made, 201),
      [`POST ${api}/invite_user/8/`]: () => ({ ...made, is_mailed: true }),
      [`GET ${api}/get_employees.json`]: () => [{ ...user, invited_until: 1_800_000_000 }],
    });
    const flags = ['--first-name', 'Grace', '--last-name', 'Hopper', '--email', 'grace@example.org'];
    const invited = await runPostkit(['users', 'invite', ...flags], { url: station.url });
    expect(invited).toMatchObject({
      code: 0,
      out: `${station.url}/login#reset=secret\n`,
      err: expect.stringContaining('not shown again'),
    });
    expect(bodyOf(station.calls.at(-1))).toEqual({
      ...names,
      username: '',
      isAdmin: false,
      accessLevel: 'user',
      company_admin: false,
      stations,
    });
    const renewed = await runPostkit(['users', 'renew-invitation', '8'], { url: station.url });
    expect(renewed.err).toBe('User 8 is invited again. The link was mailed to grace@example.org.\n');
    expect((await runPostkit(['users', 'list'], { url: station.url })).out).toContain('8   invited  user');
  });

  it('creates a user at this station, with a password from standard input', async () => {
    await using station = await fakeStation({
      ...handlers,
      [`POST ${api}/create_new_user/`]: (_call, response) => sendJson(response, user, 201),
    });
    const flags = [
      '--first-name',
      'Grace',
      '--last-name',
      'Hopper',
      '--email',
      'grace@example.org',
      '--role',
      'admin',
      '--password-stdin',
    ];
    const created = await runPostkit(['users', 'create', ...flags], {
      url: station.url,
      input: 'cobol-1959',
    });
    expect(created).toMatchObject({ code: 0, out: '8\n', err: 'User 8 is created.\n' });
    expect(bodyOf(station.calls.at(-1))).toEqual({
      ...names,
      username: '',
      password: 'cobol-1959',
      isAdmin: true,
      accessLevel: 'admin',
      company_admin: false,
      stations,
    });
  });

  it('names missing fields and unknown stations, and sends nothing', async () => {
    await using station = await fakeStation(handlers);
    const missing = await runPostkit(['users', 'create', '--first-name', 'Grace'], { url: station.url });
    expect(missing).toMatchObject({ code: 2, err: expect.stringContaining('last_name: ') });
    expect(missing.err).toContain('email: ');
    expect(await runPostkit(['users', 'edit', '8', '--at', 'kqed'], { url: station.url })).toMatchObject({
      code: 5,
      err: 'You have no station "kqed".\n',
    });
    expect(station.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('changes the given fields, and keeps the others with their version', async () => {
    await using station = await fakeStation(handlers);
    const edited = await runPostkit(['users', 'edit', '8', '--last-name', 'Murray', '--state', 'disabled'], {
      url: station.url,
    });
    expect(edited).toMatchObject({ code: 0, err: 'User 8 is changed.\n' });
    expect(bodyOf(station.calls.at(-1))).toEqual({
      ...names,
      id: 8,
      version: 4,
      last_name: 'Murray',
      disabled: 1,
      isAdmin: false,
      accessLevel: 'user',
      company_admin: false,
      stations,
    });
  });
});
