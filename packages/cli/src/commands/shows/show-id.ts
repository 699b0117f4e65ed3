import { idArgument } from '../../core/id-arguments.ts';

/** The argument of commands on one show. */
export const showId = idArgument('shows list');
