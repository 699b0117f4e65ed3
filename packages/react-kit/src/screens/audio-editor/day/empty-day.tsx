import { useQuery } from '@tanstack/react-query';
import Radio from 'lucide-react/icons/radio-tower';
import { useEffect } from 'react';
import { isAllowed, loggerOperations, uploadOperations } from '@postkit/sdk/operations';
import { useRecording } from '../../../data/logger/index.ts';
import { useShows } from '../../../data/shows/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { areas, isAvailable, missingAccess } from '../../../host/session/areas.ts';
import { chooseFirstRun, firstRunChoice } from '../../../host/session/first-run-choice.ts';
import type { StationSession } from '../../../host/session/station-session.ts';
import { useSettings } from '../../../host/settings/settings.queries.ts';
import { addDays, type CalendarDate } from '../../../host/time/zoned-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { useEditorStore } from '../audio-editor.store.ts';
import type { DayState } from './day.controller.ts';
import { dayMessages } from './day.messages.ts';
import { dateInWords } from './day.model.ts';
import { nearestDay } from './nearest-day.queries.ts';

interface EmptyDayProps {
  day: Pick<DayState, 'date' | 'today' | 'zone' | 'range' | 'setDate'>;
  station: Pick<StationSession, 'slug' | 'permissions'>;
  /** Opens the log source; null for users who may not see it. */
  onLogSource: (() => void) | null;
}

/** A day without events, with the ways on: the recording, the nearest day with events, an upload. */
export function EmptyDay({ day, station, onLogSource }: EmptyDayProps) {
  const messages = useWords(dayMessages);
  const store = useEditorStore();
  const view = useRecording();
  const nearest = useNearestDay(day);
  const shows = useShows().data;
  const isOff = view.status === 'known' && view.recording.state === 'off';
  useOpenFirstSteps(station, isOff && nearest === null && shows?.length === 0);
  const canSetUp = isOff && onLogSource !== null && isAllowed(loggerOperations.update, station.permissions);
  const isToday = day.date === day.today;
  return (
    <EmptyState
      title={isToday && isOff ? messages.emptyOff : messages.empty}
      icon={<Radio aria-hidden="true" />}
      action={
        <div className="pk-day-ways">
          {canSetUp && (
            <Button variant="primary" onPress={onLogSource}>
              {messages.setUpRecording}
            </Button>
          )}
          {nearest && <NearestDay day={day} nearest={nearest} />}
          {isAllowed(uploadOperations.create, station.permissions) && (
            <Button onPress={() => store.getState().openInspector('upload')}>{messages.uploadAudio}</Button>
          )}
        </div>
      }
    >
      {isToday ? messages.emptyHint : messages.emptyPast}
    </EmptyState>
  );
}

interface NearestDayWithEvents {
  date: CalendarDate;
  /** Number of its events. */
  count: number;
}

function NearestDay({
  day: { today, setDate },
  nearest: { date, count },
}: Pick<EmptyDayProps, 'day'> & { nearest: NearestDayWithEvents }) {
  const catalogue = useCatalogue();
  const messages = useWords(dayMessages);
  const name = date === addDays(today, -1) ? messages.yesterday : dateInWords(date, today, 'long', catalogue);
  return <Button onPress={() => setDate(date)}>{messages.openDay(name, count)}</Button>;
}

/** The last day before this one that has events, else the first one after it; null if there is none, undefined while that is unknown. */
function useNearestDay({ zone, range }: EmptyDayProps['day']): NearestDayWithEvents | null | undefined {
  const { client } = usePostKit();
  return useQuery(nearestDay(client, range, zone)).data;
}

/** Opens the first steps on Today, once for a user at a station that has nothing yet. */
function useOpenFirstSteps(
  { slug, permissions }: Pick<StationSession, 'slug' | 'permissions'>,
  isNew: boolean,
): void {
  const { host } = usePostKit();
  const username = useSettings().data?.settings.username;
  const canOpen = isAvailable('today', host.areas) && missingAccess('today', permissions) === null;
  useEffect(() => {
    if (!isNew || !canOpen || username === undefined || firstRunChoice(host.storage, slug, username) !== null)
      return;
    chooseFirstRun(host.storage, slug, username, 'opened');
    host.navigate(`/${slug}/${areas.today.target}`, { replace: true });
  }, [host, slug, username, canOpen, isNew]);
}
