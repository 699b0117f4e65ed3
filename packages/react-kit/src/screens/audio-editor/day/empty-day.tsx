import { useQuery } from '@tanstack/react-query';
import Radio from 'lucide-react/icons/radio-tower';
import { isAllowed, loggerOperations, uploadOperations } from '@postkit/sdk/operations';
import { useRecording } from '../../../data/logger/index.ts';
import { useShows } from '../../../data/shows/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import type { StationSession } from '../../../host/session/station-session.ts';
import { addDays, type CalendarDate } from '../../../host/time/zoned-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { useEditorStore } from '../audio-editor.store.ts';
import type { DayState } from './day.controller.ts';
import { dayMessages } from './day.messages.ts';
import { dateInWords } from './day.model.ts';
import { nearestDay } from './nearest-day.queries.ts';
import { useOpenFirstSteps } from './use-open-first-steps.ts';

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
