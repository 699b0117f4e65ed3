import { idArgument, idsArgument } from '../../core/id-arguments.ts';

export const programmeId = idArgument('programmes list');
export const programmeIds = idsArgument('programmes list');
export const sourceId = idArgument('programmes sources');
export const sourceIds = idsArgument('programmes sources');
export const planId = idArgument('programmes read');
