export { deliveriesMessages } from './deliveries.messages.ts';
export { useReceipt } from './receipt.store.ts';
