import { useState } from 'react';
import { isHttpError } from '@postkit/sdk';
import type { Settings, User } from '@postkit/sdk/schema';
import { userName } from '../../../data/users/index.ts';
import { failureText } from '../../../host/report-failure.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { assignableStations, formStations } from '../assignable-stations.ts';
import { useGuardedUserSave } from '../use-guarded-user-save.ts';
import { fieldsOfUser, type UserFields, userToInvite, userToSave } from '../user-fields.ts';
import { userLocks } from '../user-locks.ts';
import { usersMessages } from '../users.messages.ts';
import { useInviteUser } from '../users.mutations.ts';
import { useUserForm } from './use-user-form.ts';
import { userDialogMessages } from './user-dialog.messages.ts';

export interface UserDialogOptions {
  /** Null for a new user. */
  user: User | null;
  /** The dialog enables a disabled user. */
  isEnabling: boolean;
  /** The new user gets a link and chooses the password. */
  isInvitation: boolean;
  settings: Settings;
  onClose(): void;
  onSaved(user: User): void;
}

/** The form of one user, with its actions. */
export function useUserDialogController({
  user: initialUser,
  isEnabling,
  isInvitation,
  settings,
  onClose,
  onSaved,
}: UserDialogOptions) {
  const reportFailure = useReportFailure();
  const notify = useNotify();
  const catalogue = useCatalogue();
  const usersWords = useWords(usersMessages);
  const messages = useWords(userDialogMessages);
  // Another admin's version replaces the initial one when it is loaded.
  const [user, setUser] = useState(initialUser);
  const stations = assignableStations(formStations(settings));
  const assignable = { stations, here: settings.station };
  const form = useUserForm({ user, isEnabling, isInvitation, settings, stations });
  const flow = useGuardedUserSave<string | null>({
    onSaved(saved) {
      const details = user === null ? messages.added(userName(saved)) : messages.saved(userName(saved));
      notify({ name: usersWords.user, details, type: 'success' });
      onSaved(saved);
    },
    onTheirs(theirs) {
      setUser(theirs);
      form.reset(fieldsOfUser(theirs, settings.station));
    },
    fail(error, text): string | null {
      const fields = isHttpError(error) ? error.fields : {};
      const otherErrors = form.showFieldErrors(fields);
      // No banner if every error is at a field, unless the conflict dialog hides the fields.
      const isAtFields = Object.keys(fields).length > 0 && otherErrors.length === 0 && !flow.conflict;
      return isAtFields ? null : [text, ...otherErrors].join(' ');
    },
  });

  const invite = useInviteUser();

  function send(fields: UserFields): void {
    invite.mutate(userToInvite(fields, assignable), {
      onError(error) {
        reportFailure(usersWords.inviteFailed, error);
        if (isHttpError(error)) form.showFieldErrors(error.fields);
      },
    });
  }

  return {
    user,
    isInvitation,
    /** The link of the invited user, once it is made. */
    made: invite.data ?? null,
    form,
    stations,
    here: settings.station,
    locks: userLocks(user, settings),
    failure: invite.error && !isAtField(invite.error) ? failureText(invite.error, catalogue) : flow.failure,
    isBusy: flow.isBusy || invite.isPending,
    conflict: flow.conflict,
    close: onClose,
    save: (fields: UserFields) =>
      isInvitation ? send(fields) : flow.save(userToSave(fields, user, assignable)),
  };
}

/** Whether the fields of the form show all of an error. */
function isAtField(error: unknown): boolean {
  return isHttpError(error) && Object.keys(error.fields).length > 0;
}

export type UserDialogState = ReturnType<typeof useUserDialogController>;
