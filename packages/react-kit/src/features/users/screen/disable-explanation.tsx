import { usersMessages as messages } from './users.messages.ts';

/** Explains the effect of disabling a user. */
export function DisableExplanation() {
  return (
    <div className="pk-stack">
      <p>{messages.disableText}</p>
      <p className="pk-muted">{messages.disableUndo}</p>
    </div>
  );
}
