import Plus from 'lucide-react/icons/plus';
import { useRef, useState, type RefObject, useEffect } from 'react';
import type { Connection, LatestDelivery, Settings, Show } from '@postkit/sdk/schema';
import { integrations, type IntegrationType } from '../../data/destinations/index.ts';
import { destinationName } from '../../data/destinations/index.ts';
import { DestinationIcon } from '../../parts/destinations/destination-label/index.ts';
import { lackingSettings } from '../../parts/destinations/index.ts';
import { setupMessages } from '../../parts/destinations/index.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { focusedElement } from '../../ui/root/focused-element.ts';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import type { Catalogue } from '../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import type { OnDestinationAction } from './destination-action.ts';
import { DestinationRow } from './destination-row.tsx';

export interface SetupData {
  settings: Settings;
  destinations: readonly Connection[];
  /** Empty until they are loaded. */
  shows: readonly Show[];
  /** The latest delivery to each destination, by its id; undefined until they are loaded. */
  latest?: ReadonlyMap<number, LatestDelivery> | undefined;
}

export interface DestinationCardProps {
  integration: IntegrationType;
  data: SetupData;
  onAdd: () => void;
  onAction: OnDestinationAction;
}

/** The destinations of one integration. */
export function DestinationCard({
  integration,
  data: { settings, destinations, shows, latest },
  onAdd,
  onAction,
}: DestinationCardProps) {
  const catalogue = useCatalogue();
  const messages = useWords(setupMessages);
  const [search, setSearch] = useState('');
  const { label } = integrations(catalogue)[integration];
  const lacking = lackingSettings(integration, integrations(catalogue)[integration], settings);
  const own = destinations
    .filter(({ type }) => type === integration)
    .toSorted((a, b) => byName(a, b, catalogue));
  const found = findDestinations(own, search, catalogue);
  const place = useRef<HTMLElement>(null);
  useFocusAfterRemoval(own.length, place);
  return (
    <section ref={place} className="pk-setup-card" aria-label={label} tabIndex={-1}>
      <Card
        isFlush
        header={
          <>
            <Heading level={2}>{label}</Heading>
            {own.length > 0 && (
              <SearchField
                label={messages.search(label)}
                placeholder={messages.search(label)}
                value={search}
                onChange={setSearch}
              />
            )}
            {own.length > 0 && (
              <Button
                variant="primary"
                isDisabled={lacking !== null}
                icon={<Plus aria-hidden="true" />}
                onPress={onAdd}
              >
                {messages.add(label)}
              </Button>
            )}
          </>
        }
      >
        {lacking && own.length > 0 && (
          <Banner tone="warning">{messages.notConfigured(label, lacking)}</Banner>
        )}
        {found.length > 0 ? (
          <ul className="pk-setup-destinations" aria-label={label}>
            {found.map((destination) => (
              <DestinationRow
                key={destination.id}
                {...{ destination, settings, shows, onAction }}
                latest={latest?.get(destination.id)}
              />
            ))}
          </ul>
        ) : own.length > 0 ? (
          <EmptyState
            title={messages.noResults}
            action={<Button onPress={() => setSearch('')}>{messages.showAll}</Button>}
          >
            {messages.noResultsText(label)}
          </EmptyState>
        ) : (
          <NoDestinations integration={integration} lacking={lacking} onAdd={onAdd} />
        )}
      </Card>
    </section>
  );
}

interface NoDestinationsProps {
  integration: IntegrationType;
  lacking: readonly string[] | null;
  onAdd: () => void;
}

function NoDestinations({ integration, lacking, onAdd }: NoDestinationsProps) {
  const catalogue = useCatalogue();
  const messages = useWords(setupMessages);
  const { label, term } = integrations(catalogue)[integration];
  return (
    <EmptyState
      icon={<DestinationIcon type={integration} />}
      title={messages.none(term)}
      action={
        <Button variant="primary" isDisabled={lacking !== null} onPress={onAdd}>
          {messages.connectFirst(term)}
        </Button>
      }
    >
      {lacking && messages.notConfigured(label, lacking)}
    </EmptyState>
  );
}

function findDestinations(
  destinations: readonly Connection[],
  search: string,
  catalogue: Catalogue,
): Connection[] {
  const wanted = search.trim().toLocaleLowerCase();
  return destinations.filter((destination) =>
    destinationName(destination, catalogue).toLocaleLowerCase().includes(wanted),
  );
}

function byName(one: Connection, other: Connection, catalogue: Catalogue): number {
  return (
    destinationName(one, catalogue).localeCompare(destinationName(other, catalogue)) || one.id - other.id
  );
}

/** When the focused control is removed with its row, the focus moves to the list. */
function useFocusAfterRemoval(count: number, place: RefObject<HTMLElement | null>): void {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && place.current && !focusedElement(place.current)) place.current.focus();
  }, [count, place]);
}
