import type { Passkey } from '@postkit/sdk/schema';
import { failureText } from '../../host/report-failure.ts';
import { useNotify } from '../../host/use-notify.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { useFactorChange } from './second-factors.mutations.ts';
import { securityMessages } from './security.messages.ts';

export interface RemoveFactorDialogProps {
  /** Null for the app. */
  passkey: Passkey | null;
  /** Whether the user has no other factor. */
  isLast: boolean;
  onClose(): void;
}

/** Confirms that the app, or a passkey, should stop working. */
export function RemoveFactorDialog({ passkey, isLast, onClose }: RemoveFactorDialogProps) {
  const notify = useNotify();
  const catalogue = useCatalogue();
  const messages = useWords(securityMessages);
  const { mutate, isPending, error } = useFactorChange(({ secondFactors }) =>
    passkey ? secondFactors.removePasskey(passkey.id) : secondFactors.removeApp(),
  );

  function onSuccess(): void {
    const details = passkey ? messages.passkeyRemoved : messages.appRemoved;
    notify({ name: messages.title, details, type: 'success' });
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={passkey ? messages.removePasskeyTitle(passkey.name) : messages.removeAppTitle}
      confirmLabel={passkey ? messages.remove : messages.removeApp}
      isBusy={isPending}
      errorMessage={error ? `${messages.changeFailed} ${failureText(error, catalogue)}` : undefined}
      onConfirm={() => mutate(undefined, { onSuccess })}
      onCancel={onClose}
    >
      {passkey ? messages.removePasskeyText : messages.removeAppText} {isLast && messages.lastFactorText}
    </ConfirmDialog>
  );
}
