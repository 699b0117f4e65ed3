import { defineErrors } from '../../platform/errors/define-errors.ts';

export const fail = defineErrors({
  'bulk-downloads.too-many': {
    status: 409,
    message: 'You have 20 downloads. Remove one, then start the next.',
  },
  'bulk-downloads.preparing': { status: 409, message: 'The zip is being prepared. Try again in a moment.' },
  'bulk-downloads.failed': { status: 410, message: 'The zip could not be created. Request it again.' },
});
