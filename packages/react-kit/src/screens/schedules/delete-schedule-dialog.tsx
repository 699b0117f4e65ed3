import type { Schedule } from '@postkit/sdk/schema';
import { useDeleteSchedule } from '../../data/schedules/index.ts';
import { RemoveDialog } from '../../host/remove-dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { schedulesMessages } from './schedules.messages.ts';

export interface DeleteScheduleDialogProps {
  schedule: Schedule;
  /** Title of the schedule's show. */
  show: string;
  onCancel: () => void;
  onDeleted: () => void;
}

/** Confirms before a schedule is deleted. */
export function DeleteScheduleDialog({ schedule, show, onCancel, onDeleted }: DeleteScheduleDialogProps) {
  const messages = useWords(schedulesMessages);
  const title = schedule.title || messages.untitled;
  return (
    <RemoveDialog
      title={messages.deleteTitle}
      confirmLabel={messages.deleteConfirm}
      removal={useDeleteSchedule()}
      input={schedule.id}
      failed={messages.deleteFailed}
      done={{ name: messages.deleted, details: messages.deletedText(title) }}
      onRemoved={onDeleted}
      onCancel={onCancel}
    >
      <p>
        <strong>{messages.deleteQuestion(title, show)}</strong>
      </p>
      <p>{messages.deleteText}</p>
    </RemoveDialog>
  );
}
