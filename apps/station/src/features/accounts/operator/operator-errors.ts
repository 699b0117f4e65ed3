import { defineErrors } from '../../../platform/errors/define-errors.ts';

/** Creates the errors of an operator's actions; each message is for the terminal. */
export const failOperator = defineErrors({
  'operator.no-user': { status: 404, message: 'There is no such user.' },
  'operator.ambiguous': { status: 409, message: 'Several users have that name.' },
  'operator.nothing-to-do': { status: 409, message: 'There is nothing to do.' },
  'operator.disabled': { status: 409, message: 'The user is disabled. Enable the user first.' },
});
