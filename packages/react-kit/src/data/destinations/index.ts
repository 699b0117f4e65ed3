export {
  type SaveDestination,
  useDeleteDestination,
  useSaveDestination,
  useTestDestination,
} from './destinations.mutations.ts';
export { destinationsQueries, useDestinations, useProvisionalDestination } from './destinations.queries.ts';
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
  DestinationFields,
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
export { useVideoDestination } from './use-video-destination.ts';
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
export { publishingDestinations } from './publishing-destinations.ts';
