import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation, refuse } from '../../testing/fake-station.ts';
import { makeSettings } from '../../testing/make-settings.ts';
import { runPostkit, temporaryHome } from '../../testing/run-postkit.ts';

const signIn = 'GET /stations/api/v1/get_stations.json';
const key = { id: 5, username: 'ada', api_key: 'kept-key', name: 'postkit' };

function openStation(names: readonly string[] = ['wxyz'], more: Parameters<typeof fakeStation>[0] = {}) {
  return fakeStation({
    [signIn]: () => ({
      username: 'ada',
      apikey: 'session-key',
      host: '',
      stations: names.map((station) => ({ station })),
    }),
    'POST /stations/api/v1/api_key/': () => key,
    'GET /stations/api/v1/logout/': (_call, response) => void response.writeHead(204).end(),
    'DELETE /stations/api/v1/api_key/5/': (_call, response) => void response.writeHead(204).end(),
    ...more,
  });
}

const profiles = (home: string) => join(home, 'postkit/profiles.json');
const login = (url: string, ...more: string[]) => [
  'login',
  '--url',
  url,
  '--username',
  'ada',
  '--password-stdin',
  ...more,
];

describe('login', () => {
  it('stores a key of its own that only the owner can read, and never the password', async () => {
    await using station = await openStation();
    await using home = await temporaryHome();
    const result = await runPostkit(login(station.url), { home: home.path, input: 'hunter2' });
    expect(result).toMatchObject({ code: 0, out: '', err: `Signed in to wxyz at ${station.url} as ada.\n` });
    expect((await stat(profiles(home.path))).mode & 0o777).toBe(0o600);
    expect((await stat(join(home.path, 'postkit'))).mode & 0o777).toBe(0o700);
    const text = await readFile(profiles(home.path), 'utf8');
    expect(JSON.parse(text)).toEqual({
      default: { url: station.url, station: 'wxyz', username: 'ada', apiKey: 'kept-key', keyId: 5 },
    });
    expect(station.calls[0]?.headers.authorization).toBe(
      `Basic ${Buffer.from('ada:hunter2').toString('base64')}`,
    );
    expect(station.calls.at(-1)?.path).toBe('/stations/api/v1/logout/');
  });

  it.each([
    ['the station is unknown', {}, ['--station', 'kqed'], 5],
    ['the key is refused', { 'POST /stations/api/v1/api_key/': refuse(409, 'No.') }, [], 6],
  ])('ends the session when %s', async (_why, more, flags, code) => {
    await using station = await openStation(['wxyz'], more);
    await using home = await temporaryHome();
    expect((await runPostkit(login(station.url, ...flags), { home: home.path, input: 'hunter2' })).code).toBe(
      code,
    );
    const { path, headers } = station.calls.at(-1) ?? {};
    expect([path, headers?.authorization]).toEqual(['/stations/api/v1/logout/', 'ApiKey ada:session-key']);
  });

  it('closes a folder that was open to others', async () => {
    await using station = await openStation();
    await using home = await temporaryHome();
    await mkdir(join(home.path, 'postkit'), { mode: 0o755 });
    await runPostkit(login(station.url), { home: home.path, input: 'hunter2' });
    expect((await stat(join(home.path, 'postkit'))).mode & 0o777).toBe(0o700);
  });

  it('asks a user at a terminal for what is missing', async () => {
    await using station = await openStation(['wxyz', 'kqed']);
    await using home = await temporaryHome();
    const answers = [station.url, 'ada', 'hunter2', 'kqed'];
    const result = await runPostkit(['login', '--json'], { home: home.path, answers });
    expect(JSON.parse(result.out)).toEqual({
      url: station.url,
      station: 'kqed',
      username: 'ada',
      profile: 'default',
    });
    expect(result.err).toContain('Station (wxyz, kqed): ');
  });

  it('names the missing flag if no prompt is possible', async () => {
    await using home = await temporaryHome();
    expect(await runPostkit(['login'], { home: home.path })).toMatchObject({
      code: 2,
      err: expect.stringContaining('--url'),
    });
    const noPassword = await runPostkit(['login', '--url', 'http://localhost:1', '--username', 'ada'], {
      home: home.path,
    });
    expect(noPassword).toMatchObject({ code: 2, err: expect.stringContaining('--password-stdin') });
  });

  describe('of an account with a second factor', () => {
    const step = { ticket: 't-1', expires_in: 300, factors: ['app', 'recovery'] };
    const asks = (factors: readonly string[] = step.factors): Parameters<typeof fakeStation>[0] => ({
      [signIn]: (_call, response) =>
        void response
          .writeHead(403, { 'content-type': 'application/json' })
          .end(JSON.stringify({ error_message: 'A code.', second_step: { ...step, factors } })),
      'POST /stations/api/v1/second_step/': (call, response) => {
        const { code } = bodyOf(call) as { code: string };
        if (code === '123456')
          return { username: 'ada', apikey: 'session-key', host: '', stations: [{ station: 'wxyz' }] };
        return refuse(422, 'This code is wrong.')(call, response);
      },
    });

    it('asks for a code, until it is right', async () => {
      await using station = await openStation(['wxyz'], asks());
      await using home = await temporaryHome();
      const result = await runPostkit(['login', '--url', station.url, '--username', 'ada'], {
        home: home.path,
        answers: ['hunter2', '000000', '123456'],
      });
      expect(result).toMatchObject({ code: 0, err: expect.stringContaining('This code is wrong') });
      const [first, second] = station.calls;
      expect(bodyOf(second)).toEqual({
        ticket: 't-1',
        binding: first?.headers['x-sign-in-binding'],
        code: '000000',
      });
      expect(JSON.parse(await readFile(profiles(home.path), 'utf8'))).toMatchObject({
        default: { apiKey: 'kept-key' },
      });
    });

    it('takes the code as an option, for scripts', async () => {
      await using station = await openStation(['wxyz'], asks());
      await using home = await temporaryHome();
      const run = (...more: string[]) =>
        runPostkit(login(station.url, ...more), { home: home.path, input: 'hunter2' });
      expect(await run('--code', '123456')).toMatchObject({ code: 0 });
      expect(await run('--code', '000000')).toMatchObject({
        code: 4,
        err: expect.stringContaining('This code is wrong'),
      });
      expect(await run()).toMatchObject({ code: 2, err: expect.stringContaining('--code') });
    });

    it('sends a user without a factor to the browser', async () => {
      await using station = await openStation(['wxyz'], asks([]));
      await using home = await temporaryHome();
      const result = await runPostkit(login(station.url), { home: home.path, input: 'hunter2' });
      expect(result).toMatchObject({ code: 4, err: expect.stringContaining('with a browser') });
    });
  });

  it('stores nothing after a wrong password or for a station of others', async () => {
    await using refused = await openStation(['wxyz'], { [signIn]: refuse(401, 'No.') });
    await using open = await openStation();
    await using home = await temporaryHome();
    expect(await runPostkit(login(refused.url), { home: home.path, input: 'x' })).toMatchObject({
      code: 4,
      err: 'Invalid email or password.\n',
    });
    expect(
      (await runPostkit(login(open.url, '--station', 'kqed'), { home: home.path, input: 'x' })).code,
    ).toBe(5);
    await expect(stat(profiles(home.path))).rejects.toThrow('ENOENT');
  });
});

