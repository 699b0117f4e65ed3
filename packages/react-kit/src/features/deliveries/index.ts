export { deliveriesMessages } from './deliveries.messages.ts';
export { deliveriesQueries, useDeliveries, useLatestDeliveries } from './deliveries.queries.ts';
export { useReceipt } from './receipt.store.ts';
