import type { StationLicences } from '@postkit/sdk/schema';
import { failureText } from '../../host/report-failure.ts';
import { useNotify } from '../../host/use-notify.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import type { HeldLicence } from './licence-list.ts';
import { licencesMessages } from './licences.messages.ts';
import { useRemoveLicence } from './licences.mutations.ts';

export interface RemoveLicenceDialogProps {
  station: StationLicences;
  held: HeldLicence;
  onClose(): void;
}

/** Confirms before a user loses a station. */
export function RemoveLicenceDialog({ station, held: { name, user }, onClose }: RemoveLicenceDialogProps) {
  const notify = useNotify();
  const catalogue = useCatalogue();
  const messages = useWords(licencesMessages);
  const { mutate, isPending, error } = useRemoveLicence();

  function remove(): void {
    mutate(
      { station: station.station, userId: user.id },
      {
        onSuccess() {
          notify({ name: messages.name, details: messages.removed(name, station.title), type: 'success' });
          onClose();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={messages.removeTitle(name)}
      confirmLabel={messages.removeConfirm}
      isBusy={isPending}
      errorMessage={error ? failureText(error, catalogue, messages.removeFailed) : undefined}
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>{messages.removeText(station.title)}</p>
    </ConfirmDialog>
  );
}
