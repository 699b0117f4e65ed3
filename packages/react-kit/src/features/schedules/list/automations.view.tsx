import type { Automation } from '@postkit/sdk/schema';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { type RefObject, useState } from 'react';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { useFocusNext } from '../../../ui/focus-next/use-focus-next.ts';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import type { AutomationsState } from './automations.controller.ts';
import { automationsMessages as messages } from './automations.messages.ts';
import { DeleteScheduleDialog } from './delete-schedule-dialog.tsx';
import { HolidaysDialog } from './holidays/holidays-dialog.tsx';
import { ShowSection } from './show-section.tsx';

/** Fewer than this are seen at a glance. */
const searchFrom = 8;

type Opened = { kind: 'delete'; schedule: Automation; show: string } | { kind: 'holidays'; showId: number };

export interface AutomationsViewProps extends AutomationsState {
  station: string;
  /** Of the screen: its link takes the focus where no schedule is left. */
  frame: RefObject<HTMLDivElement | null>;
}

export function AutomationsView({ frame, ...props }: AutomationsViewProps) {
  const { sections, count, typed, setTyped } = props;
  const [opened, setOpened] = useState<Opened | null>(null);
  const focusNext = useFocusNext();
  const shown = sections.reduce((sum, { schedules }) => sum + schedules.length, 0);
  const close = () => setOpened(null);

  /** To the row that takes the deleted one's place. */
  function onDeleted(): void {
    const rows = [...(frame.current?.querySelectorAll<HTMLElement>('[data-schedule]') ?? [])];
    const at = rows.findIndex((row) => opened?.kind === 'delete' && row.dataset['schedule'] === String(opened.schedule.id));
    const next = (rows[at + 1] ?? rows[at - 1])?.dataset['schedule'];
    focusNext(() => frame.current?.querySelector<HTMLElement>(next ? `[data-schedule="${next}"] a` : '.pk-screen-head a'));
    close();
  }

  return (
    <>
      {count > 0 && (
        <div className="pk-automations-tools">
          {count >= searchFrom && <SearchField label={messages.search} placeholder={messages.search} value={typed} onChange={setTyped} />}
          <p className="pk-automations-count" role="status">
            {shown === count ? messages.count(count) : messages.found(shown, count)}
          </p>
        </div>
      )}
      {count === 0 && (
        <EmptyState title={messages.none} icon={<CalendarClock aria-hidden="true" />}>
          {messages.noneText}
        </EmptyState>
      )}
      {count > 0 && shown === 0 && <EmptyState title={messages.noResults}>{messages.noResultsText}</EmptyState>}
      {sections.map((section) => (
        <ShowSection
          key={section.showId}
          {...props}
          section={section}
          onDelete={(schedule, show) => setOpened({ kind: 'delete', schedule, show })}
          onHolidays={() => setOpened({ kind: 'holidays', showId: section.showId })}
        />
      ))}
      {opened?.kind === 'delete' && <DeleteScheduleDialog {...opened} onCancel={close} onDeleted={onDeleted} />}
      {opened?.kind === 'holidays' && (
        <HolidaysDialog section={sections.find(({ showId }) => showId === opened.showId)} today={props.today} onClose={close} />
      )}
    </>
  );
}
