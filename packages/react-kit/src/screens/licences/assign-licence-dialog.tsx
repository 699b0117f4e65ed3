import { useState } from 'react';
import type { Licence, LicensedUser, StationLicences } from '@postkit/sdk/schema';
import { userName } from '../../data/users/index.ts';
import { FailureBanner } from '../../host/failure-banner.tsx';
import { useNotify } from '../../host/use-notify.ts';
import { Button } from '../../ui/button/button.tsx';
import { ComboBox } from '../../ui/combo-box/combo-box.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { assignableUsers } from './licence-list.ts';
import { licenceOptions } from './licence-options.ts';
import { licencesMessages } from './licences.messages.ts';
import { useAssignLicence } from './licences.mutations.ts';

export interface AssignLicenceDialogProps {
  station: StationLicences;
  users: readonly LicensedUser[];
  onClose(): void;
}

/** Chooses a user of the company and the licence that they get at a station. */
export function AssignLicenceDialog({ station, users, onClose }: AssignLicenceDialogProps) {
  const notify = useNotify();
  const catalogue = useCatalogue();
  const messages = useWords(licencesMessages);
  const candidates = assignableUsers(station, users);
  const [userId, setUserId] = useState<string | null>(null);
  const [licence, setLicence] = useState<Licence>('full');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useAssignLicence();

  function assign(): void {
    const user = candidates.find(({ id }) => String(id) === userId);
    if (!user) return setMissing(true);
    mutate(
      { station: station.station, user_id: user.id, licence, version: user.version },
      {
        onSuccess() {
          const details = messages.assigned(userName(user), licence, station.title);
          notify({ name: messages.name, details, type: 'success' });
          onClose();
        },
      },
    );
  }

  const title = messages.assignTitle(station.title);
  if (candidates.length === 0) {
    return (
      <Dialog
        isOpen
        title={title}
        onClose={onClose}
        footer={<Button onPress={onClose}>{messages.close}</Button>}
      >
        <p>{messages.allAssigned}</p>
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={title}
      submitLabel={messages.confirm}
      isBusy={isPending}
      onSubmit={assign}
      onCancel={onClose}
    >
      <ComboBox
        label={messages.user}
        isRequired
        options={candidates.map((user) => ({
          id: String(user.id),
          label: userName(user),
          description: user.email,
        }))}
        value={userId}
        placeholder={messages.userPlaceholder}
        errorMessage={isMissing && userId === null ? messages.userMissing : undefined}
        isDisabled={isPending}
        onChange={setUserId}
      />
      <RadioGroup
        label={messages.kind}
        options={licenceOptions(catalogue)}
        value={licence}
        isDisabled={isPending}
        onChange={setLicence}
      />
      {error && <FailureBanner error={error} call={messages.assignFailed} />}
    </FormDialog>
  );
}
