import type { PlayoutInput, PlayoutInputWithToken } from '@postkit/sdk/schema';
import { failureText } from '../../host/report-failure.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useCatalogue, useWords } from '../../words/use-words.ts';
import { inputsMessages } from './inputs.messages.ts';
import { usePlayoutChange } from './playout.queries.ts';

export interface NewTokenDialogProps {
  input: PlayoutInput;
  onRenewed(made: PlayoutInputWithToken): void;
  onClose(): void;
}

export function NewTokenDialog({ input, onRenewed, onClose }: NewTokenDialogProps) {
  const catalogue = useCatalogue();
  const messages = useWords(inputsMessages);
  const { mutate, isPending, error } = usePlayoutChange((client, id: number) => client.playout.newToken(id));
  return (
    <ConfirmDialog
      isOpen
      title={messages.tokenTitle(input.name)}
      confirmLabel={messages.tokenConfirm}
      isBusy={isPending}
      errorMessage={error ? failureText(error, catalogue, messages.tokenFailed) : undefined}
      onConfirm={() => mutate(input.id, { onSuccess: onRenewed })}
      onCancel={onClose}
    >
      <p>{messages.tokenText}</p>
    </ConfirmDialog>
  );
}
