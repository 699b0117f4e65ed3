export { createDeliveries } from './create-deliveries.ts';
export type { Deliveries } from './deliveries.service.ts';
export { deliveriesMigrations } from './delivery-tables.ts';
