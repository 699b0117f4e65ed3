import {
  type DestinationGroup,
  destinationTypeName,
  destinationTypes,
} from '../../../data/connections/index.ts';
import type { DraftConnection } from '../../../data/shows/index.ts';
import { DestinationLabel } from '../../../parts/connections/destination-label/index.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { CheckGroup } from '../../../ui/check-group/check-group.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { publishingDestinationsMessages } from './publishing-destinations.messages.ts';

export interface DestinationGroupProps {
  group: DestinationGroup;
  ownFeed: number | null;
  choose: (connection: DraftConnection, isChosen: boolean) => void;
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
      {destinations.map(({ connection, isChosen, note }) => (
        <Checkbox
          key={connection.id}
          label={
            <DestinationLabel
              connection={connection}
              aside={connection.id === ownFeed ? <Badge>{messages.ownFeed}</Badge> : null}
            />
          }
          description={note && messages.notes[note]}
          isSelected={isChosen}
          isDisabled={note !== null && !isChosen}
          onChange={(isSelected) => choose(connection, isSelected)}
        />
      ))}
    </CheckGroup>
  );
}
