import type { Connection, Show } from '@postkit/sdk/schema';
import { useDeleteConnection } from '../connections.mutations.ts';
import { reportFailure } from '../../../screen/report-failure.ts';
import { destinationName } from '../destination-names.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { setupMessages as words } from './setup.messages.ts';
import { titlesOf } from './show-titles.ts';

export interface DeleteConnectionDialogProps {
  connection: Connection;
  shows: readonly Show[];
  onClose: () => void;
}

/** Asks before a connection is gone, and says what ends with it. */
export function DeleteConnectionDialog({ connection, shows, onClose }: DeleteConnectionDialogProps) {
  const { mutate, isPending, error } = useDeleteConnection();
  const name = destinationName(connection);
  const titles = titlesOf(connection.shows, shows).map(({ title }) => title);

  function confirm(): void {
    mutate(connection.id, {
      onError: (reason) => reportFailure(words.deleteFailed, reason),
      onSuccess() {
        useMessages.getState().show({ name: words.heading, details: words.deleted(name), type: 'success' });
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={words.askTitle}
      confirmLabel={words.confirm}
      isBusy={isPending}
      errorMessage={error ? words.deleteFailed : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <div className="pk-stack">
        <p>{words.askText(name)}</p>
        <p className="pk-muted">{endOf(connection)}</p>
        {titles.length > 0 && <p className="pk-muted">{words.losesShows(titles.join(', '))}</p>}
      </div>
    </ConfirmDialog>
  );
}

function endOf({ type, rss_url }: Connection): string {
  if (type === 'rss') return rss_url === '' ? words.endsFeed : `${words.endsFeed} (${rss_url})`;
  return type === 'webwidget' ? words.endsWidget : words.endsPosts;
}
