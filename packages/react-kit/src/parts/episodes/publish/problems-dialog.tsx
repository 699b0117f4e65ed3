import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { listFormat } from '../../../words/intl-formats.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { CheckList } from '../preflight/check-list.tsx';
import type { EpisodeCheck } from '../preflight/episode-checks.ts';
import { ruleMessages } from './publish-dialog.messages.ts';
import type { PublishWhen } from './publish-payload.ts';
import { refusingDirectories } from './rule-checks.ts';

export interface ProblemsDialogProps {
  problems: readonly EpisodeCheck[];
  /** The action that the user asked for. */
  kind: Exclude<PublishWhen['kind'], 'save'>;
  onMend: () => void;
  onPublish: () => void;
}

/** Asks whether to publish an episode that directories or listeners will have problems with. */
export function ProblemsDialog({ problems, kind, onMend, onPublish }: ProblemsDialogProps) {
  const messages = useWords(ruleMessages);
  const locale = useLocale();
  const directories = refusingDirectories(problems);
  const names = listFormat(locale, { type: 'conjunction' }).format(directories);
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={messages.count(problems.length)}
      onClose={onMend}
      footer={
        <>
          <Button onPress={onPublish}>{messages.anyway[kind]}</Button>
          <Button variant="primary" onPress={onMend}>
            {messages.mend}
          </Button>
        </>
      }
    >
      <div className="pk-stack">
        <p>{directories.length > 0 ? messages.refused(names) : messages.noticed}</p>
        <CheckList checks={problems} />
      </div>
    </Dialog>
  );
}
