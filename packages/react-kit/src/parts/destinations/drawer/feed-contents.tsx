import { Suspense, useState } from 'react';
import { noFeedFilter } from '@postkit/sdk/schema';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { FieldPlace } from '../../../ui/field-place/field-place.tsx';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { FeedContentsProps } from './feed-contents-props.ts';
import { feedContentsMessages, feedPrivacyMessages } from './feed.messages.ts';
import './feed-contents.css';

type Failure = Parameters<Parameters<typeof lazyPart>[1]>[0];

function NotLoaded({ failure }: { failure: Failure }) {
  const messages = useWords(feedContentsMessages);
  return <ErrorState message={messages.failed} isRetrying={false} onRetry={failure.onRetry} />;
}

const FilterFields = lazyPart<FeedContentsProps>(
  () => import('./feed-filter-fields.tsx').then((module) => module.FeedFilterFields),
  (failure) => <NotLoaded failure={failure} />,
);
const MoveFields = lazyPart<FeedContentsProps>(
  () => import('./feed-move-fields.tsx').then((module) => module.FeedMoveFields),
  (failure) => <NotLoaded failure={failure} />,
);

const PrivacyFields = lazyPart<FeedContentsProps>(
  () => import('./feed-privacy-fields.tsx').then((module) => module.FeedPrivacyFields),
  (failure) => <NotLoaded failure={failure} />,
);

/** The episodes of a feed, its listeners and its address: rarely changed, so behind lines that open. */
export function FeedContents({ form, held }: FeedContentsProps) {
  const messages = useWords(feedContentsMessages);
  const privacy = useWords(feedPrivacyMessages);
  const [isFiltered] = useState(() => {
    const { all_shows, feed_filter } = form.getValues();
    return all_shows || JSON.stringify(feed_filter) !== JSON.stringify(noFeedFilter);
  });
  const [isPrivate] = useState(() => form.getValues('is_private'));
  const [isMoving] = useState(() => form.getValues('new_feed_url') !== '');
  const { errors } = form.formState;
  return (
    <>
      <Disclosure
        label={messages.filter}
        help={messages.filterHelp}
        isOpenAtFirst={isFiltered}
        isHeldOpen={Boolean(errors.feed_filter)}
      >
        <Suspense>
          <FilterFields form={form} held={held} />
        </Suspense>
      </Disclosure>
      <FieldPlace name="is_private">
        <Disclosure
          label={privacy.private}
          help={privacy.privateHelp}
          isOpenAtFirst={isPrivate}
          isHeldOpen={false}
        >
          <Suspense>
            <PrivacyFields form={form} held={held} />
          </Suspense>
        </Disclosure>
      </FieldPlace>
      <FieldPlace name="new_feed_url">
        <Disclosure
          label={messages.move}
          help={messages.moveHelp}
          isOpenAtFirst={isMoving}
          isHeldOpen={Boolean(errors.new_feed_url)}
        >
          <Suspense>
            <MoveFields form={form} held={held} />
          </Suspense>
        </Disclosure>
      </FieldPlace>
    </>
  );
}
