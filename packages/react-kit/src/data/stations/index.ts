export { useCompany, useCompanyStations, useStationsChange } from './stations.queries.ts';
