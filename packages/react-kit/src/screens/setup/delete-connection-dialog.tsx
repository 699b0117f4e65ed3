import type { Connection, Show } from '@postkit/sdk/schema';
import { useDeleteConnection } from '../../data/connections/index.ts';
import { destinationName } from '../../data/connections/index.ts';
import { destinationTypes } from '../../data/connections/index.ts';
import { useNotify } from '../../host/use-notify.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { setupMessages } from '../../parts/connections/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { titlesOf } from './show-titles.ts';

export interface DeleteConnectionDialogProps {
  connection: Connection;
  shows: readonly Show[];
  onClose: () => void;
}

/** Asks before a connection is deleted, and says what ends with it. */
export function DeleteConnectionDialog({ connection, shows, onClose }: DeleteConnectionDialogProps) {
  const reportFailure = useReportFailure();
  const notify = useNotify();
  const catalogue = useCatalogue();
  const messages = useWords(setupMessages);
  const { mutate, isPending, error } = useDeleteConnection();
  const name = destinationName(connection, catalogue);
  const titles = titlesOf(connection.shows, shows, catalogue).map(({ title }) => title);

  function confirm(): void {
    mutate(connection.id, {
      onError: (reason) => reportFailure(messages.deleteFailed, reason),
      onSuccess() {
        notify({ name: messages.heading, details: messages.deleted(name), type: 'success' });
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={messages.askTitle}
      confirmLabel={messages.confirm}
      isBusy={isPending}
      errorMessage={error ? messages.deleteFailed : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <div className="pk-stack">
        <p>{messages.askText(name)}</p>
        <p className="pk-muted">
          {destinationTypes(catalogue)[connection.type].setup?.ends?.(connection) ?? messages.endsPosts}
        </p>
        {titles.length > 0 && <p className="pk-muted">{messages.losesShows(titles.join(', '))}</p>}
      </div>
    </ConfirmDialog>
  );
}
