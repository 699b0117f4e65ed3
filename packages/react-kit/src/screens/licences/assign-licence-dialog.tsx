import { useId, useState, type SubmitEvent } from 'react';
import type { Licence, LicensedUser, StationLicences } from '@postkit/sdk/schema';
import { userName } from '../../data/users/index.ts';
import { failureText } from '../../host/report-failure.ts';
import { useNotify } from '../../host/use-notify.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ComboBox } from '../../ui/combo-box/combo-box.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
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
  const formId = useId();
  const candidates = assignableUsers(station, users);
  const [userId, setUserId] = useState<string | null>(null);
  const [licence, setLicence] = useState<Licence>('full');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useAssignLicence();

  function assign(event: SubmitEvent): void {
    event.preventDefault();
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

  const footer =
    candidates.length === 0 ? (
      <Button onPress={onClose}>{messages.close}</Button>
    ) : (
      <>
        <Button isDisabled={isPending} onPress={onClose}>
          {messages.cancel}
        </Button>
        <Button variant="primary" type="submit" form={formId} isBusy={isPending}>
          {messages.confirm}
        </Button>
      </>
    );
  return (
    <Dialog
      isOpen
      title={messages.assignTitle(station.title)}
      onClose={isPending ? undefined : onClose}
      footer={footer}
    >
      {candidates.length === 0 ? (
        <p>{messages.allAssigned}</p>
      ) : (
        <form id={formId} className="pk-stack" noValidate onSubmit={assign}>
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
          {error && (
            <Banner tone="danger" isLive>
              {failureText(error, catalogue, messages.assignFailed)}
            </Banner>
          )}
        </form>
      )}
    </Dialog>
  );
}
