import type { ConnectionType } from '@postkit/sdk/schema';
import { destinationTypes } from '../destination-types/destination-types.ts';

/** An icon for a type of destination, never a trademark. */
export function DestinationIcon({ type }: { type: ConnectionType }) {
  const Icon = destinationTypes[type].icon;
  return <Icon aria-hidden="true" className="pk-destination-icon" />;
}
