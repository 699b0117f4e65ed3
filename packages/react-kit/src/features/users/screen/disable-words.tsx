import { usersMessages as messages } from './users.messages.ts';

/** What disabling somebody does, before it is done. */
export function DisableWords() {
  return (
    <div className="pk-stack">
      <p>{messages.disableText}</p>
      <p className="pk-muted">{messages.disableUndo}</p>
    </div>
  );
}
