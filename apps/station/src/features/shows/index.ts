export { showExpiry } from './show-expiry.ts';
export { createShowNames } from './show-names.ts';
export { createShows } from './shows.feature.ts';
export type { Bumpers } from './show-references.ts';
export type { ShowCounters, ShowRow } from './show-row.ts';
export type { Shows } from './shows.service.ts';
