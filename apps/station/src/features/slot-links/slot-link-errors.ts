import { defineErrors } from '../../platform/errors/define-errors.ts';

export const fail = defineErrors({
  'slot-links.too-many': {
    status: 409,
    message: 'The station has 200 open slot links. Revoke some, then make the next.',
  },
  'slot-links.not-submitted': { status: 409, message: 'The presenter has not submitted this slot.' },
  'slot-links.approved': {
    status: 409,
    message: 'This slot is approved already. Its draft is with the episodes.',
  },
  'slot-links.no-show': {
    status: 409,
    message: 'The show of this slot was deleted. Send a link for another show.',
  },
  'slots.absent': {
    status: 404,
    message: 'This link is not valid. Check that you copied all of it, or ask your station for a new one.',
  },
  'slots.over': { status: 410, message: 'This link has ended. Ask your station for a new one.' },
  'slots.changed': {
    status: 409,
    message: 'This slot was changed in another browser. Reload the page to see it.',
  },
  'slots.submitted': {
    status: 409,
    message: 'This slot is with your station, and cannot be changed until it comes back.',
  },
});
