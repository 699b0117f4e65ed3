import { isHttpError } from '@postkit/sdk';
import type { Settings, User } from '@postkit/sdk/schema';
import { useState } from 'react';
import { assignableStations, formStations } from '../../assignable-stations.ts';
import { fieldsOfUser, type UserFields, userToSave } from '../../user-fields.ts';
import { userName } from '../../user-list.ts';
import { userLocks } from '../../user-locks.ts';
import { useMessages } from '../../../../host/messages.store.ts';
import { reportSaveFailure } from '../report-save-failure.ts';
import { useSaveFlow } from '../use-save-flow.ts';
import { usersMessages } from '../users.messages.ts';
import { userDialogMessages as messages } from './user-dialog.messages.ts';
import { useUserForm } from './use-user-form.ts';

export interface UserDialogOptions {
  /** Null for somebody new. */
  user: User | null;
  /** Somebody disabled comes back. */
  isEnabling: boolean;
  settings: Settings;
  onClose(): void;
  onSaved(user: User): void;
}

/** The form of one user, and what its buttons do. */
export function useUserDialogController({ user: opened, isEnabling, settings, onClose, onSaved }: UserDialogOptions) {
  // Their version takes the place of the one that was opened.
  const [user, setUser] = useState(opened);
  const [failure, setFailure] = useState<string | null>(null);
  const stations = assignableStations(formStations(settings));
  const form = useUserForm({ user, isEnabling, settings, stations });
  const flow = useSaveFlow({
    onSaved(saved) {
      const details = user === null ? messages.added(userName(saved)) : messages.saved(userName(saved));
      useMessages.getState().show({ name: usersMessages.user, details, type: 'success' });
      onSaved(saved);
    },
    onFailed(error) {
      const details = reportSaveFailure(error);
      const fields = isHttpError(error) ? error.fields : {};
      const untold = form.takeErrors(fields);
      // Nothing is said above the form where every word already stands at a field.
      const isAtFields = Object.keys(fields).length > 0 && untold.length === 0;
      setFailure(isAtFields ? null : [details, ...untold].join(' '));
    },
  });

  return {
    user,
    form,
    stations,
    locks: userLocks(user, settings),
    failure,
    isBusy: flow.isBusy,
    conflict: flow.conflict,
    close: onClose,
    save(fields: UserFields): void {
      setFailure(null);
      void flow.save(userToSave(fields, user, stations));
    },
    keepMine: () => void (flow.conflict && flow.keepMine(flow.conflict)),
    loadTheirs() {
      if (!flow.conflict) return;
      setUser(flow.conflict.theirs);
      form.reset(fieldsOfUser(flow.conflict.theirs));
      flow.forgetConflict();
    },
    backToForm: flow.forgetConflict,
  };
}

export type UserDialogState = ReturnType<typeof useUserDialogController>;
