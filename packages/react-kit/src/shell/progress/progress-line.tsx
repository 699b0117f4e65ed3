import { useIsFetching } from '@tanstack/react-query';
import { useWords } from '../../words/use-words.ts';
import './progress-line.css';
import { shellMessages } from '../shell.messages.ts';

/** A line along the top while the next screen, or the data that a screen shows first, is under way. */
export function ProgressLine({ isNavigating }: { isNavigating: boolean }) {
  const messages = useWords(shellMessages);
  // Later fetches refresh what is shown already, and need no sign.
  const pending = useIsFetching({ predicate: ({ state }) => state.status === 'pending' });
  if (!isNavigating && pending === 0) return null;
  return <div className="pk-screen-progress" role="progressbar" aria-label={messages.loadingScreen} />;
}
