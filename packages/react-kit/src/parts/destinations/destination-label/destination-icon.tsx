import type { ConnectionType } from '@postkit/sdk/schema';
import { destinationTypes } from '../../../data/destinations/index.ts';
import { useCatalogue } from '../../../words/use-words.ts';

/** An icon for a type of destination, never a trademark. */
export function DestinationIcon({ type }: { type: ConnectionType }) {
  const catalogue = useCatalogue();
  const Icon = destinationTypes(catalogue)[type].icon;
  return <Icon aria-hidden="true" className="pk-destination-icon" />;
}
