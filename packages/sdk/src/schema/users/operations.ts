import { z } from 'zod';
import { admins } from '../operation-builders.ts';
import { user, userInput, userSave } from './user.ts';

export const userOperations = {
  list: admins.read('users.list', '/{station}/api/v1/get_employees.json', {
    summary: 'List the users of the stations that the caller administers',
    response: z.array(user),
  }),
  create: admins.create('users.create', '/{station}/api/v1/create_new_user/', {
    summary: 'Create a user; without a username the station derives one from the email',
    body: userInput,
    response: user,
    errors: [409, 503],
  }),
  save: admins.submit('users.save', '/{station}/api/v1/save_user/', {
    summary: 'Save the user `id`; 409 when another user saved it since the given `version`; without `id`, create one',
    body: userSave,
    response: user,
    errors: [409, 503],
  }),
} as const;
