export { SendSlotDialog } from './send-slot-dialog.tsx';
export { SlotLinkList } from './slot-link-list.tsx';
export { slotLinksMessages } from './slot-links.messages.ts';
export { isCurrent, slotLinksQueries, useSlotLinks } from './slot-links.queries.ts';
