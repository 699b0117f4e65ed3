import { defineErrors } from '../../platform/errors/define-errors.ts';

/** Creates the errors of schedules' runs. */
export const fail = defineErrors({
  'schedules.absent-run': { status: 404, message: 'Not found.' },
  'schedules.has-episode': { status: 409, message: 'This run has an episode. Delete the episode first, or edit it.' },
  'schedules.log-deleted': { status: 409, message: 'The log of these hours was deleted: recordings are kept for 90 days.' },
});
