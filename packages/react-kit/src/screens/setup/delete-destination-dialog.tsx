import type { Connection, Show } from '@postkit/sdk/schema';
import { useDeleteDestination } from '../../data/destinations/index.ts';
import { destinationName } from '../../data/destinations/index.ts';
import { destinationTypes } from '../../data/destinations/index.ts';
import { RemoveDialog } from '../../host/remove-dialog.tsx';
import { setupMessages } from '../../parts/destinations/index.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { titlesOf } from './show-titles.ts';

export interface DeleteDestinationDialogProps {
  destination: Connection;
  shows: readonly Show[];
  onClose: () => void;
}

/** Asks before a destination is deleted, and says what ends with it. */
export function DeleteDestinationDialog({ destination, shows, onClose }: DeleteDestinationDialogProps) {
  const catalogue = useCatalogue();
  const messages = useWords(setupMessages);
  const name = destinationName(destination, catalogue);
  const titles = titlesOf(destination.shows, shows, catalogue).map(({ title }) => title);
  return (
    <RemoveDialog
      title={messages.askTitle}
      confirmLabel={messages.confirm}
      removal={useDeleteDestination()}
      input={destination.id}
      failed={messages.deleteFailed}
      done={{ name: messages.heading, details: messages.deleted(name) }}
      onRemoved={onClose}
      onCancel={onClose}
    >
      <div className="pk-stack">
        <p>{messages.askText(name)}</p>
        <p className="pk-muted">
          {destinationTypes(catalogue)[destination.type].setup?.ends?.(destination) ?? messages.endsPosts}
        </p>
        {titles.length > 0 && <p className="pk-muted">{messages.losesShows(titles.join(', '))}</p>}
      </div>
    </RemoveDialog>
  );
}
