import type { StationFeatures } from '@postkit/sdk/schema';
import type { Words } from '../../words/define-messages.ts';
import type { destinationTypesMessages } from './destination-types/destination-types.messages.ts';
import { integrations, type IntegrationType } from './destination-types/destination-types.ts';
import { isTypeOffered } from './show-destinations.ts';

/** The types that Setup lists, in its order. */
export const integrationTypes = (messages: Words<typeof destinationTypesMessages>) =>
  (Object.keys(integrations(messages)) as IntegrationType[]).toSorted(
    (one, other) => integrations(messages)[one].order - integrations(messages)[other].order,
  );

/** Parses untrusted text of an address; null if it is no integration. */
export function integrationOf(
  text: string | null,
  messages: Words<typeof destinationTypesMessages>,
): IntegrationType | null {
  return integrationTypes(messages).find((type) => type === text) ?? null;
}

/** The integrations that a station's licence includes. */
export function offeredIntegrations(
  features: StationFeatures,
  messages: Words<typeof destinationTypesMessages>,
): IntegrationType[] {
  return integrationTypes(messages).filter((type) => isTypeOffered(type, features, messages));
}
