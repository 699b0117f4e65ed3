import type { Passkey } from '@postkit/sdk/schema';
import { RemoveDialog } from '../../host/remove-dialog.tsx';
import { useWords } from '../../words/use-words.ts';
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
  const messages = useWords(securityMessages);
  const removal = useFactorChange(({ secondFactors }) =>
    passkey ? secondFactors.removePasskey(passkey.id) : secondFactors.removeApp(),
  );
  return (
    <RemoveDialog
      title={passkey ? messages.removePasskeyTitle(passkey.name) : messages.removeAppTitle}
      confirmLabel={passkey ? messages.remove : messages.removeApp}
      removal={removal}
      input={undefined}
      failed={messages.changeFailed}
      done={{ name: messages.title, details: passkey ? messages.passkeyRemoved : messages.appRemoved }}
      onRemoved={onClose}
      onCancel={onClose}
    >
      {passkey ? messages.removePasskeyText : messages.removeAppText} {isLast && messages.lastFactorText}
    </RemoveDialog>
  );
}
