import type { Settings } from '@postkit/sdk/schema';
import type { DestinationSetup } from '../../data/destinations/index.ts';
import type { IntegrationType } from '../../data/destinations/index.ts';

/** The settings without which the installation cannot connect accounts of a platform; null if nothing is missing. */
export function lackingSettings(
  type: IntegrationType,
  { clientSettings }: Pick<DestinationSetup, 'clientSettings'>,
  { authorizable_types }: Pick<Settings, 'authorizable_types'>,
): readonly string[] | null {
  return clientSettings && !authorizable_types.some((one) => one === type) ? clientSettings : null;
}
