import { z } from 'zod';
import { stationParams } from '../common/params.ts';
import { operation } from '../operation.ts';
import { user, userInput, userSave } from './user.ts';

export const userOperations = {
  list: operation({
    id: 'users.list',
    summary: 'List the people of the stations that the caller administers',
    method: 'GET',
    path: '/{station}/api/v1/get_employees.json',
    params: stationParams,
    answer: z.array(user),
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 403, 404],
    access: { role: 'admin' },
  }),
  create: operation({
    id: 'users.create',
    summary: 'Make a user; without a username the station derives one from the email',
    method: 'POST',
    path: '/{station}/api/v1/create_new_user/',
    params: stationParams,
    body: userInput,
    bodyKind: 'json',
    answer: user,
    answerKind: 'json',
    success: 201,
    errors: [400, 401, 403, 404, 409, 503],
    access: { role: 'admin' },
  }),
  save: operation({
    id: 'users.save',
    summary: 'Save the user of `id`, refused when `version` is given and somebody else saved since; without `id`, make one',
    method: 'POST',
    path: '/{station}/api/v1/save_user/',
    params: stationParams,
    body: userSave,
    bodyKind: 'json',
    answer: user,
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 403, 404, 409, 503],
    access: { role: 'admin' },
  }),
} as const;
