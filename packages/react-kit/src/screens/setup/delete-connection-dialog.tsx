import type { Connection, Show } from '@postkit/sdk/schema';
import { useDeleteConnection } from '../../data/connections/index.ts';
import { destinationName } from '../../data/connections/index.ts';
import { destinationTypes } from '../../data/connections/index.ts';
import { RemoveDialog } from '../../host/remove-dialog.tsx';
import { setupMessages } from '../../parts/connections/index.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { titlesOf } from './show-titles.ts';

export interface DeleteConnectionDialogProps {
  connection: Connection;
  shows: readonly Show[];
  onClose: () => void;
}

/** Asks before a connection is deleted, and says what ends with it. */
export function DeleteConnectionDialog({ connection, shows, onClose }: DeleteConnectionDialogProps) {
  const catalogue = useCatalogue();
  const messages = useWords(setupMessages);
  const name = destinationName(connection, catalogue);
  const titles = titlesOf(connection.shows, shows, catalogue).map(({ title }) => title);
  return (
    <RemoveDialog
      title={messages.askTitle}
      confirmLabel={messages.confirm}
      removal={useDeleteConnection()}
      input={connection.id}
      failed={messages.deleteFailed}
      done={{ name: messages.heading, details: messages.deleted(name) }}
      onRemoved={onClose}
      onCancel={onClose}
    >
      <div className="pk-stack">
        <p>{messages.askText(name)}</p>
        <p className="pk-muted">
          {destinationTypes(catalogue)[connection.type].setup?.ends?.(connection) ?? messages.endsPosts}
        </p>
        {titles.length > 0 && <p className="pk-muted">{messages.losesShows(titles.join(', '))}</p>}
      </div>
    </RemoveDialog>
  );
}
