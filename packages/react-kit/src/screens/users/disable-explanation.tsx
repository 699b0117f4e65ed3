import { useWords } from '../../words/use-words.ts';
import { usersMessages } from './users.messages.ts';

/** Explains the effect of disabling a user. */
export function DisableExplanation() {
  const messages = useWords(usersMessages);
  return (
    <div className="pk-stack">
      <p>{messages.disableText}</p>
      <p className="pk-muted">{messages.disableUndo}</p>
    </div>
  );
}
