import { defineErrors } from '../../platform/errors/define-errors.ts';

export const fail = defineErrors({
  'deliveries.under-way': { status: 409, message: 'There is nothing to send again: it did not fail.' },
  'deliveries.not-wanted': { status: 409, message: 'The episode is not published there any more, so nothing is sent.' },
});
