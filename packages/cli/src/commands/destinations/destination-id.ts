import { idArgument } from '../../core/id-arguments.ts';

/** The argument of commands on one destination. */
export const destinationId = idArgument('destinations list');
