import { useReportFailure } from '../../../host/use-report-failure.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useDeleteEpisodes } from './bulk-actions.mutations.ts';
import type { BulkDialogProps } from './bulk-dialog-props.ts';
import { BulkProgress } from './bulk-progress.tsx';
import { selectionMessages } from './selection.messages.ts';
import { useShowOutcome } from './use-show-outcome.ts';

/** Confirms before the selected, unpublished episodes are deleted for good. */
export function BulkDeleteDialog({ selection, onClose }: BulkDialogProps) {
  const reportFailure = useReportFailure();
  const showOutcome = useShowOutcome(selection);
  const messages = useWords(selectionMessages);
  const { mutate, isPending, done } = useDeleteEpisodes();
  const { episodes } = selection;
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={messages.deleteTitle(episodes.length)}
      confirmLabel={messages.delete}
      isBusy={isPending}
      onConfirm={() =>
        mutate(episodes, {
          onSuccess: (outcome) =>
            showOutcome(outcome, { done: messages.deleted, failed: messages.deleteFailed }),
          onError: (error) => reportFailure(messages.deleteFailed, error),
          onSettled: onClose,
        })
      }
      onCancel={onClose}
    >
      <p>{messages.deleteText}</p>
      {isPending && <BulkProgress label={messages.deleting} done={done} total={episodes.length} />}
    </ConfirmDialog>
  );
}
