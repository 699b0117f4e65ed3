import type { Automation } from '@postkit/sdk/schema';
import { daysText, hoursText, runText } from '../../../schedules/index.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { automationMessages as messages } from './automation.messages.ts';

/** When a show is captured, one line a schedule. */
export function ScheduleList({ schedules }: { schedules: readonly Automation[] }) {
  return (
    <ul className="pk-schedules" aria-label={messages.heading}>
      {schedules.map((schedule) => (
        <li key={schedule.id} className="pk-schedule">
          <span className="pk-schedule-title">{schedule.title || messages.untitled}</span>
          <span className="pk-schedule-when">
            {daysText(schedule.day_of_week)}, {hoursText(schedule)}
          </span>
          <span className="pk-schedule-fact">{runText(schedule)}</span>
          <span className="pk-schedule-fact">{messages.publishes[schedule.publishWhen]}</span>
          <span className="pk-schedule-state">
            {schedule.paused && <Badge tone="warning">{messages.paused}</Badge>}
            {schedule.on_holiday && <Badge>{messages.onHoliday}</Badge>}
          </span>
        </li>
      ))}
    </ul>
  );
}
