import { defineErrors } from '../../platform/errors/define-errors.ts';

export const fail = defineErrors({
  'station-imports.not-empty': {
    status: 409,
    message:
      'This station is not empty: it has shows, episodes, destinations, a log or other work. Import into a new station.',
  },
  'station-imports.recording': {
    status: 409,
    message: 'The log of this station is on. Turn it off, then import.',
  },
  'station-imports.open': {
    status: 409,
    message: 'Another import of this station is open. Finish it, or cancel it.',
  },
  'station-imports.offset': {
    status: 409,
    message: 'Another number of bytes has arrived. Read the import, and go on from there.',
  },
  'station-imports.not-planned': {
    status: 409,
    message: 'This import cannot start now: its zip has not been checked, or it has started already.',
  },
  'station-imports.not-complete': {
    status: 409,
    message: 'The addresses are known once the import is complete.',
  },
  'station-imports.undoing': { status: 409, message: 'This import is being undone. Wait for its end.' },
});
