import { defineErrors } from '../../platform/errors/define-errors.ts';

export const fail = defineErrors({
  'deliveries.under-way': {
    status: 409,
    message: 'This delivery did not fail, so there is nothing to retry.',
  },
  'deliveries.nothing-to-test': {
    status: 409,
    message: 'This destination reads from the station, so there is nothing to test.',
  },
  'deliveries.not-in-feed': {
    status: 409,
    message: 'The episode is not published in this feed with its audio, so there is nothing to check.',
  },
  'deliveries.not-wanted': {
    status: 409,
    message: 'The episode is no longer published there, so nothing is sent.',
  },
});
