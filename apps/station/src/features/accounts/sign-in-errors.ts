import { defineErrors } from '../../platform/errors/define-errors.ts';

/** Refusals of a sign-in, by password or by passkey. */
export const failSignIn = defineErrors({
  'sessions.refused': { status: 401, message: 'Invalid email or password.' },
  'sessions.disabled': {
    status: 403,
    message: 'This account is disabled. Ask an admin of your station to enable it.',
  },
});
