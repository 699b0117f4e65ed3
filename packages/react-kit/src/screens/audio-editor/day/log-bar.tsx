import ListFilter from 'lucide-react/icons/list-filter';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useWords } from '../../../words/use-words.ts';
import { PickBar } from '../picking/pick-bar.tsx';
import { CategoryFilter, HoursFilter, HoursPopover, SearchFilter } from './day-filters.view.tsx';
import { DayMore } from './day-more.tsx';
import type { DayState } from './day.controller.ts';
import { dayMessages } from './day.messages.ts';
import { activeFilters } from './day.model.ts';

export interface LogBarProps {
  day: DayState;
  /** Filters are behind one button. */
  isPhone: boolean;
  /** Width of the log in pixels. */
  width: number;
  /** Opens the log source; null for users who may not see it. */
  onLogSource: (() => void) | null;
  /** Opens the messages of playout systems on the day; null for users who may not see them. */
  onJournal: (() => void) | null;
}

/** One line above the list: the filters, the number of events, and the actions on the day. */
export function LogBar({ day, isPhone, width, onLogSource, onJournal }: LogBarProps) {
  const messages = useWords(dayMessages);
  return (
    <div className="pk-log-bar">
      {isPhone ? (
        <FiltersButton day={day} />
      ) : (
        <div className="pk-day-filters" role="search" aria-label={messages.filters}>
          <SearchFilter day={day} />
          <CategoryFilter day={day} chips={chipsAt(width)} />
          <HoursPopover day={day} />
        </div>
      )}
      <span className="pk-day-count" role="status">
        {day.list === 'loading' ? messages.loading : messages.count(day.events.length, day.all.length)}
      </span>
      {day.events.length > 0 && <PickBar type="LOGGER" />}
      <DayMore {...{ day, onLogSource, onJournal }} />
    </div>
  );
}

/** Number of categories that have room for a chip beside the search and the actions. */
function chipsAt(width: number): number {
  return Math.max(0, Math.min(6, Math.floor((width - 680) / 100)));
}

/** Opens the filters as a sheet, and shows how many are set. */
function FiltersButton({ day }: { day: DayState }) {
  const messages = useWords(dayMessages);
  const [isOpen, setOpen] = useState(false);
  const count = activeFilters(day.filters);
  return (
    <>
      <Button icon={<ListFilter aria-hidden="true" />} onPress={() => setOpen(true)}>
        {count === 0 ? messages.filters : messages.filtersSet(count)}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={messages.filters}
        onClose={() => setOpen(false)}
        footer={
          <Button variant="primary" onPress={() => setOpen(false)}>
            {messages.showEvents(day.events.length)}
          </Button>
        }
      >
        <div className="pk-stack" role="search" aria-label={messages.filters}>
          <SearchFilter day={day} />
          <CategoryFilter day={day} chips={0} />
          <HoursFilter day={day} isLabelHidden={false} />
        </div>
      </Dialog>
    </>
  );
}