describe('a stored sign-in', () => {
  it('is used by later commands, by profile', async () => {
    await using station = await openStation(['wxyz'], {
      'GET /wxyz/api/v1/playlist/7/': () => ({ playlist_id: 7 }),
    });
    await using home = await temporaryHome();
    await runPostkit(login(station.url, '--profile', 'work'), { home: home.path, input: 'hunter2' });
    expect((await runPostkit(['episodes', 'show', '7'], { home: home.path })).code).toBe(4);
    expect((await runPostkit(['episodes', 'show', '7', '--profile', 'work'], { home: home.path })).code).toBe(
      0,
    );
    expect(station.calls.at(-1)?.headers.authorization).toBe('ApiKey ada:kept-key');
  });

  it('is never sent to another address', async () => {
    await using station = await openStation();
    await using other = await fakeStation({});
    await using home = await temporaryHome();
    await runPostkit(login(station.url), { home: home.path, input: 'hunter2' });
    expect((await runPostkit(['episodes', 'show', '7', '--url', other.url], { home: home.path })).code).toBe(
      4,
    );
    expect(other.calls).toEqual([]);
  });

  it('is warned about where others can read it, and must be valid JSON', async () => {
    await using station = await openStation();
    await using home = await temporaryHome();
    await runPostkit(login(station.url), { home: home.path, input: 'hunter2' });
    await chmod(profiles(home.path), 0o644);
    expect((await runPostkit(['episodes', 'show', '7'], { home: home.path })).err).toContain('chmod 600');
    await writeFile(profiles(home.path), '{');
    expect(await runPostkit(['episodes', 'show', '7'], { home: home.path })).toMatchObject({
      code: 1,
      err: expect.stringContaining('not valid JSON'),
    });
  });
});

describe('logout', () => {
  it('revokes the key and forgets this profile alone', async () => {
    await using station = await openStation();
    await using home = await temporaryHome();
    await runPostkit(login(station.url), { home: home.path, input: 'hunter2' });
    await runPostkit(login(station.url, '--profile', 'work'), { home: home.path, input: 'hunter2' });
    expect(await runPostkit(['logout'], { home: home.path })).toMatchObject({
      code: 0,
      err: `Signed out of ${station.url}.\n`,
    });
    expect(station.calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/stations/api/v1/api_key/5/' });
    expect(Object.keys(JSON.parse(await readFile(profiles(home.path), 'utf8')))).toEqual(['work']);
    await runPostkit(['logout', '--profile', 'work'], { home: home.path });
    await expect(stat(profiles(home.path))).rejects.toThrow('ENOENT');
    expect(await runPostkit(['logout'], { home: home.path })).toMatchObject({
      code: 0,
      err: 'You are not signed in.\n',
    });
  });

  it('forgets a key that the station no longer knows', async () => {
    await using station = await openStation(['wxyz'], {
      'DELETE /stations/api/v1/api_key/5/': refuse(401, 'No.'),
    });
    await using home = await temporaryHome();
    await runPostkit(login(station.url), { home: home.path, input: 'hunter2' });
    expect((await runPostkit(['logout'], { home: home.path })).code).toBe(0);
    await expect(stat(profiles(home.path))).rejects.toThrow('ENOENT');
  });
});

describe('whoami', () => {
  it('prints user, station and address, as text or JSON', async () => {
    await using station = await fakeStation({ 'GET /wxyz/api/v1/settings/': makeSettings });
    expect((await runPostkit(['whoami'], { url: station.url })).out).toBe(
      `ada (ada@example.org) at WXYZ, ${station.url}\n`,
    );
    expect(JSON.parse((await runPostkit(['whoami', '--json'], { url: station.url })).out)).toEqual({
      url: station.url,
      station: 'wxyz',
      station_name: 'WXYZ',
      username: 'ada',
      email: 'ada@example.org',
    });
  });
});
