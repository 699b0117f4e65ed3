import { isHttpError, serverMessage } from '@postkit/sdk';
import type { Tag } from '@postkit/sdk/schema';
import { reportFailure } from '../../../screen/report-failure.ts';
import { useDeleteTag } from '../tags.mutations.ts';
import type { UsageByTag } from '../tag-list.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { carriers } from './tag-usage-text.ts';
import { deleteTagMessages as messages, tagsMessages } from './tags.messages.ts';

export interface DeleteTagDialogProps {
  tag: Tag;
  usage: UsageByTag | undefined;
  onCancel: () => void;
  onDeleted: () => void;
}

/** Confirms before a tag is deleted, and says which shows and episodes have it. */
export function DeleteTagDialog({ tag, usage, onCancel, onDeleted }: DeleteTagDialogProps) {
  const { mutate, isPending, error } = useDeleteTag();

  function confirm(): void {
    mutate(tag.id, {
      onSuccess: confirmDeletion,
      // Another user deleted it first.
      onError: (reason) => (isHttpError(reason, 404) ? confirmDeletion() : reportFailure(tagsMessages.changeFailed, reason)),
    });
  }

  function confirmDeletion(): void {
    useMessages.getState().show({ name: messages.deleted, details: tag.name, type: 'success' });
    onDeleted();
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={messages.title}
      confirmLabel={messages.confirm}
      isBusy={isPending}
      errorMessage={error ? failureText(error) : undefined}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <p>
        <strong>{messages.question(tag.name)}</strong>
      </p>
      <p>
        {consequence(tag, usage)} {messages.forGood}
      </p>
    </ConfirmDialog>
  );
}

function consequence(tag: Tag, usage: UsageByTag | undefined): string {
  if (!usage) return messages.unknown;
  const usages = carriers(usage.get(tag.id) ?? { shows: 0, episodes: 0 });
  return usages.length === 0 ? messages.unused : messages.used(usages.join(messages.and));
}

function failureText(error: unknown): string {
  const message = serverMessage(error);
  return message.action === 'show' ? `${tagsMessages.changeFailed}. ${message.details}` : tagsMessages.changeFailed;
}
