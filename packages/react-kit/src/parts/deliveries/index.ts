export { deliveriesMessages } from './deliveries.messages.ts';
