import { defineErrors } from '../../platform/errors/define-errors.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';

/** Creates the errors of saving a user. */
export const failUser = defineErrors({
  'users.taken': { status: 409, message: 'Another user has that name.' },
  'users.stale': {
    status: 409,
    message: 'Another admin saved this user after you opened it. Reload it and make your change again.',
  },
  'users.accepted': {
    status: 409,
    message: 'This user has a password already. They can request a new one at the sign-in.',
  },
  'users.self': { status: 409, message: 'You cannot remove your own access. Ask another admin to do it.' },
  'users.key': {
    status: 403,
    message:
      'An API key cannot change the password, email or username of its own user. Sign in with the password.',
  },
  'users.key-admins': {
    status: 403,
    message:
      'This API key cannot make a user an admin, change how an admin signs in, or change second factors. ' +
      'Sign in with the password, or use a key whose user lets it create further keys.',
  },
  'users.own-factor': { status: 409, message: 'Change your own second factor in your account menu.' },
  'users.company-admin': { status: 403, message: 'Only a company admin can change a company admin.' },
  'licences.company-admin': {
    status: 409,
    message: 'A company admin works at every station and needs no licence.',
  },
  'licences.disabled': {
    status: 409,
    message: 'This user is disabled and cannot hold a licence. Enable the user first.',
  },
  'users.elsewhere': {
    status: 403,
    message:
      'This user also works at a station that you do not manage. You can change their access to your own stations; ' +
      'ask a company admin for other changes.',
  },
});

/** A 400 about one field. */
export function invalidField(field: string, message: string) {
  return failPlatform('request.invalid', { message, fields: { [field]: [message] } });
}
