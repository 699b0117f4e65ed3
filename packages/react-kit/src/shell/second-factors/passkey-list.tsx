import { useId } from 'react';
import type { Passkey } from '@postkit/sdk/schema';
import { Button } from '../../ui/button/button.tsx';
import { useWords } from '../../words/use-words.ts';
import type { FactorAction } from './factor-action.ts';
import { securityMessages } from './security.messages.ts';

export interface PasskeyListProps {
  passkeys: readonly Passkey[];
  /** The text of a time in Unix seconds. */
  date(moment: number): string;
  onAction(action: FactorAction): void;
}

/** The user's passkeys, newest first. */
export function PasskeyList({ passkeys, ...props }: PasskeyListProps) {
  const messages = useWords(securityMessages);
  return (
    <ul className="pk-passkeys" aria-label={messages.passkeys}>
      {passkeys.map((passkey) => (
        <PasskeyItem key={passkey.id} passkey={passkey} {...props} />
      ))}
    </ul>
  );
}

function PasskeyItem({ passkey, date, onAction }: Omit<PasskeyListProps, 'passkeys'> & { passkey: Passkey }) {
  const messages = useWords(securityMessages);
  const id = useId();
  const { name, created_at: created, last_used_at: used } = passkey;
  return (
    <li className="pk-passkey">
      <div className="pk-factor-text">
        <strong id={id} className="pk-passkey-name">
          {name}
        </strong>
        <span className="pk-muted">
          {messages.added(date(created))} ·{' '}
          {used === null ? messages.appUnused : messages.appUsed(date(used))}
        </span>
      </div>
      <div className="pk-factor-actions">
        <Button
          size="small"
          id={`${id}-rename`}
          aria-labelledby={`${id}-rename ${id}`}
          onPress={() => onAction({ kind: 'rename-passkey', passkey })}
        >
          {messages.rename}
        </Button>
        <Button
          size="small"
          id={`${id}-remove`}
          aria-labelledby={`${id}-remove ${id}`}
          onPress={() => onAction({ kind: 'remove-passkey', passkey })}
        >
          {messages.remove}
        </Button>
      </div>
    </li>
  );
}
