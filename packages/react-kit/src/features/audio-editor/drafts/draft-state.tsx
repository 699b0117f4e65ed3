import CloudOff from 'lucide-react/icons/cloud-off';
import { draftMessages as messages } from './drafts.messages.ts';
import type { KeepingState } from './draft-keeper.ts';

/** Whether the station has the current state of the draft. */
export function DraftState({ state }: { state: KeepingState }) {
  if (state.status === 'untouched' || state.status === 'changed' || state.status === 'retired') return null;
  return (
    <span className="pk-draft-state" data-status={state.status}>
      {state.status === 'unreached' && <CloudOff aria-hidden="true" />}
      {messages[state.status]}
    </span>
  );
}
