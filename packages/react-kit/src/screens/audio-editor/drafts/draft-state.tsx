import CloudOff from 'lucide-react/icons/cloud-off';
import { useWords } from '../../../words/use-words.ts';
import type { DraftSaveState } from './draft-saver.ts';
import { draftMessages } from './drafts.messages.ts';

/** Whether the station has the current state of the draft. */
export function DraftState({ state }: { state: DraftSaveState }) {
  const messages = useWords(draftMessages);
  if (state.status === 'untouched' || state.status === 'changed' || state.status === 'retired') return null;
  return (
    <span className="pk-draft-state" data-status={state.status}>
      {state.status === 'unreachable' && <CloudOff aria-hidden="true" />}
      {messages[state.status]}
    </span>
  );
}
