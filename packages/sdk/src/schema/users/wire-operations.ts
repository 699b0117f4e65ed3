// Written by `npm run wire-operations`.
import type * as declared from './operations.ts';

export const userOperations = {
  list: {
    id: 'users.list',
    method: 'GET',
    path: '/{station}/api/v1/get_employees.json',
    success: 200,
    responseKind: 'json',
    access: { role: 'admin' },
  },
  create: {
    id: 'users.create',
    method: 'POST',
    path: '/{station}/api/v1/create_new_user/',
    success: 201,
    responseKind: 'json',
    bodyKind: 'json',
    access: { role: 'admin' },
  },
  invite: {
    id: 'users.invite',
    method: 'POST',
    path: '/{station}/api/v1/invite_user/',
    success: 201,
    responseKind: 'json',
    bodyKind: 'json',
    access: { role: 'admin' },
  },
  renewInvitation: {
    id: 'users.renewInvitation',
    method: 'POST',
    path: '/{station}/api/v1/invite_user/{id}/',
    success: 200,
    responseKind: 'json',
    access: { role: 'admin' },
  },
  save: {
    id: 'users.save',
    method: 'POST',
    path: '/{station}/api/v1/save_user/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
    access: { role: 'admin' },
  },
} as unknown as typeof declared.userOperations;
