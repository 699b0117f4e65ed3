import type { Settings, User } from '@postkit/sdk/schema';
import { userName } from '../../data/users/index.ts';
import { useNotify } from '../../host/use-notify.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { assignableStations, formStations } from './assignable-stations.ts';
import { DisableExplanation } from './disable-explanation.tsx';
import { useGuardedUserSave } from './use-guarded-user-save.ts';
import { fieldsOfUser, userToSave } from './user-fields.ts';
import { usersMessages } from './users.messages.ts';

export interface DisableUserDialogProps {
  user: User;
  settings: Settings;
  onClose(): void;
  onDone(user: User): void;
}

/** Confirms before a user is disabled. */
export function DisableUserDialog({ user, settings, onClose, onDone }: DisableUserDialogProps) {
  const notify = useNotify();
  const messages = useWords(usersMessages);
  const name = userName(user);
  const here = settings.station;
  const { isBusy, failure, conflict, save } = useGuardedUserSave({
    onSaved(saved) {
      notify({ name: messages.user, details: messages.disabled(name), type: 'success' });
      onDone(saved);
    },
    fail: (_, text) => `${messages.saveFailed}: ${text}`,
  });

  function confirm(): void {
    if (conflict) conflict.keepMine();
    else
      save(
        userToSave({ ...fieldsOfUser(user, here), disabled: 1 }, user, {
          stations: assignableStations(formStations(settings)),
          here,
        }),
      );
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={messages.disableTitle(name)}
      confirmLabel={messages.disableConfirm}
      isBusy={isBusy}
      errorMessage={failure ?? (conflict ? messages.changedMeanwhile : undefined)}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <DisableExplanation />
    </ConfirmDialog>
  );
}
