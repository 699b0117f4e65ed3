import {
  type DestinationGroup,
  destinationTypeName,
  destinationTypes,
} from '../../../data/destinations/index.ts';
import type { DraftDestination } from '../../../data/shows/index.ts';
import { DestinationLabel } from '../../../parts/destinations/destination-label/index.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { CheckGroup } from '../../../ui/check-group/check-group.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { publishingDestinationsMessages } from './publishing-destinations.messages.ts';

export interface DestinationGroupProps {
  group: DestinationGroup;
  ownFeed: number | null;
  choose: (destination: DraftDestination, isChosen: boolean) => void;
}

/** Checkboxes for the destinations of one type, with a description of the type. */
export function DestinationGroupFields({
  group: { type, destinations },
  ownFeed,
  choose,
}: DestinationGroupProps) {
  const catalogue = useCatalogue();
  const messages = useWords(publishingDestinationsMessages);
  return (
    <CheckGroup
      legend={destinationTypeName(type, catalogue)}
      description={destinationTypes(catalogue)[type].does}
    >
      {destinations.map(({ destination, isChosen, note }) => (
        <Checkbox
          key={destination.id}
          label={
            <DestinationLabel
              destination={destination}
              aside={destination.id === ownFeed ? <Badge>{messages.ownFeed}</Badge> : null}
            />
          }
          description={note && messages.notes[note]}
          isSelected={isChosen}
          isDisabled={note !== null && !isChosen}
          onChange={(isSelected) => choose(destination, isSelected)}
        />
      ))}
    </CheckGroup>
  );
}
