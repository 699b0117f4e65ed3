import { mostProgrammes, mostProgrammeSources } from '@postkit/sdk/schema';
import { defineErrors } from '../../platform/errors/define-errors.ts';

export const fail = defineErrors({
  'programmes.too-many': {
    status: 409,
    message: `The station has ${mostProgrammes} programmes. Delete one, then add the next.`,
  },
  'programmes.no-hours': {
    status: 409,
    message: 'This programme does not air in the coming weeks, so a schedule has no days and hours.',
  },
  'programmes.too-many-sources': {
    status: 409,
    message: `The station has ${mostProgrammeSources} sources of programmes. Delete one, then add the next.`,
  },
  'programmes.unreadable': { status: 400, message: 'This is not a list of programmes.' },
  'programmes.unreachable': {
    status: 502,
    message: 'The source could not be read. Try again in a few minutes.',
  },
  'programmes.plan-over': {
    status: 409,
    message: 'This plan no longer waits: it was applied, or the source was read again. Open the newest one.',
  },
  'programmes.cannot-undo': {
    status: 409,
    message: 'The programmes have changed since, so this change can no longer be undone.',
  },
});
