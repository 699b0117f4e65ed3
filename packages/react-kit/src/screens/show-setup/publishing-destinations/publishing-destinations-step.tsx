import Share2 from 'lucide-react/icons/share-2';
import { Banner } from '../../../ui/banner/banner.tsx';
import { CheckGroups } from '../../../ui/check-group/check-group.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useStepErrors } from '../use-step-errors.ts';
import { DestinationGroupFields } from './destination-group.tsx';
import { type DestinationsState, useDestinations } from './publishing-destinations.controller.ts';
import { publishingDestinationsMessages } from './publishing-destinations.messages.ts';
import './publishing-destinations.css';
import { SetupLinks } from './setup-links.tsx';

/** Step 3: the destinations of the show's episodes. */
export function PublishingDestinationsStep() {
  const messages = useWords(publishingDestinationsMessages);
  const destinations = useDestinations();
  const errorMessage = useStepErrors('publishing-destinations').social_media_connections;
  return (
    <div className="pk-destinations">
      <header className="pk-destinations-head">
        <div>
          <Heading level={2} look={4}>
            {messages.heading}
          </Heading>
          <p className="pk-muted">{messages.help}</p>
        </div>
        {destinations.status !== 'empty' && <SetupLinks />}
      </header>
      {errorMessage && (
        <Banner tone="danger" isLive>
          {errorMessage}
        </Banner>
      )}
      <div data-field-invalid={errorMessage ? true : undefined}>
        <Destinations destinations={destinations} />
      </div>
    </div>
  );
}

function Destinations({ destinations }: { destinations: DestinationsState }) {
  const messages = useWords(publishingDestinationsMessages);
  switch (destinations.status) {
    case 'loading':
      return (
        <div role="status" aria-label={messages.loading}>
          <CheckGroups>
            <Skeleton height="104px" />
            <Skeleton height="104px" />
          </CheckGroups>
        </div>
      );
    case 'failed':
      return (
        <ErrorState
          message={messages.loadFailed}
          isRetrying={destinations.isRetrying}
          onRetry={destinations.retry}
        />
      );
    case 'empty':
      return (
        <EmptyState title={messages.none} icon={<Share2 aria-hidden="true" />} action={<SetupLinks />}>
          {messages.noneHelp}
        </EmptyState>
      );
    case 'ready':
      return <DestinationGroups {...destinations} />;
  }
}

function DestinationGroups({
  groups,
  chosenCount,
  ownFeed,
  search,
  choose,
}: Extract<DestinationsState, { status: 'ready' }>) {
  const messages = useWords(publishingDestinationsMessages);
  return (
    <div className="pk-stack">
      <div className="pk-destinations-tools">
        {search && (
          <SearchField
            label={messages.search}
            placeholder={messages.search}
            value={search.typed}
            onChange={search.setTyped}
          />
        )}
        <span className="pk-destinations-count" role="status">
          {messages.chosen(chosenCount)}
        </span>
      </div>
      {groups.length === 0 && <EmptyState title={messages.noResult}>{messages.noResultHelp}</EmptyState>}
      <CheckGroups>
        {groups.map((group) => (
          <DestinationGroupFields key={group.type} {...{ group, ownFeed, choose }} />
        ))}
      </CheckGroups>
    </div>
  );
}
