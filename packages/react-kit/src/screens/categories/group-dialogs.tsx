import { useWords } from '../../words/use-words.ts';
import type { CategoriesState } from './categories.controller.ts';
import { categoriesMessages } from './categories.messages.ts';
import { DeleteGroupDialog } from './delete-group-dialog.tsx';
import { GroupDialog } from './group-dialog.tsx';

type Props = Pick<CategoriesState, 'dialog' | 'close' | 'announce'> & {
  /** Moves the focus, which was on the deleted card. */
  onDeleted: () => void;
};

/** Renders the open dialog. */
export function GroupDialogs({ dialog, close, announce, onDeleted }: Props) {
  const messages = useWords(categoriesMessages);
  if (!dialog) return null;
  if (dialog.mode !== 'delete') {
    return (
      <GroupDialog
        group={dialog.mode === 'edit' ? dialog.group : null}
        onClose={close}
        onSaved={({ name }) => {
          announce(dialog.mode === 'create' ? messages.created(name) : messages.saved(name));
          close();
        }}
      />
    );
  }
  const { group } = dialog;
  return (
    <DeleteGroupDialog
      group={group}
      onCancel={close}
      onDeleted={() => {
        announce(messages.deleted(group.name, group.categories.length));
        close();
        onDeleted();
      }}
    />
  );
}
