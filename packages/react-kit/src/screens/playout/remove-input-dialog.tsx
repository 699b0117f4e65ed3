import type { PlayoutInput } from '@postkit/sdk/schema';
import { failureText } from '../../host/report-failure.ts';
import { useNotify } from '../../host/use-notify.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useCatalogue, useWords } from '../../words/use-words.ts';
import { inputsMessages } from './inputs.messages.ts';
import { usePlayoutChange } from './playout.queries.ts';

export function RemoveInputDialog({ input, onClose }: { input: PlayoutInput; onClose(): void }) {
  const notify = useNotify();
  const catalogue = useCatalogue();
  const messages = useWords(inputsMessages);
  const { mutate, isPending, error } = usePlayoutChange((client, id: number) =>
    client.playout.removeInput(id),
  );

  function remove(): void {
    mutate(input.id, {
      onSuccess() {
        notify({ name: messages.name, details: messages.removed(input.name), type: 'success' });
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={messages.removeTitle(input.name)}
      confirmLabel={messages.removeConfirm}
      isBusy={isPending}
      errorMessage={error ? failureText(error, catalogue, messages.removeFailed) : undefined}
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>{messages.removeText}</p>
    </ConfirmDialog>
  );
}
