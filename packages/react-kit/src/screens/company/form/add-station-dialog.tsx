import { useState } from 'react';
import type { Company, CompanyStation, CompanyStationInput } from '@postkit/sdk/schema';
import { useStationsChange } from '../../../data/stations/index.ts';
import { FailureBanner } from '../../../host/failure-banner.tsx';
import { IdentityFields } from '../../../parts/stations/fields/index.ts';
import { type FieldProblems, identityProblems, refusedFields } from '../../../parts/stations/fields/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { PlaceFields } from './place-fields.tsx';
import { draftOf, inputOf, type StationDraft } from './station-draft.ts';
import { stationFormMessages } from './station-form.messages.ts';
import './station-form.css';

export interface AddStationDialogProps {
  company: Company;
  /** Opens the station that was added. */
  onOpen(station: CompanyStation): void;
  /** Opens the details of the station that was added. */
  onEdit(station: CompanyStation): void;
  onClose(): void;
}

/** Adds a station, and then leads to it. The entered values stay after a failure. */
export function AddStationDialog({ company, onOpen, onEdit, onClose }: AddStationDialogProps) {
  const catalogue = useCatalogue();
  const messages = useWords(stationFormMessages);
  const [draft, setDraft] = useState(() => draftOf(null));
  const [isChecked, setChecked] = useState(false);
  const {
    mutate,
    isPending,
    error,
    data: added,
    reset,
  } = useStationsChange((client, input: CompanyStationInput) => client.stations.create(input));
  const refused = refusedFields(error, true, catalogue);
  const problems: FieldProblems = { ...refused, ...identityProblems(draft, catalogue, isChecked) };

  function change(next: StationDraft): void {
    if (error) reset();
    setDraft(next);
  }

  function save(): void {
    setChecked(true);
    if (Object.keys(identityProblems(draft, catalogue, true)).length === 0) mutate(inputOf(draft));
  }

  if (added) return <AddedStation station={added} {...{ onOpen, onEdit, onClose }} />;
  return (
    <FormDialog
      title={messages.addTitle}
      submitLabel={messages.add}
      isBusy={isPending}
      onSubmit={save}
      onCancel={onClose}
    >
      {error && Object.keys(refused).length === 0 && (
        <FailureBanner error={error} call={messages.addFailed} />
      )}
      <IdentityFields
        draft={draft}
        problems={problems}
        isDisabled={isPending}
        isNew
        takesFocus
        onChange={change}
      />
      <PlaceFields {...{ draft, company, problems }} isDisabled={isPending} onChange={change} />
    </FormDialog>
  );
}

function AddedStation({
  station,
  onOpen,
  onEdit,
  onClose,
}: Omit<AddStationDialogProps, 'company'> & { station: CompanyStation }) {
  const messages = useWords(stationFormMessages);
  return (
    <Dialog
      isOpen
      title={messages.addedTitle(station.title)}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{messages.close}</Button>
          <Button onPress={() => onEdit(station)}>{messages.addImage}</Button>
          <Button
            variant="primary"
            // The form that had the focus is gone.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            onPress={() => onOpen(station)}
          >
            {messages.open}
          </Button>
        </>
      }
    >
      <p>{messages.addedText}</p>
    </Dialog>
  );
}
