import { describe, expect, it } from 'vitest';
import { userSave } from './user.ts';

const payload = {
  first_name: 'Nora',
  last_name: 'Quist',
  email: 'nora@example.com',
  username: '',
  isAdmin: false,
  accessLevel: 'user',
  company_admin: false,
  stations: [{ stationTitle: 'Harbour FM' }],
};

const faultsOf = (change: object) =>
  userSave.safeParse({ ...payload, ...change }).error?.issues.map(({ path }) => path.join('.'));

describe('userSave', () => {
  it('USERS-033 is the payload of the form', () => {
    expect(userSave.parse({ ...payload, password: '' })).toEqual({ ...payload, password: '' });
    expect(userSave.parse({ ...payload, id: 7, version: 2, disabled: 1 })).toMatchObject({
      id: 7,
      version: 2,
      disabled: 1,
    });
  });

  it.each(['nora@localhost', 'Nora.Q+news@post.example.com'])('USERS-028 accepts the email %s', (email) => {
    expect(faultsOf({ email })).toBeUndefined();
  });

  it.each(['nora', 'nora@', '@example.com', 'nora @example.com', 'nora@example.com\n'])(
    'USERS-028 rejects the email %j',
    (email) => {
      expect(faultsOf({ email })).toEqual(['email']);
    },
  );

  it.each(['with:colon', 'with space', 'with\u0000nothing'])(
    'rejects the username %j, which could not sign in',
    (username) => {
      expect(faultsOf({ username })).toEqual(['username']);
    },
  );

  it.each([
    [{ company_admin: true }, 'company_admin'],
    [{ accessLevel: 'owner' }, 'accessLevel'],
    [{ password: 'short' }, 'password'],
  ])('rejects %j', (change, field) => {
    expect(faultsOf(change)).toEqual([field]);
  });
});
