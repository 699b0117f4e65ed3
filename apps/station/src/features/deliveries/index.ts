export { createDeliveries } from './deliveries.feature.ts';
export type { Deliveries } from './deliveries.service.ts';
