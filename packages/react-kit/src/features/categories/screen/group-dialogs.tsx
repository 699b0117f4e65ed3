import type { CategoriesState } from './categories.controller.ts';
import { categoriesMessages as messages } from './categories.messages.ts';
import { DeleteGroupDialog } from './delete-group-dialog.tsx';
import { GroupDialog } from './group-dialog.tsx';

type Props = Pick<CategoriesState, 'dialog' | 'close' | 'say'> & {
  /** The card went, and the focus with it. */
  onDeleted: () => void;
};

/** The one dialog that is open. */
export function GroupDialogs({ dialog, close, say, onDeleted }: Props) {
  if (!dialog) return null;
  if (dialog.mode !== 'delete') {
    return (
      <GroupDialog
        group={dialog.mode === 'edit' ? dialog.group : null}
        onClose={close}
        onSaved={({ name }) => {
          say(dialog.mode === 'create' ? messages.created(name) : messages.saved(name));
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
        say(messages.deleted(group.name, group.categories.length));
        close();
        onDeleted();
      }}
    />
  );
}
