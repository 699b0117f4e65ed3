export { checkDestinationAccess } from './destination-access.policy.ts';
export { isPublicDestination } from './destination.policy.ts';
export type { DestinationUpdate } from './destination-details.ts';
export type { DestinationRow } from './destination-row.ts';
export type { Destinations, DestinationSecrets } from './destinations.service.ts';
export { createDestinations } from './destinations.feature.ts';
export { feedUrl } from './feed-url.ts';
export { refuseUnknownCategories } from './refuse-unknown-categories.ts';
