import { Controller, useWatch } from 'react-hook-form';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { FeedContentsProps } from './feed-contents-props.ts';
import { FeedSubscribers } from './feed-subscribers.tsx';
import { feedPrivacyMessages } from './feed.messages.ts';

/** Whether a feed is private, and the listeners who may read it. */
export function FeedPrivacyFields({ form, held }: FeedContentsProps) {
  const messages = useWords(feedPrivacyMessages);
  const isPrivate = useWatch({ control: form.control, name: 'is_private' });
  const wasPrivate = held?.is_private ?? false;
  return (
    <div className="pk-feed-contents">
      <Controller
        control={form.control}
        name="is_private"
        render={({ field: { value, onChange } }) => (
          <Checkbox
            label={messages.switch}
            description={messages.switchHelp}
            isSelected={value}
            onChange={onChange}
          />
        )}
      />
      {held && isPrivate && !wasPrivate && <Banner tone="warning">{messages.becomesPrivate}</Banner>}
      {wasPrivate && !isPrivate && <Banner tone="warning">{messages.becomesPublic}</Banner>}
      {isPrivate && !wasPrivate && <p className="pk-muted">{messages.afterSave}</p>}
      {held && wasPrivate && <FeedSubscribers feedId={held.id} />}
    </div>
  );
}
