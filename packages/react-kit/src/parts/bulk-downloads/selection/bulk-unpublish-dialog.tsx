import { failureText } from '../../../host/report-failure.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { useSetUnpublished } from './bulk-actions.mutations.ts';
import type { BulkDialogProps } from './bulk-dialog-props.ts';
import { selectionMessages } from './selection.messages.ts';

/** Confirms before the selected episodes are unpublished. The message afterwards publishes them again. */
export function BulkUnpublishDialog({ selection: { episodes, clear }, onClose }: BulkDialogProps) {
  const reportFailure = useReportFailure();
  const notify = useNotify();
  const catalogue = useCatalogue();
  const messages = useWords(selectionMessages);
  const { mutateAsync, isPending, error } = useSetUnpublished();
  const ids = episodes.map(({ playlist_id }) => playlist_id);

  async function confirm(): Promise<void> {
    try {
      await mutateAsync({ ids, unpublished: true });
    } catch (reason) {
      reportFailure(messages.unpublishFailed, reason);
      return;
    }
    clear();
    onClose();
    notify({ name: messages.unpublished(ids.length), details: '', type: 'success', undo: () => void undo() });
  }

  // The dialog is gone by then, and `mutateAsync` still works without it.
  async function undo(): Promise<void> {
    try {
      await mutateAsync({ ids, unpublished: false });
      notify({ name: messages.undone(ids.length), details: '', type: 'success' });
    } catch (reason) {
      reportFailure(messages.undoFailed, reason);
    }
  }

  return (
    <ConfirmDialog
      isOpen
      title={messages.unpublishTitle(ids.length)}
      confirmLabel={messages.unpublish}
      isBusy={isPending}
      errorMessage={error ? failureText(error, catalogue, messages.unpublishFailed) : undefined}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{messages.unpublishText}</p>
    </ConfirmDialog>
  );
}
