import type { CategoryGroup } from '@postkit/sdk/schema';
import { Banner } from '../../ui/banner/banner.tsx';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
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
  const { form, isBusy, isWaiting, failure, submit } = useGroupForm(group, onSaved);

  return (
    <FormDialog
      title={group ? messages.editTitle : messages.createTitle}
      submitLabel={group ? messages.save : messages.create}
      busyLabel={messages.saving}
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onClose}
    >
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
    </FormDialog>
  );
}
