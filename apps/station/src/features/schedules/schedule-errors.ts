import { defineErrors } from '../../platform/errors/define-errors.ts';
import type { StationError } from '../../platform/errors/station-error.ts';

/** Creates the errors of schedules' runs. */
export const fail = defineErrors({
  'schedules.absent-run': { status: 404, message: 'Not found.' },
  'schedules.has-episode': {
    status: 409,
    message: 'This run has an episode. Delete the episode first, or edit it.',
  },
  'schedules.log-deleted': { status: 409, message: 'The log of these hours was deleted.' },
});

/** The error for hours that are older than the log. */
export function logDeletedError({ logDays }: { readonly logDays: number }): StationError {
  const kept = logDays === 1 ? '1 day' : `${logDays} days`;
  return fail('schedules.log-deleted', {
    message: `The log of these hours was deleted: recordings are kept for ${kept}.`,
  });
}
