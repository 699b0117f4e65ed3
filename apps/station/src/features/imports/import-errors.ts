import { defineErrors } from '../../platform/errors/define-errors.ts';

/** Creates the errors of imports. */
export const fail = defineErrors({
  'imports.rejected': { status: 400, message: 'There is no podcast feed at this address.' },
  'imports.unreachable': {
    status: 502,
    message: 'This address cannot be reached right now. Try again later.',
  },
  'imports.link-void': {
    status: 410,
    message:
      'It was already used, has expired, or the import was cancelled. Ask the station to start the import again.',
  },
  'imports.item': { status: 422, message: 'This item cannot be imported' },
});
