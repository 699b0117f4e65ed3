import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation, refuse } from '../../testing/fake-station.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const path = '/wxyz/api/v1/licence/';
const user = {
  id: 8,
  first_name: 'Grace',
  last_name: 'Hopper',
  email: 'grace@example.org',
  username: 'grace',
};
const company = {
  stations: [
    { station: 'kabc', title: 'Kay ABC', logger_only: false, holders: [] },
    {
      station: 'wxyz',
      title: 'WXYZ',
      logger_only: false,
      holders: [{ user_id: 8, licence: 'podcast', admin: true }],
    },
  ],
  users: [{ ...user, disabled: 0, company_admin: 0, version: 4 }],
};

describe('postkit licences', () => {
  it('lists the licences of all stations of the company, or of one', async () => {
    await using station = await fakeStation({ [`GET ${path}`]: () => company });
    const { out } = await runPostkit(['licences', 'list'], { url: station.url });
    expect(out.split('\n')).toEqual([
      'STATION  USER  LICENCE  ROLE   EMAIL              NAME',
      'wxyz     8     podcast  admin  grace@example.org  Grace Hopper',
      '',
    ]);
    const listed = {
      station: 'wxyz',
      user_id: 8,
      licence: 'podcast',
      role: 'admin',
      email: user.email,
      name: 'Grace Hopper',
    };
    expect(JSON.parse((await runPostkit(['licences', 'list', '--json'], { url: station.url })).out)).toEqual([
      listed,
    ]);
    expect(await runPostkit(['licences', 'list', '--at', 'kabc'], { url: station.url })).toMatchObject({
      err: 'No licences.\n',
    });
    expect(await runPostkit(['licences', 'list', '--at', 'kqed'], { url: station.url })).toMatchObject({
      code: 5,
      err: 'Your company has no station "kqed".\n',
    });
  });

  it('assigns a licence to several users, at another station too', async () => {
    await using station = await fakeStation({
      [`POST ${path.replace('wxyz', 'kabc')}`]: (call, response) =>
        call.body.includes('9')
          ? refuse(409, 'This user is disabled.')(call, response)
          : { user_id: 8, licence: 'logger', admin: false },
    });
    const args = ['licences', 'assign', '8', '9', '--licence', 'logger', '--station', 'kabc'];
    const assigned = await runPostkit(args, { url: station.url });
    expect(assigned).toMatchObject({ code: 3, err: expect.stringContaining('8 is assigned.\n') });
    expect(assigned.err).toContain('9: 409: This user is disabled.\n');
    expect(bodyOf(station.calls[0])).toEqual({ user_id: 8, licence: 'logger' });
  });

  it('names the licences if an unknown one is given, and sends nothing', async () => {
    await using station = await fakeStation({});
    const refused = await runPostkit(['licences', 'assign', '8', '--licence', 'video'], { url: station.url });
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('podcast') });
    expect(station.calls).toEqual([]);
  });

  it('asks before it removes a licence', async () => {
    await using station = await fakeStation({
      [`DELETE ${path}8/`]: (_call, response) => void response.writeHead(204).end(),
    });
    const remove = (answer: string) =>
      runPostkit(['licences', 'remove', '8'], { url: station.url, answers: [answer] });
    expect(await remove('n')).toMatchObject({
      code: 0,
      err: 'Remove user 8? Access to wxyz ends immediately; the account stays. [y/N] Nothing was changed.\n',
    });
    expect(station.calls).toEqual([]);
    expect(await remove('y')).toMatchObject({ code: 0, err: expect.stringContaining('8 is removed.\n') });
    expect(station.calls).toHaveLength(1);
  });
});
