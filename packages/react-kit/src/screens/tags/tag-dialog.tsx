import Check from 'lucide-react/icons/check';
import { type SyntheticEvent, useId } from 'react';
import { useController } from 'react-hook-form';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
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
  const id = useId();
  const { form, status, failure, submit } = useTagForm(draft, onClose);
  const { field, fieldState } = useController({ control: form.control, name: 'name' });
  const { title, help } = dialogTexts(draft, catalogue);
  const isBusy = status === 'saving' || status === 'waiting';

  function send(event: SyntheticEvent) {
    event.preventDefault();
    if (status === 'editing') submit();
  }

  return (
    <Dialog
      isOpen
      title={title}
      onClose={isBusy ? undefined : onClose}
      footer={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            {messages.cancel}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            isBusy={isBusy}
            busyLabel={messages.saving}
            icon={status === 'saved' && <Check aria-hidden="true" />}
          >
            {status === 'saved' ? messages.saved : messages.save}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="pk-stack" onSubmit={send}>
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
      </form>
    </Dialog>
  );
}
