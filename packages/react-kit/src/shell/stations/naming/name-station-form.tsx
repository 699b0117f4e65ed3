import { useState } from 'react';
import type { Company, CompanyStation } from '@postkit/sdk/schema';
import { useStationsChange } from '../../../data/stations/index.ts';
import { FailureBanner } from '../../../host/failure-banner.tsx';
import { IdentityFields } from '../../../parts/stations/fields/index.ts';
import {
  identityProblems,
  refusedFields,
  type StationIdentity,
} from '../../../parts/stations/fields/index.ts';
import { browserZone } from '../../../parts/stations/fields/index.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { nameStationMessages } from './name-station.messages.ts';

export interface NameStationFormProps {
  station: CompanyStation;
  company: Company;
  onLater(): void;
  onSaved(station: CompanyStation): void;
}

interface Draft extends StationIdentity {
  company: string;
}

export function NameStationForm({ station, company, onLater, onSaved }: NameStationFormProps) {
  const catalogue = useCatalogue();
  const messages = useWords(nameStationMessages);
  const [draft, setDraft] = useState<Draft>(() => ({
    title: '',
    slug: '',
    timezone: browserZone(),
    company: company.name,
  }));
  const [isChecked, setChecked] = useState(false);
  const { mutateAsync, isPending, error, reset } = useStationsChange(
    async (client, { company: name, ...identity }: Draft) => {
      if (name.trim() !== company.name) await client.stations.updateCompany({ name: name.trim() });
      const { title, slug, timezone } = identity;
      return client.stations.update(station.id, {
        title: title.trim(),
        slug,
        timezone: timezone ?? '',
        version: station.version,
      });
    },
  );
  const refused = refusedFields(error, true, catalogue);
  const problems = { ...refused, ...identityProblems(draft, catalogue, isChecked) };
  const lacksCompany = draft.company.trim() === '';

  function change(next: Draft): void {
    if (error) reset();
    setDraft(next);
  }

  function save(): void {
    setChecked(true);
    if (lacksCompany || Object.keys(identityProblems(draft, catalogue, true)).length > 0) return;
    // The callbacks of `mutate` end with the dialog, which the new settings close. The failure is shown from `error`.
    mutateAsync(draft).then(onSaved, () => undefined);
  }

  return (
    <FormDialog
      title={messages.title}
      submitLabel={messages.save}
      cancelLabel={messages.later}
      isBusy={isPending}
      onSubmit={save}
      onCancel={onLater}
    >
      <p className="pk-muted">{messages.text}</p>
      {error && Object.keys(refused).length === 0 && (
        <FailureBanner error={error} call={messages.saveFailed} />
      )}
      <IdentityFields
        draft={draft}
        problems={problems}
        isDisabled={isPending}
        isNew
        takesFocus
        onChange={change}
      />
      <TextField
        label={messages.company}
        description={messages.companyHelp}
        value={draft.company}
        maxLength={100}
        autoComplete="organization"
        isRequired
        isDisabled={isPending}
        errorMessage={isChecked && lacksCompany ? messages.companyMissing : undefined}
        onChange={(name) => change({ ...draft, company: name })}
      />
    </FormDialog>
  );
}
