import { type SyntheticEvent, useId, useState } from 'react';
import type { Programme } from '@postkit/sdk/schema';
import { FailureBanner } from '../../../host/failure-banner.tsx';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import { useWords } from '../../../words/use-words.ts';
import { PublicFields, TextFields, TimeFields } from './programme-form-fields.tsx';
import { programmeMessages } from './programme.messages.ts';
import { useProgrammeForm } from './use-programme-form.ts';

export interface ProgrammeDrawerProps {
  /** Null adds one. */
  programme: Programme | null;
  /** Name of its source; empty for a programme by hand. */
  source: string;
  zone: string;
  onClose(): void;
}

/** Adds a programme or changes one. Only the show of a programme of a source is changed, and whether it is public. */
export function ProgrammeDrawer({ programme, source, zone, onClose }: ProgrammeDrawerProps) {
  const messages = useWords(programmeMessages);
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const deps = { programme, zone, onSaved: onClose };
  const { form, save, isOfSource, isDirty, isSaving, error } = useProgrammeForm(deps);
  const leave = () => (isDirty ? setAsking(true) : onClose());

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    save();
  }

  return (
    <Drawer
      isOpen
      title={programme ? messages.editTitle(programme.name) : messages.addTitle}
      onClose={isSaving ? undefined : leave}
      footer={
        <>
          <Button isDisabled={isSaving} onPress={leave}>
            {messages.discard}
          </Button>
          <Button variant="primary" type="submit" form={id} isBusy={isSaving}>
            {programme ? messages.save : messages.add}
          </Button>
        </>
      }
    >
      <form id={id} className="pk-programme-form" noValidate onSubmit={submit}>
        {error && <FailureBanner error={error} call={messages.saveFailed} />}
        {isOfSource ? (
          <Banner>{messages.ofSource(source)}</Banner>
        ) : (
          <>
            <TimeFields form={form} zone={zone} />
            <TextFields form={form} />
          </>
        )}
        <PublicFields form={form} />
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
