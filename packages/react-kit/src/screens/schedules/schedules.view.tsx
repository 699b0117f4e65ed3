import CalendarClock from 'lucide-react/icons/calendar-clock';
import { type RefObject, useState } from 'react';
import type { Schedule } from '@postkit/sdk/schema';
import { UnlessDemo } from '../../host/demo/unless-demo.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { useFocusNext } from '../../ui/focus-next/use-focus-next.ts';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { useWords } from '../../words/use-words.ts';
import { DeleteScheduleDialog } from './delete-schedule-dialog.tsx';
import { HolidaysDialog } from './holidays/holidays-dialog.tsx';
import type { SchedulesState } from './schedules.controller.ts';
import { schedulesMessages } from './schedules.messages.ts';
import { ShowSection } from './show-section.tsx';

/** Shorter lists need no search. */
const searchFrom = 8;

type OpenDialog = { kind: 'delete'; schedule: Schedule; show: string } | { kind: 'holidays'; showId: number };

export interface SchedulesViewProps extends SchedulesState {
  station: string;
  /** The screen's element; a link in it gets the focus when no schedule is left. */
  frame: RefObject<HTMLDivElement | null>;
}

export function SchedulesView({ frame, ...props }: SchedulesViewProps) {
  const messages = useWords(schedulesMessages);
  const { sections, count, typed, setTyped } = props;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const focusNext = useFocusNext();
  const matchCount = sections.reduce((sum, { schedules }) => sum + schedules.length, 0);
  const close = () => setDialog(null);

  /** Moves the focus to the next schedule, else to the previous one. */
  function onDeleted(): void {
    const rows = [...(frame.current?.querySelectorAll<HTMLElement>('[data-schedule]') ?? [])];
    const at = rows.findIndex(
      (row) => dialog?.kind === 'delete' && row.dataset['schedule'] === String(dialog.schedule.id),
    );
    const next = (rows[at + 1] ?? rows[at - 1])?.dataset['schedule'];
    focusNext(() =>
      frame.current?.querySelector<HTMLElement>(next ? `[data-schedule="${next}"] a` : '.pk-screen-head a'),
    );
    close();
  }

  return (
    <>
      {count > 0 && (
        <div className="pk-schedules-tools">
          {count >= searchFrom && (
            <SearchField
              label={messages.search}
              placeholder={messages.search}
              value={typed}
              onChange={setTyped}
            />
          )}
          <p className="pk-schedules-count" role="status">
            {matchCount === count ? messages.count(count) : messages.found(matchCount, count)}
          </p>
        </div>
      )}
      {count === 0 && (
        <UnlessDemo>
          <EmptyState title={messages.none} icon={<CalendarClock aria-hidden="true" />}>
            {messages.noneText}
          </EmptyState>
        </UnlessDemo>
      )}
      {count > 0 && matchCount === 0 && (
        <EmptyState title={messages.noResults}>{messages.noResultsText}</EmptyState>
      )}
      {sections.map((section) => (
        <ShowSection
          key={section.showId}
          {...props}
          section={section}
          onDelete={(schedule, show) => setDialog({ kind: 'delete', schedule, show })}
          onHolidays={() => setDialog({ kind: 'holidays', showId: section.showId })}
        />
      ))}
      {dialog?.kind === 'delete' && (
        <DeleteScheduleDialog {...dialog} onCancel={close} onDeleted={onDeleted} />
      )}
      {dialog?.kind === 'holidays' && (
        <HolidaysDialog
          section={sections.find(({ showId }) => showId === dialog.showId)}
          today={props.today}
          onClose={close}
        />
      )}
    </>
  );
}
