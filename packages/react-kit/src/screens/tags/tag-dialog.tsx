import Check from 'lucide-react/icons/check';
import { useController } from 'react-hook-form';
import { Banner } from '../../ui/banner/banner.tsx';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { dialogTexts, type TagDraft } from './tag-draft.ts';
import { tagDialogMessages } from './tags.messages.ts';
import { useTagForm } from './use-tag-form.ts';

export interface TagDialogProps {
  draft: TagDraft;
  onClose: () => void;
}

/** Names a new tag or renames one. Enter saves; after a save, it shows "Saved" and closes. */
export function TagDialog({ draft, onClose }: TagDialogProps) {
  const catalogue = useCatalogue();
  const messages = useWords(tagDialogMessages);
  const { form, status, failure, submit } = useTagForm(draft, onClose);
  const { field, fieldState } = useController({ control: form.control, name: 'name' });
  const { title, help } = dialogTexts(draft, catalogue);
  const isBusy = status === 'saving' || status === 'waiting';

  return (
    <FormDialog
      title={title}
      submitLabel={status === 'saved' ? messages.saved : messages.save}
      submitIcon={status === 'saved' && <Check aria-hidden="true" />}
      busyLabel={messages.saving}
      isBusy={isBusy}
      onSubmit={() => {
        if (status === 'editing') submit();
      }}
      onCancel={onClose}
    >
      {failure && (
        <Banner tone="danger" title={failure.name} isLive>
          {failure.details}
        </Banner>
      )}
      {status === 'waiting' && (
        <Banner tone="warning" isLive>
          {messages.offline}
        </Banner>
      )}
      <TextField
        {...field}
        label={messages.name}
        description={help}
        isRequired
        maxLength={100}
        autoComplete="off"
        // The dialog has only this field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        isReadOnly={status !== 'editing'}
        errorMessage={fieldState.error?.message}
      />
      <div role="status" data-visually-hidden>
        {status === 'saved' && messages.saved}
      </div>
    </FormDialog>
  );
}
