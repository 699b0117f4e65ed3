import { z } from 'zod';
import { admins } from '../operation-builders.ts';
import { invitationInput, newInvitation } from './invitation.ts';
import { signInRules, user, userInput, userSave } from './user.ts';

export const userOperations = {
  list: admins.read('users.list', '/{station}/api/v1/get_employees.json', {
    summary: 'List the users of the stations that the caller administers',
    response: z.array(user),
  }),
  create: admins.create('users.create', '/{station}/api/v1/create_new_user/', {
    summary: 'Create a user; without a username the station derives one from the email',
    body: userInput,
    wholeResource: user,
    response: user,
    errors: [409, 503],
  }),
  invite: admins.create('users.invite', '/{station}/api/v1/invite_user/', {
    summary: 'Create a user who chooses a password by a link; the response alone contains its token',
    body: invitationInput,
    response: newInvitation,
    errors: [409, 503],
  }),
  renewInvitation: admins.submit('users.renewInvitation', '/{station}/api/v1/invite_user/{id}/', {
    summary: 'Make a new link for an invited user; the old one is void. 409 once the user has a password',
    response: newInvitation,
    errors: [409],
  }),
  resetSecondFactor: admins.submit('users.resetSecondFactor', '/{station}/api/v1/reset_second_factor/{id}/', {
    summary: 'Remove every second factor of a user who lost them, and end the user’s sessions',
    response: user,
    errors: [409],
  }),
  signInRules: admins.read('users.signInRules', '/{station}/api/v1/sign_in_rules/', {
    summary: 'Read the rules for signing in to the station',
    response: signInRules,
  }),
  saveSignInRules: admins.submit('users.saveSignInRules', '/{station}/api/v1/sign_in_rules/', {
    summary:
      'Require a second factor of the station’s users from their next sign-in on; 409 if the caller has none',
    body: signInRules,
    response: signInRules,
    errors: [409],
  }),
  save: admins.submit('users.save', '/{station}/api/v1/save_user/', {
    summary:
      'Save the user `id`; 409 when another user saved it since the given `version`; without `id`, create one',
    body: userSave,
    wholeResource: user,
    response: user,
    errors: [409, 503],
  }),
} as const;
