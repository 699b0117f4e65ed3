import type { StationFeatures } from '@postkit/sdk/schema';
import type { Catalogue } from '../../words/catalogue.ts';
import { integrations, type IntegrationType } from './destination-types/destination-types.ts';
import { isTypeOffered } from './show-destinations.ts';

/** The types that Setup lists, in its order. */
export const integrationTypes = (catalogue: Catalogue) =>
  (Object.keys(integrations(catalogue)) as IntegrationType[]).toSorted(
    (one, other) => integrations(catalogue)[one].order - integrations(catalogue)[other].order,
  );

/** Parses untrusted text of an address; null if it is no integration. */
export function integrationOf(text: string | null, catalogue: Catalogue): IntegrationType | null {
  return integrationTypes(catalogue).find((type) => type === text) ?? null;
}

/** The integrations that a station's licence includes. */
export function offeredIntegrations(features: StationFeatures, catalogue: Catalogue): IntegrationType[] {
  return integrationTypes(catalogue).filter((type) => isTypeOffered(type, features, catalogue));
}
