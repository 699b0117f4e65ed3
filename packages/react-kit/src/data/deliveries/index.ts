export {
  deliveriesQueries,
  useAcceptedEvents,
  useDeliveries,
  useLatestDeliveries,
} from './deliveries.queries.ts';
export { type ReceiptOf, useReceipt } from './receipt.store.ts';
export { deliveriesSummary, deliveryStatusText } from './delivery-text.ts';
export { useProveDelivery, useRetryDelivery } from './deliveries.mutations.ts';
