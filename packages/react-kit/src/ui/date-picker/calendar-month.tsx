import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar';
import './calendar-popover.css';

/** The days of a month, with buttons for the previous and next month. Use it inside a `Calendar` or a `RangeCalendar`. */
export function CalendarMonth({ dayClass = 'pk-calendar-day' }: { dayClass?: string }) {
  return (
    <>
      <div className="pk-calendar-header">
        <Button slot="previous" className="pk-field-inner-button">
          <ChevronLeft aria-hidden="true" />
        </Button>
        <Heading className="pk-calendar-title" />
        <Button slot="next" className="pk-field-inner-button">
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
      <CalendarGrid>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="pk-calendar-weekday">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={dayClass} />}</CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
