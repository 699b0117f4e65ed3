export { deliveriesMessages } from './deliveries.messages.ts';
export { useLatestDeliveries } from './deliveries.queries.ts';
export { useReceipt } from './receipt.store.ts';
