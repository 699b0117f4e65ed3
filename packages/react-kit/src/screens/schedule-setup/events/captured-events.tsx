import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { audioEventsQueries, useAudioEventsLive } from '../../../data/audio-events/index.ts';
import { categoriesQueries } from '../../../data/categories/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useToday } from '../../../host/time/use-today.ts';
import { dayInZone } from '../../../host/time/zoned-time.ts';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { VirtualList } from '../../../ui/virtual-list/virtual-list.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { ScheduleFormState } from '../use-schedule-form.ts';
import { blockWidth, eventBlocks } from './captured-events.model.ts';
import { EventBlockView } from './event-block.tsx';
import './events.css';
import { eventsMessages } from './events.messages.ts';

export interface CapturedEventsProps {
  form: ScheduleFormState;
  /** The station's time zone. */
  zone: string;
}

/** Today's logged events in the chosen categories; renders nothing if none is chosen. */
export function CapturedEvents({ form, zone }: CapturedEventsProps) {
  const categories = useWatch({ control: form.control, name: 'capture_groups' });
  return categories.length === 0 ? null : <TodaysEvents categories={categories} zone={zone} />;
}

function TodaysEvents({ categories, zone }: { categories: readonly string[]; zone: string }) {
  const messages = useWords(eventsMessages);
  const { client } = usePostKit();
  const today = useToday(zone);
  const range = useMemo(() => dayInZone(today, zone), [today, zone]);
  const events = useQuery(audioEventsQueries.day(client, range));
  const groups = useQuery(categoriesQueries.groups(client)).data;
  useAudioEventsLive(range);
  const blocks = useMemo(
    () => eventBlocks(events.data ?? [], groups ?? [], categories),
    [events.data, groups, categories],
  );
  return (
    <section className="pk-schedule-events" aria-label={messages.title}>
      <div className="pk-schedule-events-head">
        <Heading level={2} look={4}>
          {events.data ? messages.counted(blocks.length) : messages.title}
        </Heading>
        <p className="pk-muted">{messages.help}</p>
      </div>
      {events.isLoadingError && (
        <ErrorState
          message={messages.failed}
          isRetrying={events.isFetching}
          onRetry={() => void events.refetch()}
        />
      )}
      {events.isPending && (
        <div role="status" aria-label={messages.loading}>
          <Skeleton height="72px" />
        </div>
      )}
      {events.data && blocks.length === 0 && <p className="pk-muted">{messages.none}</p>}
      {blocks.length > 0 && (
        <VirtualList
          className="pk-schedule-blocks"
          label={messages.list}
          orientation="horizontal"
          items={blocks}
          itemKey={({ event }) => String(event.id)}
          estimateSize={160}
          gap={6}
          renderItem={({ event, color }) => (
            <EventBlockView event={event} color={color} zone={zone} width={blockWidth(event.duration)} />
          )}
        />
      )}
    </section>
  );
}
