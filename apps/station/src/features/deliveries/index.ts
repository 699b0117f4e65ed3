export { createDeliveries } from './deliveries.feature.ts';
export type { Deliveries } from './deliveries.service.ts';
export { deliveriesMigrations } from './delivery-tables.ts';
