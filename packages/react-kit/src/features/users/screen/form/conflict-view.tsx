import { changedFields } from '../../changed-fields.ts';
import { userName } from '../../user-list.ts';
import { Banner } from '../../../../ui/banner/banner.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { usersMessages } from '../users.messages.ts';
import type { SaveConflict } from '../use-save-flow.ts';
import type { UserDialogState } from './user-dialog.controller.ts';
import { userDialogMessages as messages } from './user-dialog.messages.ts';

const labels = {
  first_name: messages.firstName,
  last_name: messages.lastName,
  email: messages.email,
  access: messages.access,
  disabled: messages.status,
  stations: messages.stations,
  password: messages.password,
} as const;

const compared = {
  access: { admin: messages.accessAdmin, user: messages.accessUser },
  status: { 0: messages.active, 1: messages.disabled },
  noStations: messages.conflictNone,
  newPassword: messages.newPassword,
  samePassword: messages.unchanged,
};

type Props = Pick<UserDialogState, 'isBusy' | 'failure' | 'keepMine' | 'loadTheirs' | 'backToForm'> & { conflict: SaveConflict };

/** Two people saved the same user: both versions, and whose stays. Nothing is chosen beforehand. */
export function ConflictView({ conflict: { mine, theirs }, isBusy, failure, keepMine, loadTheirs, backToForm }: Props) {
  const changed = changedFields(mine, theirs, compared);
  return (
    <Dialog
      isOpen
      title={messages.conflictTitle}
      role="alertdialog"
      onClose={isBusy ? undefined : backToForm}
      footer={
        <>
          <Button variant="quiet" isDisabled={isBusy} onPress={backToForm}>
            {messages.back}
          </Button>
          <Button isDisabled={isBusy} onPress={loadTheirs}>
            {messages.loadTheirs}
          </Button>
          <Button isBusy={isBusy} busyLabel={messages.saving} onPress={keepMine}>
            {messages.keepMine}
          </Button>
        </>
      }
    >
      <div className="pk-stack">
        <p>{messages.conflictText}</p>
        {changed.length === 0 ? (
          <p>{messages.conflictSame}</p>
        ) : (
          <table className="pk-user-conflict" aria-label={userName(theirs)}>
            <thead>
              <tr>
                <th scope="col">{messages.conflictField}</th>
                <th scope="col">{messages.conflictMine}</th>
                <th scope="col">{messages.conflictTheirs}</th>
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
