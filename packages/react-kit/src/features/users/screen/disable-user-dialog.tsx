import type { Settings, User } from '@postkit/sdk/schema';
import { useState } from 'react';
import { assignableStations, formStations } from '../assignable-stations.ts';
import { fieldsOfUser, userToSave } from '../user-fields.ts';
import { userName } from '../user-list.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { DisableWords } from './disable-words.tsx';
import { reportSaveFailure } from './report-save-failure.ts';
import { useSaveFlow } from './use-save-flow.ts';
import { usersMessages as messages } from './users.messages.ts';

export interface DisableUserDialogProps {
  user: User;
  settings: Settings;
  onClose(): void;
  onDone(user: User): void;
}

/** Asks before somebody is shut out. */
export function DisableUserDialog({ user, settings, onClose, onDone }: DisableUserDialogProps) {
  const name = userName(user);
  const [failure, setFailure] = useState<string>();
  const { isBusy, conflict, save, keepMine } = useSaveFlow({
    onSaved(saved) {
      useMessages.getState().show({ name: messages.user, details: messages.disabled(name), type: 'success' });
      onDone(saved);
    },
    onFailed: (error) => setFailure([messages.saveFailed, reportSaveFailure(error)].filter(Boolean).join(': ')),
  });

  function confirm(): void {
    setFailure(undefined);
    if (conflict) void keepMine(conflict);
    else void save(userToSave({ ...fieldsOfUser(user), disabled: 1 }, user, assignableStations(formStations(settings))));
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={messages.disableTitle(name)}
      confirmLabel={messages.disableConfirm}
      isBusy={isBusy}
      errorMessage={conflict ? messages.changedMeanwhile : failure}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <DisableWords />
    </ConfirmDialog>
  );
}
