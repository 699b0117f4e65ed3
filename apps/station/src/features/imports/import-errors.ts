import { defineErrors } from '../../platform/errors/define-errors.ts';

/** Makes the errors of imports. */
export const fail = defineErrors({
  'imports.rejected': { status: 400, message: 'That address holds no podcast feed.' },
  'imports.unreachable': { status: 502, message: 'That address cannot be read at the moment. Try again later.' },
  'imports.item': { status: 422, message: 'This item cannot be imported' },
});
