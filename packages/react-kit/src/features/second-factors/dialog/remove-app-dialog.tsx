import { useMessages } from '../../../host/messages.store.ts';
import { useStores } from '../../../host/stores.ts';
import { failureText } from '../../../screen/report-failure.ts';
import { reportFailureMessages } from '../../../screen/report-failure.messages.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useFactorChange } from '../second-factors.mutations.ts';
import { securityMessages } from './security.messages.ts';

/** Confirms that codes of the app should stop working. */
export function RemoveAppDialog({ onClose }: { onClose(): void }) {
  const stores = useStores();
  const messages = useWords(securityMessages);
  const failureWords = useWords(reportFailureMessages);
  const { mutate, isPending, error } = useFactorChange((client) => client.secondFactors.removeApp());

  function onSuccess(): void {
    useMessages.in(stores).getState().show({ name: messages.title, details: messages.appRemoved, type: 'success' });
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={messages.removeAppTitle}
      confirmLabel={messages.removeApp}
      isBusy={isPending}
      errorMessage={error ? `${messages.changeFailed} ${failureText(error, failureWords)}` : undefined}
      onConfirm={() => mutate(undefined, { onSuccess })}
      onCancel={onClose}
    >
      {messages.removeAppText} {messages.lastFactorText}
    </ConfirmDialog>
  );
}
