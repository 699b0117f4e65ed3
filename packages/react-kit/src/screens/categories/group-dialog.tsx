import { type SyntheticEvent, useId } from 'react';
import type { CategoryGroup } from '@postkit/sdk/schema';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { categoriesMessages, groupDialogMessages } from './categories.messages.ts';
import { GroupFieldset } from './group-fieldset.tsx';
import { useGroupForm } from './use-group-form.ts';

export interface GroupDialogProps {
  /** Null creates a group. */
  group: CategoryGroup | null;
  onClose: () => void;
  onSaved: (saved: CategoryGroup) => void;
}

/** Creates or edits a category group. */
export function GroupDialog({ group, onClose, onSaved }: GroupDialogProps) {
  const categoriesWords = useWords(categoriesMessages);
  const messages = useWords(groupDialogMessages);
  const id = useId();
  const { form, isBusy, isWaiting, failure, submit } = useGroupForm(group, onSaved);

  function send(event: SyntheticEvent) {
    event.preventDefault();
    if (!isBusy) submit();
  }

  return (
    <Dialog
      isOpen
      title={group ? messages.editTitle : messages.createTitle}
      onClose={isBusy ? undefined : onClose}
      footer={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={id} variant="primary" isBusy={isBusy} busyLabel={messages.saving}>
            {group ? messages.save : messages.create}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="pk-stack" onSubmit={send}>
        {failure && (
          <Banner tone="danger" title={categoriesWords.changeFailed} isLive>
            {failure}
          </Banner>
        )}
        {isWaiting && (
          <Banner tone="warning" isLive>
            {messages.offline}
          </Banner>
        )}
        <GroupFieldset form={form} isDisabled={isBusy} />
      </form>
    </Dialog>
  );
}
