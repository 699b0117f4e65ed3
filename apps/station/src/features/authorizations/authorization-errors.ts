import { defineErrors } from '../../platform/errors/define-errors.ts';

export const fail = defineErrors({
  'authorizations.not-configured': { status: 503, message: 'This platform is not set up on this station.' },
  'authorizations.shows': {
    status: 502,
    message: 'Spreaker did not return the shows of this account. Try again.',
  },
});
