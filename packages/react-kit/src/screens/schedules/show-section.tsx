import CalendarOff from 'lucide-react/icons/calendar-off';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import type { Schedule, Connection } from '@postkit/sdk/schema';
import type { CalendarDate } from '../../host/time/zoned-time.ts';
import { useInternalLink } from '../../host/use-internal-link.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { useWords } from '../../words/use-words.ts';
import { holidaysMessages } from './holidays/holidays.messages.ts';
import { ScheduleRow } from './schedule-row.tsx';
import type { ShowSchedules } from './schedules-by-show.ts';
import { schedulesMessages } from './schedules.messages.ts';

export interface ShowSectionProps {
  section: ShowSchedules;
  station: string;
  today: CalendarDate;
  /** The station's time zone. */
  zone: string;
  destinations: readonly Connection[];
  onDelete: (schedule: Schedule, show: string) => void;
  onHolidays: () => void;
}

/** The schedules of one show, with a button for its holidays. */
export function ShowSection({
  section,
  station,
  today,
  zone,
  destinations,
  onDelete,
  onHolidays,
}: ShowSectionProps) {
  const messages = useWords(schedulesMessages);
  const holidaysWords = useWords(holidaysMessages);
  const linkTo = useInternalLink();
  const heading = useId();
  const show = section.title ?? messages.unknownShow(section.showId);
  const upcoming = section.holidays.filter(({ last_day }) => last_day >= today).length;
  return (
    <section className="pk-schedules-show" aria-labelledby={heading}>
      <header className="pk-schedules-show-head">
        <Heading level={2} look={3} id={heading}>
          {show}
        </Heading>
        <Button
          size="small"
          icon={<CalendarOff aria-hidden="true" />}
          aria-label={holidaysWords.openFor(upcoming, show)}
          onPress={onHolidays}
        >
          {holidaysWords.open(upcoming)}
        </Button>
        <ButtonLink
          {...linkTo(`/${station}/automations/new?showId=${section.showId}`)}
          size="small"
          icon={<Plus aria-hidden="true" />}
          aria-label={messages.newScheduleFor(show)}
        >
          {messages.newSchedule}
        </ButtonLink>
      </header>
      <ul className="pk-schedules-list" aria-label={messages.schedulesOf(show)}>
        {section.schedules.map((schedule) => (
          <ScheduleRow
            key={schedule.id}
            schedule={schedule}
            editAddress={`/${station}/automations/${schedule.id}/edit?showId=${section.showId}`}
            zone={zone}
            destinations={destinations}
            onDelete={() => onDelete(schedule, show)}
          />
        ))}
      </ul>
    </section>
  );
}
