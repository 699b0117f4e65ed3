import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { useWords } from '../../../words/use-words.ts';
import { DestinationLabel } from '../../connections/destination-label/index.ts';
import { publishMessages } from './publish-dialog.messages.ts';
import type { DestinationChoice } from './use-destination-choice.ts';

/** The destinations to choose from. */
export function DestinationList({
  destinations,
  isDisabled,
}: {
  destinations: DestinationChoice;
  isDisabled: boolean;
}) {
  const messages = useWords(publishMessages);
  return (
    <fieldset className="pk-publish-section">
      <legend className="pk-publish-legend">{messages.destinations}</legend>
      {destinations.rows.length === 0 && <p className="pk-muted">{messages.noDestinations}</p>}
      <div className="pk-publish-destinations">
        {destinations.rows.map((row) => (
          <Checkbox
            key={row.connection.id}
            label={<DestinationLabel connection={row.connection} />}
            description={
              row.note && (row.note === 'added' ? messages.addedVideo : messages.reasons[row.note])
            }
            isSelected={row.isChosen}
            isDisabled={isDisabled || row.note !== null}
            onChange={(isChosen) => destinations.choose(row.connection.id, isChosen)}
          />
        ))}
      </div>
    </fieldset>
  );
}
