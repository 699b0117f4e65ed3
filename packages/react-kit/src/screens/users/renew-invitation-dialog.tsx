import type { User } from '@postkit/sdk/schema';
import { userName } from '../../data/users/index.ts';
import { failureText } from '../../host/report-failure.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { MadeInvitation } from './made-invitation.tsx';
import { usersMessages } from './users.messages.ts';
import { useRenewInvitation } from './users.mutations.ts';

/** Makes a new link for an invited user, after a question: the earlier link becomes void. */
export function RenewInvitationDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const catalogue = useCatalogue();
  const messages = useWords(usersMessages);
  const renew = useRenewInvitation();
  if (renew.data) return <MadeInvitation made={renew.data} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      title={messages.newLinkTitle}
      confirmLabel={messages.makeLink}
      isBusy={renew.isPending}
      errorMessage={
        renew.error ? `${messages.newLinkFailed} ${failureText(renew.error, catalogue)}` : undefined
      }
      onCancel={onClose}
      onConfirm={() => renew.mutate(user.id)}
    >
      {messages.newLinkText(userName(user))}
    </ConfirmDialog>
  );
}
