import { useQuery } from '@tanstack/react-query';
import {
  analyticsOperations,
  deliveryOperations,
  isAllowed,
  loggerOperations,
  slotLinkOperations,
} from '@postkit/sdk/operations';
import type { Today } from '@postkit/sdk/schema';
import { episodeEditorAddress } from '../../data/episodes/index.ts';
import { isCurrent, useSlotLinks } from '../../data/slot-links/index.ts';
import { todayQueries, useTodayLive } from '../../data/today/index.ts';
import { Screen } from '../../host/frame/screen.tsx';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import { HostSlot } from '../../host/host-slot/host-slot.tsx';
import { lazySection } from '../../host/lazy-section.tsx';
import { usePostKit } from '../../host/postkit-context.ts';
import type { StationSession } from '../../host/session/station-session.ts';
import { useToday } from '../../host/time/use-today.ts';
import { formatCalendarDate } from '../../host/time/zoned-time.ts';
import { withWords } from '../../host/with-words.tsx';
import { SlotLinkList, slotLinksMessages } from '../../parts/slot-links/index.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useCatalogue, useWords } from '../../words/use-words.ts';
import { Attention } from './attention/attention.tsx';
import { Deck } from './deck/deck.tsx';
import { DraftsPart } from './drafts/drafts-part.tsx';
import { FirstDayPart } from './first-day/first-day-part.tsx';
import type { FirstRunStepId } from './first-run/first-run.model.ts';
import './today.css';
import { useFirstRun } from './first-run/use-first-run.ts';
import { RunningOrderPart } from './order/running-order-part.tsx';
import type { PartQuery } from './part.tsx';
import { Part } from './part.tsx';
import { todayMessages } from './today.messages.ts';

const FirstRun = lazySection(
  () => import('./first-run/first-run.tsx').then((module) => module.FirstRun),
  () => <Skeleton height="260px" />,
);

/** The station's day: the log, what happened and is due, the user's drafts, and how the last episodes do. */
export const TodayScreen = withWords('today', function TodayScreen() {
  const catalogue = useCatalogue();
  const messages = useWords(todayMessages);
  const access = useAccess('today');
  const screen = useScreen(access, {});
  const date = useToday(access.session?.timezone ?? 'UTC');
  return (
    <Screen
      state={screen}
      className="pk-today"
      title={{ screen: messages.name }}
      name={messages.name}
      heading={access.session ? formatCalendarDate(date, 'dddd, MMMM D', catalogue) : messages.name}
      action={<HostSlot name="todayActions" props={{}} />}
      failed={messages.failed}
      loading={messages.loading}
      skeleton={<TodaySkeleton />}
    >
      {({ session, settings }) => <Day session={session} username={settings.username} />}
    </Screen>
  );
});

/** The parts that the user's licence covers; each loads and fails by itself. */
function Day({ session, username }: { session: StationSession; username: string }) {
  const { client } = usePostKit();
  const day = useQuery(todayQueries.day(client));
  const firstRun = useFirstRun(session, username);
  useTodayLive();
  const hasLog = isAllowed(loggerOperations.recording, session.permissions);
  // Without a log, or without shows, these parts would only say that they are empty.
  const isAhead = (step: FirstRunStepId) =>
    firstRun?.steps.some(({ id, isDone }) => id === step && !isDone) === true;
  return (
    <>
      {firstRun && <FirstRun session={session} {...firstRun} />}
      {hasLog && !isAhead('record') && <Deck session={session} day={day} />}
      {!isAhead('show') && <Columns session={session} day={day} />}
    </>
  );
}

function Columns({ session, day }: { session: StationSession; day: PartQuery<Today> }) {
  const { permissions } = session;
  const hasPodcasts = isAllowed(deliveryOperations.list, permissions);
  return (
    <div className="pk-today-columns" data-single={!hasPodcasts || undefined}>
      <div className="pk-today-column">
        {day.data && <Attention session={session} day={day.data} />}
        <RunningOrderPart session={session} day={day} hasPodcasts={hasPodcasts} />
      </div>
      {hasPodcasts && (
        <div className="pk-today-column">
          {isAllowed(slotLinkOperations.list, permissions) && <SlotsPart session={session} />}
          <DraftsPart session={session} saved={day.data?.podcasts?.drafts} />
          {isAllowed(analyticsOperations.firstDays, permissions) && <FirstDayPart session={session} />}
        </div>
      )}
    </div>
  );
}

function TodaySkeleton() {
  return (
    <>
      <Skeleton height="226px" />
      <div className="pk-today-columns">
        <Skeleton height="320px" />
        <Skeleton height="220px" />
      </div>
    </>
  );
}

/** Slots that are with presenters or wait for an editor; absent while there are none. */
function SlotsPart({ session: { slug, timezone } }: { session: StationSession }) {
  const messages = useWords(slotLinksMessages);
  const query = useSlotLinks();
  const current = (query.data ?? []).filter(isCurrent);
  if (current.length === 0 && !query.isLoadingError) return null;
  return (
    <Part heading={messages.heading} query={query} failed={messages.failed} height="120px">
      {() => (
        <div className="pk-today-panel">
          <SlotLinkList
            links={current.toSorted(
              (one, other) => Number(other.state === 'submitted') - Number(one.state === 'submitted'),
            )}
            zone={timezone}
            draftAddress={({ show_id, playlist_id }) => episodeEditorAddress(slug, show_id, playlist_id ?? 0)}
          />
        </div>
      )}
    </Part>
  );
}
