import { defineErrors } from '../../platform/errors/define-errors.ts';

export const fail = defineErrors({
  'campaigns.too-many': {
    status: 409,
    message: 'The station has 200 campaigns. Delete one, then add the next.',
  },
  'campaigns.audio-processing': {
    status: 409,
    message: 'This audio is still being processed. Try again in a moment.',
  },
});
