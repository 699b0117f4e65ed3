import { defineErrors } from '../../platform/errors/define-errors.ts';

export const fail = defineErrors({
  'station-exports.running': {
    status: 409,
    message: 'An export is running. Wait for its end, or cancel it.',
  },
  'station-exports.too-many': {
    status: 409,
    message: 'The station has 3 exports. Remove one, then start the next.',
  },
  'station-exports.preparing': {
    status: 409,
    message: 'The export is being prepared. Try again when it is complete.',
  },
  'station-exports.failed': { status: 410, message: 'The export could not be created. Start a new one.' },
});
