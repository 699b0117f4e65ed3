import Pencil from 'lucide-react/icons/pencil';
import { type SyntheticEvent, useState } from 'react';
import { isHttpError } from '@postkit/sdk';
import type { Company } from '@postkit/sdk/schema';
import { useStationsChange } from '../../data/stations/index.ts';
import { failureText } from '../../host/report-failure.ts';
import { useNotify } from '../../host/use-notify.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { companyMessages } from './company.messages.ts';

/** The name of the company; the pencil changes it in place, Escape returns. */
export function CompanyName({ company }: { company: Company }) {
  const messages = useWords(companyMessages);
  const [isEditing, setEditing] = useState(false);
  // The form keeps the focus inside, so the pencil takes it back.
  const [wasEdited, setWasEdited] = useState(false);
  if (isEditing) {
    return (
      <NameForm
        company={company}
        onClose={() => {
          setEditing(false);
          setWasEdited(true);
        }}
      />
    );
  }
  return (
    <div className="pk-company-name">
      <strong className="pk-truncate">{company.name}</strong>
      <IconButton
        size="small"
        label={messages.rename}
        icon={<Pencil aria-hidden="true" />}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={wasEdited}
        onPress={() => setEditing(true)}
      />
    </div>
  );
}

function NameForm({ company, onClose }: { company: Company; onClose(): void }) {
  const catalogue = useCatalogue();
  const messages = useWords(companyMessages);
  const notify = useNotify();
  const [name, setName] = useState(company.name);
  // The version that the user has seen: a newer one on the station is shown before it is replaced.
  const [version, setVersion] = useState(company.version);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending } = useStationsChange((client, update: { name: string; version: number }) =>
    client.stations.updateCompany(update),
  );
  const isConflict = version !== company.version;

  function save(event: SyntheticEvent): void {
    event.preventDefault();
    const next = name.trim();
    if (next === '') return setProblem(messages.nameMissing);
    if (next === company.name) return onClose();
    setVersion(company.version);
    mutate(
      { name: next, version: company.version },
      {
        onSuccess(stored) {
          notify({ name: messages.message, details: messages.renamed(stored.name), type: 'success' });
          onClose();
        },
        onError: (error) =>
          setProblem(isHttpError(error, 409) ? null : failureText(error, catalogue, messages.nameFailed)),
      },
    );
  }

  return (
    <form className="pk-company-name-form" noValidate onSubmit={save}>
      <TextField
        label={messages.name}
        isLabelHidden
        value={name}
        maxLength={100}
        autoComplete="off"
        // The pencil opened it to be typed in.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        isDisabled={isPending}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
        errorMessage={problem ?? (isConflict ? messages.nameConflict(company.name) : undefined)}
        onChange={(typed) => {
          setName(typed);
          setProblem(null);
        }}
      />
      <Button isDisabled={isPending} onPress={onClose}>
        {messages.cancel}
      </Button>
      <Button variant="primary" type="submit" isBusy={isPending}>
        {messages.save}
      </Button>
    </form>
  );
}
