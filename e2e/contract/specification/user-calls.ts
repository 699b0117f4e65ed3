import { expect } from 'vitest';
import type { Made, SpecifiedCall } from './specified-call.ts';

/** A user as the form sends them, without an id. */
const user = (made: Made, changes: object) => ({
  isAdmin: false,
  email: 'nora@harbour.example',
  first_name: 'Nora',
  last_name: 'Quist',
  password: '',
  stations: [{ stationTitle: made['stationTitle'] }],
  username: '',
  company_admin: false,
  accessLevel: 'user',
  ...changes,
});

const firstPassword = 'the first password of Nora';
const signInOf = (password: string) => (): ReturnType<SpecifiedCall['request']> => ({
  path: '/stations/api/v1/get_stations.json',
  as: { basic: ['nora', password] },
});

/** The calls of users. */
export const userCalls: readonly SpecifiedCall[] = [
  {
    name: 'POST api/v1/create_new_user/ without a username',
    request: (made) => ({
      path: 'api/v1/create_new_user/',
      method: 'POST',
      json: user(made, { password: firstPassword }),
    }),
    status: 201,
    body: { username: 'nora', disabled: 0 },
  },
  {
    name: 'GET /stations/api/v1/get_stations.json of the new user',
    request: signInOf(firstPassword),
    status: 200,
    body: { username: 'nora' },
  },
  {
    name: 'POST api/v1/save_user/ by username, without a new password',
    request: (made) => ({
      path: 'api/v1/save_user/',
      method: 'POST',
      json: user(made, { username: 'nora', first_name: 'Nora Maria', isAdmin: true, accessLevel: 'admin' }),
    }),
    status: 200,
    body: { first_name: 'Nora Maria', admin_stations: [expect.any(Object)] },
  },
  {
    name: 'GET /stations/api/v1/get_stations.json with the unchanged password',
    request: signInOf(firstPassword),
    status: 200,
  },
  {
    name: 'POST api/v1/save_user/ by username, with a new password',
    request: (made) => ({
      path: 'api/v1/save_user/',
      method: 'POST',
      json: user(made, { username: 'nora', password: 'the second password of Nora' }),
    }),
    status: 200,
    body: { admin_stations: [], user_stations: [expect.any(Object)] },
  },
  {
    name: 'GET /stations/api/v1/get_stations.json with the former password',
    request: signInOf(firstPassword),
    status: 401,
  },
  {
    name: 'POST api/v1/save_user/ by username, disabled, without stations and with a random password',
    request: (made) => ({
      path: 'api/v1/save_user/',
      method: 'POST',
      json: user(made, { username: 'nora', stations: [], password: 'yD7-vfe2-QmX9-tzL4', disabled: 1 }),
    }),
    status: 200,
    body: { disabled: 1 },
  },
  {
    name: 'GET /stations/api/v1/get_stations.json of a disabled user',
    request: signInOf('yD7-vfe2-QmX9-tzL4'),
    status: 403,
  },
  {
    name: 'GET api/v1/get_employees.json',
    request: () => ({ path: 'api/v1/get_employees.json' }),
    status: 200,
    fields: 'id first_name last_name email username disabled company_admin admin_stations user_stations',
  },
];

/** The calls after which the key no longer works. */
export const lastCalls: readonly SpecifiedCall[] = [
  {
    name: 'GET /stations/api/v1/logout/',
    request: () => ({ path: '/stations/api/v1/logout/' }),
    status: 204,
  },
  { name: 'GET api/v1/settings/ after it', request: () => ({ path: 'api/v1/settings/' }), status: 401 },
];
