import { changedFields } from '../../changed-fields.ts';
import { userName } from '../../user-list.ts';
import { Banner } from '../../../../ui/banner/banner.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { usersMessages } from '../users.messages.ts';
import type { SaveConflict } from '../use-save-flow.ts';
import type { UserDialogState } from './user-dialog.controller.ts';
import { userDialogMessages as words } from './user-dialog.messages.ts';

const labels = {
  first_name: words.firstName,
  last_name: words.lastName,
  email: words.email,
  access: words.access,
  disabled: words.status,
  stations: words.stations,
  password: words.password,
} as const;

const compared = {
  access: { admin: words.accessAdmin, user: words.accessUser },
  status: { 0: words.active, 1: words.disabled },
  noStations: words.conflictNone,
  newPassword: words.newPassword,
  samePassword: words.unchanged,
};

type Props = Pick<UserDialogState, 'isBusy' | 'failure' | 'keepMine' | 'loadTheirs' | 'backToForm'> & { conflict: SaveConflict };

/** Two people saved the same user: both versions, and whose stays. Nothing is chosen beforehand. */
export function ConflictView({ conflict: { mine, theirs }, isBusy, failure, keepMine, loadTheirs, backToForm }: Props) {
  const changed = changedFields(mine, theirs, compared);
  return (
    <Dialog
      isOpen
      title={words.conflictTitle}
      role="alertdialog"
      onClose={isBusy ? undefined : backToForm}
      footer={
        <>
          <Button variant="quiet" isDisabled={isBusy} onPress={backToForm}>
            {words.back}
          </Button>
          <Button isDisabled={isBusy} onPress={loadTheirs}>
            {words.loadTheirs}
          </Button>
          <Button isBusy={isBusy} busyLabel={words.saving} onPress={keepMine}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      <div className="pk-stack">
        <p>{words.conflictText}</p>
        {changed.length === 0 ? (
          <p>{words.conflictSame}</p>
        ) : (
          <table className="pk-user-conflict" aria-label={userName(theirs)}>
            <thead>
              <tr>
                <th scope="col">{words.conflictField}</th>
                <th scope="col">{words.conflictMine}</th>
                <th scope="col">{words.conflictTheirs}</th>
              </tr>
            </thead>
            <tbody>
              {changed.map(({ field, mine: ours, theirs: other }) => (
                <tr key={field}>
                  <th scope="row">{labels[field]}</th>
                  <td>{ours}</td>
                  <td>{other}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {failure && (
          <Banner tone="danger" title={usersMessages.saveFailed} isLive>
            {failure}
          </Banner>
        )}
      </div>
    </Dialog>
  );
}
