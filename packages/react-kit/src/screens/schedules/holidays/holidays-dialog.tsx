import { useRef, useState } from 'react';
import type { Holiday } from '@postkit/sdk/schema';
import type { CalendarDate } from '../../../host/time/zoned-time.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useFocusNext } from '../../../ui/focus-next/use-focus-next.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { useDeleteHoliday } from '../holidays.mutations.ts';
import type { ShowSchedules } from '../schedules-by-show.ts';
import { schedulesMessages } from '../schedules.messages.ts';
import { type HolidayDraft, holidayText, newHoliday } from './holiday-days.model.ts';
import './holidays.css';
import { HolidayForm } from './holiday-form.tsx';
import { HolidayRow } from './holiday-row.tsx';
import { holidaysMessages } from './holidays.messages.ts';

export interface HolidaysDialogProps {
  /** Undefined once the show's last schedule is deleted. */
  section: ShowSchedules | undefined;
  today: CalendarDate;
  onClose: () => void;
}

/** Lists, adds, changes and deletes the holidays of a show, on which its schedules do not run. */
export function HolidaysDialog({ section, today, onClose }: HolidaysDialogProps) {
  const reportFailure = useReportFailure();
  const catalogue = useCatalogue();
  const schedulesWords = useWords(schedulesMessages);
  const messages = useWords(holidaysMessages);
  const [draft, setDraft] = useState<HolidayDraft>(newHoliday);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext();
  const { mutate, isPending, variables } = useDeleteHoliday();
  if (!section) return null;
  const { showId, title, holidays } = section;

  const firstFormField = () =>
    list.current?.querySelector<HTMLElement>('.pk-holiday-form [role="spinbutton"]');

  /** Loads an existing holiday into the form. */
  function edit(holiday: Holiday): void {
    setDraft(holiday);
    focusNext(firstFormField);
  }

  /** Resets the form to a new holiday and returns focus to the row that was edited. */
  function endEdit(): void {
    const { id } = draft;
    setDraft(newHoliday);
    if (id !== null)
      focusNext(() => list.current?.querySelector<HTMLElement>(`[data-holiday="${id}"] button`));
  }

  function remove(holiday: Holiday): void {
    mutate(holiday.id, {
      onSuccess() {
        setAnnouncement(messages.deleted(holidayText(holiday, catalogue)));
        if (draft.id === holiday.id) setDraft(newHoliday);
        focusNext(firstFormField);
      },
      onError: (error) => reportFailure(messages.deleteFailed, error),
    });
  }

  return (
    <Dialog
      isOpen
      title={messages.title(title ?? schedulesWords.unknownShow(showId))}
      onClose={onClose}
      footer={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <div ref={list} className="pk-stack">
        <p className="pk-muted">{messages.help}</p>
        {holidays.length === 0 ? (
          <p className="pk-holidays-none">{messages.none}</p>
        ) : (
          <ul className="pk-holidays" aria-label={messages.list}>
            {holidays.map((holiday) => (
              <HolidayRow
                key={holiday.id}
                holiday={holiday}
                today={today}
                isEdited={draft.id === holiday.id}
                isBusy={isPending && variables === holiday.id}
                onEdit={() => edit(holiday)}
                onDelete={() => remove(holiday)}
              />
            ))}
          </ul>
        )}
        <HolidayForm
          key={draft.id}
          showId={showId}
          draft={draft}
          onDone={(holiday) => {
            setAnnouncement(
              (draft.id === null ? messages.added : messages.saved)(holidayText(holiday, catalogue)),
            );
            endEdit();
          }}
          onCancel={endEdit}
        />
        <div role="status" data-visually-hidden>
          {announcement}
        </div>
      </div>
    </Dialog>
  );
}
