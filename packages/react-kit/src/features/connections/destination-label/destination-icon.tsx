import type { ConnectionType } from '@postkit/sdk/schema';
import { destinationTypes } from '../destination-types/destination-types.ts';
import { destinationTypesMessages } from '../destination-types/destination-types.messages.ts';
import { useWords } from '../../../words/use-words.ts';

/** An icon for a type of destination, never a trademark. */
export function DestinationIcon({ type }: { type: ConnectionType }) {
  const messages = useWords(destinationTypesMessages);
  const Icon = destinationTypes(messages)[type].icon;
  return <Icon aria-hidden="true" className="pk-destination-icon" />;
}
