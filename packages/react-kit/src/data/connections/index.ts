export {
  type SaveConnection,
  useDeleteConnection,
  useSaveConnection,
  useTestConnection,
} from './connections.mutations.ts';
export { connectionsQueries, useConnections, useProvisionalConnection } from './connections.queries.ts';
export {
  destinationTypes,
  integrations,
  type IntegrationType,
} from './destination-types/destination-types.ts';
export { destinationName, destinationTypeName } from './destination-names.ts';
export {
  destinationOffers,
  type DestinationReason,
  postedDestinations,
  preselectedDestinations,
} from './destination-offer.ts';
export type {
  ChoiceFieldSpec,
  ConnectionFields,
  CustomStep,
  DestinationSetup,
  DestinationTerm,
  FieldName,
  FieldSpec,
  SetupStep,
  TextName,
  YesNoName,
} from './destination-types/destination-type.ts';
export { integrationOf, offeredIntegrations } from './integrations.ts';
export { feedFieldAddress, feedStepOf } from './feed-fields.ts';
export { useVideoConnection } from './use-video-connection.ts';
export {
  useAddSubscription,
  useFeedSubscriptions,
  useRevokeSubscription,
} from './feed-subscriptions.queries.ts';
export {
  type DestinationGroup,
  type DestinationNote,
  findDestinations,
  showDestinations,
  withDestination,
} from './show-destinations.ts';
export { publishingConnections } from './publishing-connections.ts';
