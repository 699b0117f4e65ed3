import { defineErrors } from '../../platform/errors/define-errors.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';

/** Makes the errors of saving somebody. */
export const failUser = defineErrors({
  'users.taken': { status: 409, message: 'Somebody else has that name.' },
  'users.stale': {
    status: 409,
    message: 'Somebody else changed this person meanwhile. Open them anew and make your change again.',
  },
  'users.self': { status: 409, message: 'You cannot take your own access away. Ask another admin to do it.' },
  'users.company-admin': { status: 403, message: 'Only a company admin may change a company admin.' },
  'users.elsewhere': {
    status: 403,
    message:
      'This person also works at a station that you do not administer. You may change their access to your own stations; ' +
      'ask a company admin for the rest.',
  },
});

/** A 400 about one field. */
export function wrongField(field: string, message: string) {
  return failPlatform('request.invalid', { message, fields: { [field]: [message] } });
}
