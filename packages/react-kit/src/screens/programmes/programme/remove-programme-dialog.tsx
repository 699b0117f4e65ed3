import type { Programme } from '@postkit/sdk/schema';
import { useProgrammeChange } from '../../../data/programmes/index.ts';
import { RemoveDialog } from '../../../host/remove-dialog.tsx';
import { useWords } from '../../../words/use-words.ts';
import { programmesMessages } from '../programmes.messages.ts';
import { programmeMessages } from './programme.messages.ts';

export function RemoveProgrammeDialog({
  programme: { id, name, source_id },
  onRemoved,
  onCancel,
}: {
  programme: Programme;
  onRemoved(this: void): void;
  onCancel(this: void): void;
}) {
  const messages = useWords(programmeMessages);
  const screenWords = useWords(programmesMessages);
  return (
    <RemoveDialog
      title={messages.removeTitle(name)}
      confirmLabel={messages.removeConfirm}
      removal={useProgrammeChange((client, of: number) => client.programmes.remove(of))}
      input={id}
      failed={messages.removeFailed}
      done={{ name: screenWords.name, details: messages.removed(name) }}
      onRemoved={onRemoved}
      onCancel={onCancel}
    >
      <p>
        {messages.removeText} {source_id !== null && messages.removeSourceText}
      </p>
    </RemoveDialog>
  );
}
