import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import type { PartFailure } from '../ui/lazy-part/part-boundary.tsx';
import { useWords } from '../words/use-words.ts';
import { providerMessages } from './provider.messages.ts';
import { usePartFailure } from './use-part-failure.ts';

export type PartFailureDialogProps = PartFailure & { onClose: () => void };

/** Replaces a dialog that could not be loaded, or threw. */
export function PartFailureDialog({ isNotLoaded, onRetry, onClose }: PartFailureDialogProps) {
  const messages = useWords(providerMessages);
  const { message, details, reload } = usePartFailure({ isNotLoaded });
  return (
    <Dialog
      isOpen
      title={message}
      role="alertdialog"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onRetry}>{messages.retry}</Button>
          <Button variant="primary" onPress={reload}>
            {messages.reloadPart}
          </Button>
        </>
      }
    >
      {details}
    </Dialog>
  );
}
