import { ConflictView } from './conflict-view.tsx';
import { type UserDialogOptions, useUserDialogController } from './user-dialog.controller.ts';
import { UserFormView } from './user-form.view.tsx';
import './user-form.css';

/** Makes or changes one user. What somebody else saved in the meantime is never overwritten without being asked. */
export function UserDialog(options: UserDialogOptions) {
  const state = useUserDialogController(options);
  return (
    <>
      {/* Anew where their version was loaded, so that what follows from the user follows from theirs. */}
      <UserFormView key={state.user?.version} {...state} />
      {state.conflict && <ConflictView {...state} conflict={state.conflict} />}
    </>
  );
}
