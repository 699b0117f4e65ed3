import { type ReactNode, useId, useState } from 'react';
import type { LogSource } from '@postkit/sdk/schema';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DiscardDialog } from '../../../ui/discard-dialog/discard-dialog.tsx';
import { useWords } from '../../../words/use-words.ts';
import { AlertFields } from './alert-fields.tsx';
import { logSourceMessages } from './log-source.messages.ts';
import { RuleFields } from './rule-fields.tsx';
import { StreamFields } from './stream-fields.tsx';
import { useLogSourceForm } from './use-log-source-form.ts';

export interface LogSourceFormProps {
  source: LogSource;
  /** State of the recorder. */
  facts: ReactNode;
  onClose: () => void;
}

/** The log's settings, with one Save for all of them. */
export function LogSourceForm({ source, facts, onClose }: LogSourceFormProps) {
  const messages = useWords(logSourceMessages);
  const id = useId();
  const { form, save, failure, isDirty, isSaving, isSaved } = useLogSourceForm(source);
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const leave = () => (isDirty ? setConfirmOpen(true) : onClose());
  return (
    <Dialog
      isOpen
      title={messages.title}
      onClose={isSaving ? undefined : leave}
      footer={
        <>
          <span className="pk-log-source-change" role="status" data-dirty={isDirty || undefined}>
            {isDirty && messages.unsaved}
            {isSaved && messages.saved}
          </span>
          <Button isDisabled={isSaving} onPress={leave}>
            {messages.close}
          </Button>
          <Button type="submit" form={id} variant="primary" isBusy={isSaving}>
            {messages.save}
          </Button>
        </>
      }
    >
      <form id={id} className="pk-log-source" noValidate onSubmit={(event) => void save(event)}>
        {failure && (
          <Banner tone="danger" title={messages.failedSave} isLive>
            {failure}
          </Banner>
        )}
        {facts}
        <StreamFields form={form} source={source} />
        <RuleFields form={form} />
        <AlertFields form={form} canMail={source.alerts.can_mail} />
      </form>
      <DiscardDialog isOpen={isConfirmOpen} onDiscard={onClose} onStay={() => setConfirmOpen(false)} />
    </Dialog>
  );
}
