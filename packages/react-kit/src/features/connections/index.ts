export { type SaveConnection, useDeleteConnection, useSaveConnection } from './connections.mutations.ts';
export { connectionsQueries, useConnections, useProvisionalConnection } from './connections.queries.ts';
export { destinationName, destinationTypeName } from './destination-names.ts';
export { destinationOffers, type DestinationReason, postedDestinations, preselectedDestinations } from './destination-offer.ts';
export { destinationTypes } from './destination-types/destination-types.ts';
export { publishingConnections } from './publishing-connections.ts';
export { type DestinationGroup, type DestinationNote, findDestinations, showDestinations, withDestination } from './show-destinations.ts';
export { useVideoConnection } from './use-video-connection.ts';
export { destinationTypesMessages } from './destination-types/destination-types.messages.ts';
