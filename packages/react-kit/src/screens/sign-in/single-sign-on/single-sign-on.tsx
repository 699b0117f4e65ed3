import { ButtonLink } from '../../../ui/button-link/button-link.tsx';
import { ToneIcon } from '../../../ui/tone-icon/tone-icon.tsx';
import { useWords } from '../../../words/use-words.ts';
import { type SingleSignOnProblem, singleSignOnMessages } from './single-sign-on.messages.ts';

/** The provider that users sign in at. */
export interface SingleSignOnProvider {
  /** Name of the provider. */
  name: string;
  /** Address that begins the sign-in. */
  address: string;
  /** Whether the provider is the only way to sign in. */
  isOnly: boolean;
}

export interface SingleSignOnProps {
  provider: SingleSignOnProvider | undefined;
  problem: SingleSignOnProblem | undefined;
  /** Path to continue at. */
  returnTo: string | undefined;
}

/** The way to the provider, and why the last sign-in there failed. */
export function SingleSignOn({ provider, problem, returnTo }: SingleSignOnProps) {
  const messages = useWords(singleSignOnMessages);
  return (
    <div className="pk-sign-in-provider">
      <div className="pk-sign-in-alert" role="alert">
        {problem && (
          <p className="pk-sign-in-error">
            <ToneIcon tone="danger" />
            {messages.problems[problem]}
          </p>
        )}
      </div>
      {provider && (
        <ButtonLink
          href={addressOf(provider, returnTo)}
          variant={provider.isOnly ? 'primary' : 'secondary'}
          size="large"
          isFullWidth
        >
          {messages.signIn(provider.name)}
        </ButtonLink>
      )}
      {provider && !provider.isOnly && <p className="pk-sign-in-or">{messages.or}</p>}
    </div>
  );
}

function addressOf({ address }: SingleSignOnProvider, returnTo: string | undefined): string {
  return returnTo === undefined
    ? address
    : `${address}?${new URLSearchParams({ next: returnTo }).toString()}`;
}
