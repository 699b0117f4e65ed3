import type { ConnectionType } from '@postkit/sdk/schema';
import { destinationTypes } from '../destination-types/destination-types.ts';

/** A sign for a kind of destination that is nobody's trademark. */
export function DestinationIcon({ type }: { type: ConnectionType }) {
  const Icon = destinationTypes[type].icon;
  return <Icon aria-hidden="true" className="pk-destination-icon" />;
}
