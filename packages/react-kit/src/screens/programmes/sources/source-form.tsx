import { useState } from 'react';
import { isHttpError } from '@postkit/sdk';
import { type ProgrammeSource, programmeSourceInput, programmeSourceKinds } from '@postkit/sdk/schema';
import { useProgrammeChange } from '../../../data/programmes/index.ts';
import { FailureBanner } from '../../../host/failure-banner.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import { sourcesMessages } from './sources.messages.ts';

export interface SourceFormProps {
  /** Null adds one. */
  source: ProgrammeSource | null;
  onSaved(source: ProgrammeSource): void;
  onClose(): void;
}

type Fields = Pick<ProgrammeSource, 'title' | 'kind' | 'address'>;

/** Adds a source or changes its name and address; the entered values stay after a failure. */
export function SourceForm({ source, onSaved, onClose }: SourceFormProps) {
  const messages = useWords(sourcesMessages);
  const [fields, setFields] = useState<Fields>(source ?? { title: '', kind: 'icalendar', address: '' });
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useProgrammeChange(async (client, { kind, ...sent }: Fields) =>
    source
      ? client.programmes.updateSource(source.id, sent)
      : client.programmes.createSource({ kind, ...sent }),
  );
  const set = (change: Partial<Fields>) => setFields((before) => ({ ...before, ...change }));
  const sent = { title: fields.title.trim(), kind: fields.kind, address: fields.address.trim() };
  const wrong = new Set(programmeSourceInput.safeParse(sent).error?.issues.map(({ path }) => path[0]));
  const refused = isHttpError(error) ? error.fields : {};

  function save(): void {
    setChecked(true);
    if (wrong.size === 0) mutate(sent, { onSuccess: onSaved });
  }

  return (
    <FormDialog
      title={source ? messages.editTitle(source.title) : messages.addTitle}
      submitLabel={source ? messages.save : messages.add}
      isBusy={isPending}
      onSubmit={save}
      onCancel={onClose}
    >
      {error && !refused['address'] && <FailureBanner error={error} call={messages.saveFailed} />}
      <TextField
        label={messages.name}
        value={fields.title}
        isRequired
        isReadOnly={isPending}
        autoComplete="off"
        errorMessage={isChecked && wrong.has('title') ? messages.nameMissing : undefined}
        onChange={(title) => set({ title })}
      />
      <Select
        label={messages.kind}
        options={programmeSourceKinds.map((id) => ({ id, label: messages.kinds[id] }))}
        value={fields.kind}
        isDisabled={source !== null || isPending}
        onChange={(kind) => set({ kind })}
      />
      <TextField
        label={messages.address}
        type="url"
        isCode
        value={fields.address}
        description={`${messages.examples[fields.kind]} ${messages.addressHelp}`}
        isReadOnly={isPending}
        errorMessage={
          isChecked && wrong.has('address') ? messages.addressWrong : refused['address']?.join(' ')
        }
        onChange={(address) => set({ address })}
      />
    </FormDialog>
  );
}
