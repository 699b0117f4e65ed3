import { type SyntheticEvent, useId, useState } from 'react';
import type { PlayoutInput, PlayoutInputs, PlayoutInputWithToken } from '@postkit/sdk/schema';
import { FailureBanner } from '../../../host/failure-banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useSeenCategories } from '../playout.queries.ts';
import { CategoryRows } from './category-rows.tsx';
import { inputFormMessages } from './input-form.messages.ts';
import { KindRows } from './kind-rows.tsx';
import { OptionFields } from './option-fields.tsx';
import { SampleFields } from './sample-fields.tsx';
import { SystemFields } from './system-fields.tsx';
import { TimingFields } from './timing-fields.tsx';
import { TransportFields } from './transport-fields.tsx';
import { useInputForm } from './use-input-form.ts';

export interface InputDrawerProps {
  /** Null adds one. */
  input: PlayoutInput | null;
  /** The ports and folders that the operator allows. */
  limits: Pick<PlayoutInputs, 'ports' | 'folders' | 'settings'>;
  zone: string;
  onCreated(made: PlayoutInputWithToken): void;
  onClose(): void;
}

/** Adds an input or changes one. A sample shows what its messages would log while the form is edited. */
export function InputDrawer({ input, limits, zone, onCreated, onClose }: InputDrawerProps) {
  const messages = useWords(inputFormMessages);
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const { form, save, isDirty, isSaving, error } = useInputForm({ input, onCreated, onSaved: onClose });
  const journal = useSeenCategories(input?.id ?? null);
  const [sampled, setSampled] = useState<readonly string[]>([]);
  const leave = () => (isDirty ? setAsking(true) : onClose());

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    save();
  }

  return (
    <Drawer
      isOpen
      title={input ? messages.editTitle(input.name) : messages.addTitle}
      onClose={isSaving ? undefined : leave}
      footer={
        <>
          <Button isDisabled={isSaving} onPress={leave}>
            {messages.discard}
          </Button>
          <Button variant="primary" type="submit" form={id} isBusy={isSaving}>
            {input ? messages.save : messages.add}
          </Button>
        </>
      }
    >
      <form id={id} className="pk-stack pk-playout-form" noValidate onSubmit={submit}>
        {error && <FailureBanner error={error} call={messages.saveFailed} />}
        <TextField
          label={messages.name}
          value={form.draft.name}
          isRequired
          isReadOnly={isSaving}
          autoComplete="off"
          errorMessage={form.problems.name}
          onChange={(name) => form.set({ name })}
        />
        <SystemFields form={form} />
        <TransportFields form={form} limits={limits} address={input?.address ?? ''} />
        <OptionFields form={form} />
        <CategoryRows form={form} seen={[...new Set([...journal, ...sampled])].toSorted()} />
        <KindRows form={form} />
        <TimingFields form={form} />
        <SampleFields
          draft={form.draft}
          zone={zone}
          talkCategory={limits.settings.talk_category}
          onCategories={setSampled}
        />
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.discardTitle}
        confirmLabel={messages.discard}
        cancelLabel={messages.keepEditing}
        isDanger
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        {messages.discardText}
      </ConfirmDialog>
    </Drawer>
  );
}
