import { mostLogHolds } from '@postkit/sdk/schema';
import { defineErrors } from '../../platform/errors/define-errors.ts';

/** Exports that a station has at a time. */
export const mostEvidenceExports = 10;

export const fail = defineErrors({
  'evidence.too-many-holds': {
    status: 409,
    message: `The station has ${mostLogHolds} holds. Release one, then add the next.`,
  },
  'evidence.released': {
    status: 409,
    message: 'This hold was released. Make a new one: the audio may be gone.',
  },
  'evidence.running': {
    status: 409,
    message: 'Another evidence export is being prepared. Start this one once it is complete.',
  },
  'evidence.too-many-exports': {
    status: 409,
    message: `The station has ${mostEvidenceExports} evidence exports. Remove one, then start the next.`,
  },
  'evidence.preparing': { status: 409, message: 'This evidence export is still being prepared.' },
  'evidence.failed': { status: 410, message: 'This evidence export could not be prepared.' },
});
