import type { StationLicences } from '@postkit/sdk/schema';
import { RemoveDialog } from '../../host/remove-dialog.tsx';
import { useWords } from '../../words/use-words.ts';
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
  const messages = useWords(licencesMessages);
  return (
    <RemoveDialog
      title={messages.removeTitle(name)}
      confirmLabel={messages.removeConfirm}
      removal={useRemoveLicence()}
      input={{ station: station.station, userId: user.id }}
      failed={messages.removeFailed}
      done={{ name: messages.name, details: messages.removed(name, station.title) }}
      onRemoved={onClose}
      onCancel={onClose}
    >
      <p>{messages.removeText(station.title)}</p>
    </RemoveDialog>
  );
}
