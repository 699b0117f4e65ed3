import type { CategoryGroup } from '@postkit/sdk/schema';
import { RemoveDialog } from '../../host/remove-dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { categoriesMessages, deleteGroupMessages } from './categories.messages.ts';
import { useDeleteGroup } from './groups.mutations.ts';

export interface DeleteGroupDialogProps {
  group: CategoryGroup;
  onCancel: () => void;
  onDeleted: () => void;
}

/** Confirms the deletion of a group, and names its categories. */
export function DeleteGroupDialog({ group, onCancel, onDeleted }: DeleteGroupDialogProps) {
  const categoriesWords = useWords(categoriesMessages);
  const messages = useWords(deleteGroupMessages);
  const names = group.categories.map(({ name }) => name).join(', ');
  return (
    <RemoveDialog
      title={messages.title}
      confirmLabel={messages.confirm}
      removal={useDeleteGroup()}
      input={group}
      failed={categoriesWords.changeFailed}
      onRemoved={onDeleted}
      onCancel={onCancel}
    >
      <p>
        <strong>{messages.question(group.name)}</strong>
      </p>
      <p>{names ? messages.categories(group.categories.length, names) : messages.empty}</p>
      <p className="pk-muted">{messages.audio}</p>
    </RemoveDialog>
  );
}
