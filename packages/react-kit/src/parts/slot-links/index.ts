export { SlotLinkList } from './slot-link-list.tsx';
export { slotLinksMessages } from './slot-links.messages.ts';
export { SendSlotDialog } from './send-slot-dialog.tsx';
