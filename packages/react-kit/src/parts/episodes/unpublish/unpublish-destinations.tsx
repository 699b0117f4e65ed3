import { destinationName, destinationTypeName } from '../../../data/destinations/index.ts';
import type { PublishedDestination } from '../../../data/episodes/index.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { DestinationIcon } from '../../destinations/destination-label/index.ts';
import type { UnpublishState } from './unpublish.controller.ts';
import { unpublishMessages } from './unpublish.messages.ts';

/** The destinations from which an episode can be removed, and the others with the reason. */
export function UnpublishDestinations({ state }: { state: Extract<UnpublishState, { status: 'ready' }> }) {
  const messages = useWords(unpublishMessages);
  const { offer, chosen, isComplete, isBusy, choose } = state;
  return (
    <>
      {offer.offered.length > 0 ? (
        <fieldset className="pk-unpublish-group">
          <legend>{messages.offered}</legend>
          {offer.offered.map((destination) => (
            <Checkbox
              key={destination.id}
              label={<Place destination={destination} />}
              isSelected={chosen.includes(destination.id)}
              isDisabled={isBusy}
              onChange={(isChosen) => choose(destination.id, isChosen)}
            />
          ))}
          <p className="pk-unpublish-error" role="status">
            {isComplete ? '' : messages.needsOne}
          </p>
        </fieldset>
      ) : (
        <p className="pk-muted">{messages.nothing}</p>
      )}
      {offer.staying.length > 0 && (
        <div className="pk-unpublish-group">
          <h3 className="pk-unpublish-heading">{messages.staying}</h3>
          <ul className="pk-unpublish-staying">
            {offer.staying.map(({ destination, reason }) => (
              <li key={destination.id}>
                <Place destination={destination} />
                <span className="pk-unpublish-reason">{reason}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Place({ destination }: { destination: PublishedDestination }) {
  const catalogue = useCatalogue();
  const name = destinationName(destination, catalogue);
  const type = destinationTypeName(destination.type, catalogue);
  return (
    <span className="pk-unpublish-place">
      <DestinationIcon type={destination.type} />
      <span className="pk-truncate">{name}</span>
      {name !== type && <span className="pk-unpublish-type">{type}</span>}
    </span>
  );
}
