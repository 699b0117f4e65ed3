export { isCurrent, slotLinksQueries, useSlotLinkChange, useSlotLinks } from './slot-links.queries.ts';
