import type { ConnectionType } from '@postkit/sdk/schema';
import { destinationTypes } from '../../../data/connections/index.ts';
import { destinationTypesMessages } from '../../../data/connections/index.ts';
import { useWords } from '../../../words/use-words.ts';

/** An icon for a type of destination, never a trademark. */
export function DestinationIcon({ type }: { type: ConnectionType }) {
  const messages = useWords(destinationTypesMessages);
  const Icon = destinationTypes(messages)[type].icon;
  return <Icon aria-hidden="true" className="pk-destination-icon" />;
}
