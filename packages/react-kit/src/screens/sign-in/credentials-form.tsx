import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { hasTag } from '../../ui/root/is-element.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { ToneIcon } from '../../ui/tone-icon/tone-icon.tsx';
import { useWords } from '../../words/use-words.ts';
import type { CredentialsStep } from './sign-in.controller.ts';
import { signInMessages } from './sign-in.messages.ts';

export function CredentialsForm({
  isBusy,
  isByPasskey,
  refusal,
  isEmphasised,
  isReset,
  ...step
}: CredentialsStep) {
  const { forgotAddress, prepare, submit, forgot } = step;
  const messages = useWords(signInMessages);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [wasTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // A form that was rendered ahead may have been filled, and sent, before this code ran.
  useEffect(() => {
    if (!form.current) return;
    const typed = fieldsOf(form.current);
    setUsername(typed.username);
    setPassword(typed.password);
  }, []);

  function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    const typed = fieldsOf(event.currentTarget);
    const name = typed.username.trim();
    if (name && typed.password && !isBusy) submit({ username: name, password: typed.password });
  }

  return (
    <form ref={form} className="pk-sign-in-form" noValidate onSubmit={send} onInput={prepare}>
      <div className="pk-sign-in-alert" role="status">
        {isReset && !wasTried && (
          <p className="pk-sign-in-done">
            <ToneIcon tone="success" />
            {messages.resetDone}
          </p>
        )}
      </div>
      <div className="pk-sign-in-alert" role="alert">
        {refusal && (
          <p className="pk-sign-in-error" data-new={isEmphasised || undefined}>
            <ToneIcon tone="danger" />
            {refusal}
          </p>
        )}
      </div>
      <TextField
        label={messages.username}
        name="username"
        autoComplete="username"
        spellCheck={false}
        // The page consists of this form, so typing can start at once.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        isRequired
        value={username}
        onChange={setUsername}
        errorMessage={wasTried && !username.trim() ? messages.missingUsername : undefined}
      />
      <PasswordField
        label={messages.password}
        name="password"
        autoComplete="current-password"
        isRequired
        value={password}
        onChange={setPassword}
        errorMessage={wasTried && !password ? messages.missingPassword : undefined}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isFullWidth
        isBusy={isBusy && !isByPasskey}
        busyLabel={messages.loggingIn}
      >
        {messages.logIn}
      </Button>
      <Button size="large" isFullWidth isBusy={isBusy && isByPasskey} onPress={() => isBusy || submit(null)}>
        {messages.passkey}
      </Button>
      <p className="pk-sign-in-forgot">
        {forgotAddress ? (
          <Link href={forgotAddress}>{messages.forgot}</Link>
        ) : (
          <button
            type="button"
            className="pk-link"
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => forgot(username.trim())}
          >
            {messages.forgot}
          </button>
        )}
      </p>
    </form>
  );
}

function fieldsOf(form: HTMLFormElement) {
  const textOf = (name: string) => {
    const field = form.elements.namedItem(name);
    return hasTag(field, 'input') ? field.value : '';
  };
  return { username: textOf('username'), password: textOf('password') };
}
