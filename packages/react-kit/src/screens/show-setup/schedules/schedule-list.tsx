import type { Schedule } from '@postkit/sdk/schema';
import { daysText, hoursText, runText } from '../../../data/schedules/index.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { schedulesMessages } from './schedules.messages.ts';

/** The schedules of a show, one per line. */
export function ScheduleList({ schedules }: { schedules: readonly Schedule[] }) {
  const catalogue = useCatalogue();
  const messages = useWords(schedulesMessages);
  return (
    <ul className="pk-schedules-step-list" aria-label={messages.heading}>
      {schedules.map((schedule) => (
        <li key={schedule.id} className="pk-schedules-step-row">
          <span className="pk-schedules-step-title">{schedule.title || messages.untitled}</span>
          <span className="pk-schedules-step-when">
            {daysText(schedule.day_of_week, catalogue)}, {hoursText(schedule, catalogue)}
          </span>
          <span className="pk-schedules-step-fact">{runText(schedule, catalogue)}</span>
          <span className="pk-schedules-step-fact">{messages.publishes[schedule.publishWhen]}</span>
          <span className="pk-schedules-step-state">
            {schedule.paused && <Badge tone="warning">{messages.paused}</Badge>}
            {schedule.on_holiday && <Badge>{messages.onHoliday}</Badge>}
          </span>
        </li>
      ))}
    </ul>
  );
}
