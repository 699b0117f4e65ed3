import type { TodayInput } from '@postkit/sdk/schema';
import type { StationSession } from '../../../host/session/station-session.ts';
import { useWords } from '../../../words/use-words.ts';
import { AreaLink } from '../area-link.tsx';
import { todayMessages } from '../today.messages.ts';

/** The playout inputs that are on, each with its state; absent while there are none. */
export function InputStates({ inputs, session }: { inputs: readonly TodayInput[]; session: StationSession }) {
  const messages = useWords(todayMessages);
  if (inputs.length === 0) return null;
  return (
    <div className="pk-today-inputs">
      <ul aria-label={messages.deck.inputs}>
        {inputs.map(({ id, name, state }) => (
          <li key={id} data-state={state}>
            <span className="pk-truncate">{name}</span>
            <span className="pk-muted">{messages.deck.inputStates[state]}</span>
          </li>
        ))}
      </ul>
      <AreaLink session={session} area="playout">
        {messages.deck.inputs}
      </AreaLink>
    </div>
  );
}
