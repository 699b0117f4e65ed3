export { DeliveriesDialog } from './deliveries-dialog.tsx';
