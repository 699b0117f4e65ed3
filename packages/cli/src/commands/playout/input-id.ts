import { idArgument, idsArgument } from '../../core/id-arguments.ts';

export const inputId = idArgument('playout inputs');
export const inputIds = idsArgument('playout inputs');
