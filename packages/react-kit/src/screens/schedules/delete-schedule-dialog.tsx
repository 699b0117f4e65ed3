import { isHttpError, serverMessage } from '@postkit/sdk';
import type { Schedule } from '@postkit/sdk/schema';
import { useDeleteSchedule } from '../../data/schedules/index.ts';
import { useNotify } from '../../host/use-notify.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import type { Catalogue } from '../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
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
  const reportFailure = useReportFailure();
  const notify = useNotify();
  const catalogue = useCatalogue();
  const messages = useWords(schedulesMessages);
  const { mutate, isPending, error } = useDeleteSchedule();
  const title = schedule.title || messages.untitled;

  function confirm(): void {
    mutate(schedule.id, {
      onSuccess: confirmDeletion,
      // Another user deleted it first.
      onError: (reason) =>
        isHttpError(reason, 404) ? confirmDeletion() : reportFailure(messages.deleteFailed, reason),
    });
  }

  function confirmDeletion(): void {
    notify({ name: messages.deleted, details: messages.deletedText(title), type: 'success' });
    onDeleted();
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={messages.deleteTitle}
      confirmLabel={messages.deleteConfirm}
      isBusy={isPending}
      errorMessage={error && !isHttpError(error, 404) ? failureText(error, catalogue) : undefined}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <p>
        <strong>{messages.deleteQuestion(title, show)}</strong>
      </p>
      <p>{messages.deleteText}</p>
    </ConfirmDialog>
  );
}

function failureText(error: unknown, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(schedulesMessages);
  const message = serverMessage(error);
  return message.action === 'show' ? `${messages.deleteFailed}. ${message.details}` : messages.deleteFailed;
}
