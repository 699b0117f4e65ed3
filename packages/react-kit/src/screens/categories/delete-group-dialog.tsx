import { isHttpError, serverMessage } from '@postkit/sdk';
import type { CategoryGroup } from '@postkit/sdk/schema';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import type { Catalogue } from '../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { categoriesMessages, deleteGroupMessages } from './categories.messages.ts';
import { useDeleteGroup } from './groups.mutations.ts';

export interface DeleteGroupDialogProps {
  group: CategoryGroup;
  onCancel: () => void;
  onDeleted: () => void;
}

/** Confirms the deletion of a group, and names its categories. */
export function DeleteGroupDialog({ group, onCancel, onDeleted }: DeleteGroupDialogProps) {
  const reportFailure = useReportFailure();
  const catalogue = useCatalogue();
  const categoriesWords = useWords(categoriesMessages);
  const messages = useWords(deleteGroupMessages);
  const { mutate, isPending, error } = useDeleteGroup();

  function confirm(): void {
    mutate(group, {
      onSuccess: onDeleted,
      // Another user deleted it first.
      onError: (reason) =>
        isHttpError(reason, 404) ? onDeleted() : reportFailure(categoriesWords.changeFailed, reason),
    });
  }

  const names = group.categories.map(({ name }) => name).join(', ');
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
        <strong>{messages.question(group.name)}</strong>
      </p>
      <p>{names ? messages.categories(group.categories.length, names) : messages.empty}</p>
      <p className="pk-muted">{messages.audio}</p>
    </ConfirmDialog>
  );
}

function failureText(error: unknown, catalogue: Catalogue): string {
  const categoriesWords = catalogue.wordsOf(categoriesMessages);
  const message = serverMessage(error);
  return message.action === 'show'
    ? `${categoriesWords.changeFailed}. ${message.details}`
    : categoriesWords.changeFailed;
}
