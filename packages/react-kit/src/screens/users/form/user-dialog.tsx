import { ConflictDialog } from '../../../host/conflict/index.ts';
import { useWords } from '../../../words/use-words.ts';
import { MadeInvitation } from '../made-invitation.tsx';
import { usersMessages } from '../users.messages.ts';
import { ChangedFieldsTable } from './changed-fields-table.tsx';
import { type UserDialogOptions, useUserDialogController } from './user-dialog.controller.ts';
import { userDialogMessages } from './user-dialog.messages.ts';
import './user-form.css';
import { UserFormView } from './user-form.view.tsx';

/** Creates or edits a user. Never overwrites another admin's save without asking. */
export function UserDialog(options: UserDialogOptions) {
  const usersWords = useWords(usersMessages);
  const messages = useWords(userDialogMessages);
  const state = useUserDialogController(options);
  const { conflict, failure, made } = state;
  if (made) return <MadeInvitation made={made} onClose={state.close} />;
  return (
    <>
      {/* Remounts when another version is loaded, so that derived state follows it. */}
      <UserFormView key={state.user?.version} {...state} />
      {conflict && (
        <ConflictDialog
          title={messages.conflictTitle}
          text={messages.conflictText}
          isBusy={state.isBusy}
          failure={failure === null ? null : { name: usersWords.saveFailed, details: failure }}
          onBack={conflict.back}
          onLoadTheirs={conflict.loadTheirs}
          onKeepMine={conflict.keepMine}
        >
          <ChangedFieldsTable mine={conflict.mine.user} theirs={conflict.theirs} />
        </ConflictDialog>
      )}
    </>
  );
}
