import { idArgument, idsArgument } from '../../core/id-arguments.ts';

export const campaignId = idArgument('campaigns list');
export const campaignIds = idsArgument('campaigns list');
