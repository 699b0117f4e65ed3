import { usersMessages as words } from './users.messages.ts';

/** What disabling somebody does, before it is done. */
export function DisableWords() {
  return (
    <div className="pk-stack">
      <p>{words.disableText}</p>
      <p className="pk-muted">{words.disableUndo}</p>
    </div>
  );
}
