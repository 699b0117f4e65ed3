import { defineErrors } from '../../platform/errors/define-errors.ts';

export const fail = defineErrors({
  'webhooks.too-many': {
    status: 409,
    message: 'The station has 50 webhooks. Delete one, then add the next.',
  },
  'webhooks.waiting': {
    status: 409,
    message: 'This event is still being delivered. Wait for its last attempt, then redeliver it.',
  },
});
