import { idArgument, idsArgument } from '../../core/id-arguments.ts';

export const companyStationId = idArgument('stations list');
export const companyStationIds = idsArgument('stations list');
