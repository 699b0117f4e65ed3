import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { useWords } from '../../../words/use-words.ts';
import { selectionMessages } from './selection.messages.ts';

/** How many of the selected episodes an action has dealt with. */
export function BulkProgress({ label, done, total }: { label: string; done: number; total: number }) {
  const messages = useWords(selectionMessages);
  return (
    <ProgressBar
      label={label}
      value={(done / Math.max(1, total)) * 100}
      valueText={messages.doneOf(done, total)}
    />
  );
}
