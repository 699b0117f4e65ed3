import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { scheduleSetupMessages } from './schedule-setup.messages.ts';
import type { SaveWarning } from './schedule-setup.model.ts';

/** Says which fields are missing, all at once; nothing was sent. */
export function WarningDialog({
  warnings,
  onClose,
}: {
  warnings: readonly SaveWarning[];
  onClose: () => void;
}) {
  const messages = useWords(scheduleSetupMessages);
  return (
    <Dialog
      isOpen={warnings.length > 0}
      title={messages.warning}
      role="alertdialog"
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          // OK is the only action.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onPress={onClose}
        >
          {messages.ok}
        </Button>
      }
    >
      {warnings.map((warning) => (
        <p key={warning}>{messages.warnings[warning]}</p>
      ))}
    </Dialog>
  );
}
