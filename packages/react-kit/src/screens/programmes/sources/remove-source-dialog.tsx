import type { ProgrammeSource } from '@postkit/sdk/schema';
import { useProgrammeChange } from '../../../data/programmes/index.ts';
import { RemoveDialog } from '../../../host/remove-dialog.tsx';
import { useWords } from '../../../words/use-words.ts';
import { programmesMessages } from '../programmes.messages.ts';
import { sourcesMessages } from './sources.messages.ts';

export function RemoveSourceDialog({
  source: { id, title, programmes },
  onClose,
}: {
  source: ProgrammeSource;
  onClose(this: void): void;
}) {
  const messages = useWords(sourcesMessages);
  const screenWords = useWords(programmesMessages);
  return (
    <RemoveDialog
      title={messages.removeTitle(title)}
      confirmLabel={messages.removeConfirm}
      removal={useProgrammeChange((client, of: number) => client.programmes.removeSource(of))}
      input={id}
      failed={messages.removeFailed}
      done={{ name: screenWords.name, details: messages.removed(title) }}
      onRemoved={onClose}
      onCancel={onClose}
    >
      <p>{messages.removeText(programmes)}</p>
    </RemoveDialog>
  );
}
