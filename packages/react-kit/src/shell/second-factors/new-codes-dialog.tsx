import { failureText } from '../../host/report-failure.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { useFactorChange } from './second-factors.mutations.ts';
import { securityMessages } from './security.messages.ts';

/** Confirms that new recovery codes should replace the saved ones. */
export function NewCodesDialog({
  onMade,
  onClose,
}: {
  onMade(codes: readonly string[]): void;
  onClose(): void;
}) {
  const catalogue = useCatalogue();
  const messages = useWords(securityMessages);
  const { mutate, isPending, error } = useFactorChange((client) => client.secondFactors.makeRecoveryCodes());
  return (
    <ConfirmDialog
      isOpen
      title={messages.newCodesTitle}
      confirmLabel={messages.newCodesConfirm}
      isBusy={isPending}
      errorMessage={error ? `${messages.changeFailed} ${failureText(error, catalogue)}` : undefined}
      onConfirm={() => mutate(undefined, { onSuccess: ({ recovery_codes: codes }) => onMade(codes) })}
      onCancel={onClose}
    >
      {messages.newCodesText}
    </ConfirmDialog>
  );
}
