import { isHttpError } from '@postkit/sdk';
import type { Settings, User } from '@postkit/sdk/schema';
import { useState } from 'react';
import { assignableStations, formStations } from '../../assignable-stations.ts';
import { fieldsOfUser, type UserFields, userToSave } from '../../user-fields.ts';
import { userName } from '../../user-list.ts';
import { userLocks } from '../../user-locks.ts';
import { useMessages } from '../../../../host/messages.store.ts';
import { useGuardedUserSave } from '../use-guarded-user-save.ts';
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
  const stations = assignableStations(formStations(settings));
  const form = useUserForm({ user, isEnabling, settings, stations });
  const flow = useGuardedUserSave<string | null>({
    onSaved(saved) {
      const details = user === null ? messages.added(userName(saved)) : messages.saved(userName(saved));
      useMessages.getState().show({ name: usersMessages.user, details, type: 'success' });
      onSaved(saved);
    },
    onTheirs(theirs) {
      setUser(theirs);
      form.reset(fieldsOfUser(theirs));
    },
    fail(error, text): string | null {
      const fields = isHttpError(error) ? error.fields : {};
      const unplaced = form.takeErrors(fields);
      // No banner where every word is at a field; a question about a conflict hides the fields.
      const isAtFields = Object.keys(fields).length > 0 && unplaced.length === 0 && !flow.conflict;
      return isAtFields ? null : [text, ...unplaced].join(' ');
    },
  });

  return {
    user,
    form,
    stations,
    locks: userLocks(user, settings),
    failure: flow.failure,
    isBusy: flow.isBusy,
    conflict: flow.conflict,
    close: onClose,
    save: (fields: UserFields) => flow.save(userToSave(fields, user, stations)),
  };
}

export type UserDialogState = ReturnType<typeof useUserDialogController>;
