import type { StationFeatures } from '@postkit/sdk/schema';
import { isTypeOffered } from './show-destinations.ts';
import { integrations, type IntegrationType } from './destination-types/destination-types.ts';

/** The types that Setup lists, in its order. */
export const integrationTypes = (Object.keys(integrations) as IntegrationType[]).toSorted(
  (one, other) => integrations[one].order - integrations[other].order,
);

/** Parses untrusted text of an address; null if it is no integration. */
export function integrationOf(text: string | null): IntegrationType | null {
  return integrationTypes.find((type) => type === text) ?? null;
}

/** The integrations that a station's licence includes. */
export function offeredIntegrations(features: StationFeatures): IntegrationType[] {
  return integrationTypes.filter((type) => isTypeOffered(type, features));
}
