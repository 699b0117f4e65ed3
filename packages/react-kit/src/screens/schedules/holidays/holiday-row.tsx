import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Holiday } from '@postkit/sdk/schema';
import type { CalendarDate } from '../../../host/time/zoned-time.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { holidayText } from './holiday-days.model.ts';
import { holidaysMessages } from './holidays.messages.ts';

export interface HolidayRowProps {
  holiday: Holiday;
  today: CalendarDate;
  /** The form below is editing this holiday. */
  isEdited: boolean;
  isBusy: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

export function HolidayRow({ holiday, today, isEdited, isBusy, onEdit, onDelete }: HolidayRowProps) {
  const catalogue = useCatalogue();
  const messages = useWords(holidaysMessages);
  const days = holidayText(holiday, catalogue);
  const isOver = holiday.last_day < today;
  const isNow = !isOver && holiday.first_day <= today;
  return (
    <li
      className="pk-holiday"
      data-holiday={holiday.id}
      data-over={isOver || undefined}
      data-edited={isEdited || undefined}
    >
      <span className="pk-holiday-days">
        {days}
        {isNow && <Badge tone="accent">{messages.now}</Badge>}
        {isOver && <Badge>{messages.past}</Badge>}
      </span>
      <IconButton
        size="small"
        label={messages.edit(days)}
        icon={<Pencil aria-hidden="true" />}
        onPress={onEdit}
      />
      <IconButton
        size="small"
        label={messages.delete(days)}
        icon={<Trash2 aria-hidden="true" />}
        isBusy={isBusy}
        onPress={onDelete}
      />
    </li>
  );
}
