import { isHttpError, serverMessage } from '@postkit/sdk';
import type { Tag } from '@postkit/sdk/schema';
import { useDeleteTag } from '../../data/tags/index.ts';
import type { UsageByTag } from '../../data/tags/index.ts';
import { useNotify } from '../../host/use-notify.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import type { Catalogue } from '../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { carriers } from './tag-usage-text.ts';
import { deleteTagMessages, tagsMessages } from './tags.messages.ts';

export interface DeleteTagDialogProps {
  tag: Tag;
  usage: UsageByTag | undefined;
  onCancel: () => void;
  onDeleted: () => void;
}

/** Confirms before a tag is deleted, and says which shows and episodes have it. */
export function DeleteTagDialog({ tag, usage, onCancel, onDeleted }: DeleteTagDialogProps) {
  const reportFailure = useReportFailure();
  const notify = useNotify();
  const catalogue = useCatalogue();
  const messages = useWords(deleteTagMessages);
  const tagsWords = useWords(tagsMessages);
  const { mutate, isPending, error } = useDeleteTag();

  function confirm(): void {
    mutate(tag.id, {
      onSuccess: confirmDeletion,
      // Another user deleted it first.
      onError: (reason) =>
        isHttpError(reason, 404) ? confirmDeletion() : reportFailure(tagsWords.changeFailed, reason),
    });
  }

  function confirmDeletion(): void {
    notify({ name: messages.deleted, details: tag.name, type: 'success' });
    onDeleted();
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={messages.title}
      confirmLabel={messages.confirm}
      isBusy={isPending}
      errorMessage={error ? failureText(error, catalogue) : undefined}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <p>
        <strong>{messages.question(tag.name)}</strong>
      </p>
      <p>
        {consequence(tag, usage, catalogue)} {messages.forGood}
      </p>
    </ConfirmDialog>
  );
}

function consequence(tag: Tag, usage: UsageByTag | undefined, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(deleteTagMessages);
  if (!usage) return messages.unknown;
  const usages = carriers(usage.get(tag.id) ?? { shows: 0, episodes: 0 }, catalogue);
  return usages.length === 0 ? messages.unused : messages.used(usages.join(messages.and));
}

function failureText(error: unknown, catalogue: Catalogue): string {
  const tagsWords = catalogue.wordsOf(tagsMessages);
  const message = serverMessage(error);
  return message.action === 'show' ? `${tagsWords.changeFailed}. ${message.details}` : tagsWords.changeFailed;
}
