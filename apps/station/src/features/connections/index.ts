export { checkConnectionAccess } from './connection-access.policy.ts';
export { isPublicDestination } from './connection.policy.ts';
export type { ConnectionUpdate } from './connection-details.ts';
export type { ConnectionRow } from './connection-row.ts';
export type { Connections, ConnectionSecrets } from './connections.service.ts';
export { createConnections } from './connections.feature.ts';
export { feedUrl } from './feed-url.ts';
export { refuseUnknownCategories } from './refuse-unknown-categories.ts';
