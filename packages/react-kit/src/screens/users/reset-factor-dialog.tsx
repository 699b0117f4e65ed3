import type { User } from '@postkit/sdk/schema';
import { userName } from '../../data/users/index.ts';
import { failureText } from '../../host/report-failure.ts';
import { useNotify } from '../../host/use-notify.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { secondFactorMessages } from './second-factor.messages.ts';
import { useResetSecondFactor } from './users.mutations.ts';

/** Confirms that a user should sign in without their second factor. */
export function ResetFactorDialog({
  user,
  onClose,
  onDone,
}: {
  user: User;
  onClose(): void;
  onDone(user: User): void;
}) {
  const notify = useNotify();
  const catalogue = useCatalogue();
  const messages = useWords(secondFactorMessages);
  const { mutate, isPending, error } = useResetSecondFactor();
  const name = userName(user);

  function onSuccess(changed: User): void {
    notify({ name: messages.rulesTitle, details: messages.resetDone(name), type: 'success' });
    onDone(changed);
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={messages.resetTitle(name)}
      confirmLabel={messages.resetConfirm}
      isBusy={isPending}
      errorMessage={error ? `${messages.resetFailed} ${failureText(error, catalogue)}` : undefined}
      onConfirm={() => mutate(user.id, { onSuccess })}
      onCancel={onClose}
    >
      {messages.resetText(name)}
    </ConfirmDialog>
  );
}
