import type { StationFeatures } from '@postkit/sdk/schema';
import { destinationTypeName, showDestinations, useDestinations } from '../../../data/destinations/index.ts';
import { DestinationLabel } from '../../../parts/destinations/destination-label/index.ts';
import { CheckGroup, CheckGroups } from '../../../ui/check-group/check-group.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { fieldMessages } from '../schedule-setup.messages.ts';

export interface DestinationFieldsProps {
  features: StationFeatures;
  /** Ids of the chosen destinations. */
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  errorMessage: string | undefined;
}

/** Checkboxes for the destinations of the episodes. */
export function DestinationFields({ errorMessage, ...props }: DestinationFieldsProps) {
  const messages = useWords(fieldMessages);
  return (
    <section className="pk-schedule-fields" aria-label={messages.destinations}>
      <div>
        <Heading level={3} look={4}>
          {messages.destinations}
        </Heading>
        <p className="pk-muted">{messages.destinationsHelp}</p>
      </div>
      {errorMessage && (
        <p className="pk-field-error" role="alert">
          {errorMessage}
        </p>
      )}
      <Destinations {...props} />
    </section>
  );
}

function Destinations({ features, chosen, onChange }: Omit<DestinationFieldsProps, 'errorMessage'>) {
  const catalogue = useCatalogue();
  const messages = useWords(fieldMessages);
  const query = useDestinations();
  if (query.isLoadingError) {
    return (
      <ErrorState
        message={messages.destinationsFailed}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) {
    return (
      <div role="status" aria-label={messages.destinationsLoading}>
        <Skeleton height="88px" />
      </div>
    );
  }
  const known = query.data.filter(({ id }) => chosen.includes(id));
  const groups = showDestinations(query.data, known, features, catalogue);
  if (groups.length === 0) return <p className="pk-muted">{messages.noDestinations}</p>;
  return (
    <CheckGroups>
      {groups.map(({ type, destinations }) => (
        <CheckGroup key={type} legend={destinationTypeName(type, catalogue)}>
          {destinations.map(({ destination, isChosen, note }) => (
            <Checkbox
              key={destination.id}
              label={<DestinationLabel destination={destination} aside={null} />}
              description={note && messages.destinationNotes[note]}
              isSelected={isChosen}
              isDisabled={note !== null && !isChosen}
              onChange={(isSelected) =>
                onChange(
                  isSelected ? [...chosen, destination.id] : chosen.filter((id) => id !== destination.id),
                )
              }
            />
          ))}
        </CheckGroup>
      ))}
    </CheckGroups>
  );
}
