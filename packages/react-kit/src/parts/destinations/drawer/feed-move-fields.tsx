import {
  type CalendarDate,
  fromAbsolute,
  getLocalTimeZone,
  toCalendarDate,
  today,
} from '@internationalized/date';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Banner } from '../../../ui/banner/banner.tsx';
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { FeedContentsProps } from './feed-contents-props.ts';
import { feedContentsMessages } from './feed.messages.ts';
import { FormText } from './form-fields.tsx';

const moves = ['stays', 'announces', 'redirects'] as const;
type Move = (typeof moves)[number];

/** Where a feed has moved: its new address, and when it begins to redirect there. */
export function FeedMoveFields({ form, held }: FeedContentsProps) {
  const messages = useWords(feedContentsMessages);
  const [url, redirectAt] = useWatch({ control: form.control, name: ['new_feed_url', 'redirect_at'] });
  const [isAnnouncing, setAnnouncing] = useState(false);
  const zone = getLocalTimeZone();
  const move: Move = redirectAt !== null ? 'redirects' : url !== '' || isAnnouncing ? 'announces' : 'stays';
  const set = (redirect_at: number | null) =>
    form.setValue('redirect_at', redirect_at, { shouldDirty: true, shouldTouch: true });
  const startOf = (day: CalendarDate) => Math.floor(day.toDate(zone).getTime() / 1000);

  function choose(next: Move): void {
    setAnnouncing(next === 'announces');
    if (next === 'stays') form.setValue('new_feed_url', '', { shouldDirty: true, shouldValidate: true });
    set(next === 'redirects' ? (held?.redirect_at ?? startOf(today(zone))) : null);
  }

  return (
    <div className="pk-feed-contents">
      <RadioGroup
        label={messages.stay}
        options={moves.map((id) => ({ id, label: messages.stays[id] }))}
        value={move}
        onChange={choose}
      />
      {move !== 'stays' && (
        <FormText
          form={form}
          name="new_feed_url"
          label={messages.newUrl}
          description={messages.newUrlHelp}
          type="url"
          isRequired
        />
      )}
      {redirectAt !== null && (
        <DatePicker
          label={messages.from}
          value={toCalendarDate(fromAbsolute(redirectAt * 1000, zone))}
          onChange={(day) => day && set(startOf(day))}
        />
      )}
      {move === 'announces' && <Banner tone="info">{messages.announcing}</Banner>}
      {move === 'redirects' && <Banner tone="warning">{messages.redirecting}</Banner>}
    </div>
  );
}
