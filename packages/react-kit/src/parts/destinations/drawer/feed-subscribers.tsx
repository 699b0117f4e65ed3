import { useId, useState } from 'react';
import { serverMessage } from '@postkit/sdk';
import type { FeedSubscription } from '@postkit/sdk/schema';
import { useAddSubscription, useFeedSubscriptions } from '../../../data/destinations/index.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import { FeedSubscriber } from './feed-subscriber.tsx';
import { feedPrivacyMessages } from './feed.messages.ts';
import { RevokeSubscriptionDialog } from './revoke-subscription-dialog.tsx';
import './feed-subscribers.css';

const subscriptionOrders = ['name', 'recent', 'downloads', 'last'] as const;
type SubscriptionOrder = (typeof subscriptionOrders)[number];

/** The most downloads, or the newest last download, first; equals stay in the order of the station, by name. */
function sortSubscriptions(
  subscriptions: readonly FeedSubscription[],
  order: SubscriptionOrder,
): readonly FeedSubscription[] {
  if (order === 'recent') return subscriptions.toSorted((a, b) => b.recent_downloads - a.recent_downloads);
  if (order === 'downloads') return subscriptions.toSorted((a, b) => b.downloads - a.downloads);
  if (order === 'last')
    return subscriptions.toSorted((a, b) =>
      (b.last_download_on ?? '').localeCompare(a.last_download_on ?? ''),
    );
  return subscriptions;
}

/** From this many on, the list can be searched. */
const searchable = 8;
const longestName = 200;

/** The listeners of a private feed, each with their own address. Changes take effect at once. */
export function FeedSubscribers({ feedId }: { feedId: number }) {
  const messages = useWords(feedPrivacyMessages);
  const { data, isError, isFetching, refetch } = useFeedSubscriptions(feedId);
  const [revoked, setRevoked] = useState<FeedSubscription | null>(null);
  const heading = useId();
  return (
    <section className="pk-feed-subscribers" aria-labelledby={heading}>
      <span className="pk-field-label" id={heading}>
        {messages.subscribers}
      </span>
      <AddSubscriber feedId={feedId} />
      {isError && !data && (
        <ErrorState message={messages.loadFailed} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!isError && !data && (
        <div role="status" aria-label={messages.loading}>
          <Skeleton height="96px" />
        </div>
      )}
      {data?.length === 0 && <EmptyState title={messages.none}>{messages.noneText}</EmptyState>}
      {data && data.length > 0 && <SubscriberList subscriptions={data} onRevoke={setRevoked} />}
      {revoked && (
        <RevokeSubscriptionDialog feedId={feedId} subscription={revoked} onClose={() => setRevoked(null)} />
      )}
    </section>
  );
}

interface SubscriberListProps {
  subscriptions: readonly FeedSubscription[];
  onRevoke: (subscription: FeedSubscription) => void;
}

function SubscriberList({ subscriptions, onRevoke }: SubscriberListProps) {
  const messages = useWords(feedPrivacyMessages);
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<SubscriptionOrder>('name');
  const wanted = search.trim().toLocaleLowerCase();
  const found = sortSubscriptions(subscriptions, order).filter(({ name }) =>
    name.toLocaleLowerCase().includes(wanted),
  );
  return (
    <>
      {subscriptions.length > 1 && (
        <div className="pk-feed-subscribers-tools">
          {subscriptions.length >= searchable && (
            <SearchField
              label={messages.search}
              placeholder={messages.search}
              value={search}
              onChange={setSearch}
            />
          )}
          <Select
            label={messages.sort}
            isLabelHidden={subscriptions.length >= searchable}
            options={subscriptionOrders.map((id) => ({ id, label: messages.orders[id] }))}
            value={order}
            onChange={setOrder}
          />
        </div>
      )}
      {found.length === 0 && <p className="pk-muted">{messages.noResults}</p>}
      {found.length > 0 && (
        <ul className="pk-feed-subscribers-list" aria-label={messages.subscribers}>
          {found.map((subscription) => (
            <FeedSubscriber
              key={subscription.id}
              subscription={subscription}
              onRevoke={() => onRevoke(subscription)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function AddSubscriber({ feedId }: { feedId: number }) {
  const messages = useWords(feedPrivacyMessages);
  const [name, setName] = useState('');
  const { mutate, isPending, error } = useAddSubscription(feedId);
  const message = error && serverMessage(error);
  const isMissing = name.trim() === '';

  function add(): void {
    if (!isMissing && !isPending) mutate(name.trim(), { onSuccess: () => setName('') });
  }

  return (
    <>
      <form
        className="pk-feed-subscribers-add"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextField
          label={messages.name}
          autoComplete="off"
          maxLength={longestName}
          value={name}
          onChange={setName}
        />
        <Button type="submit" isBusy={isPending} isDisabled={isMissing}>
          {messages.add}
        </Button>
      </form>
      {message?.action === 'show' && (
        <Banner tone="danger" isLive>
          {messages.addFailed} {message.details}
        </Banner>
      )}
    </>
  );
}
