import { wholeNumber } from '../../core/define-command.ts';

/** The argument of commands on one schedule. */
export const scheduleId = wholeNumber.meta({ name: 'id', description: 'id that "schedules list" shows' });
