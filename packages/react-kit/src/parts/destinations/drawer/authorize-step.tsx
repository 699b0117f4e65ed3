import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { Tone } from '../../../ui/tone-icon/tone-icon.tsx';
import { useWords } from '../../../words/use-words.ts';
import { setupMessages } from '../setup.messages.ts';
import { drawerMessages } from './drawer.messages.ts';
import type { Authorization, AuthorizationStatus } from './use-authorization.ts';

const tones: Readonly<Record<Exclude<AuthorizationStatus, 'idle'>, Tone>> = {
  open: 'info',
  blocked: 'warning',
  closed: 'warning',
  granted: 'success',
  denied: 'warning',
  expired: 'warning',
  scope: 'warning',
  failed: 'danger',
};

export interface AuthorizeStepProps {
  label: string;
  text: string;
  /** The station has access to the account already. */
  isStored: boolean;
  authorization: Authorization;
  /** The settings that the installation lacks to open the window; null if it lacks none. */
  lacking: readonly string[] | null;
}

/** Opens the platform's window, and shows its result. */
export function AuthorizeStep({
  label,
  text,
  isStored,
  lacking,
  authorization: { status, authorize },
}: AuthorizeStepProps) {
  const messages = useWords(drawerMessages);
  const setupWords = useWords(setupMessages);
  const isDone = status === 'granted' || (isStored && status === 'idle');
  return (
    <>
      <p>{text}</p>
      {lacking && <Banner tone="warning">{setupWords.notConfigured(label, lacking)}</Banner>}
      {isStored && status === 'idle' && <p className="pk-muted">{messages.authorizedBefore}</p>}
      {status !== 'idle' && (
        <Banner tone={tones[status]} isLive>
          {messages.authorization[status](label)}
        </Banner>
      )}
      <div>
        <Button variant={isDone ? 'secondary' : 'primary'} isDisabled={lacking !== null} onPress={authorize}>
          {isDone ? messages.authorizeAgain : messages.authorize}
        </Button>
      </div>
    </>
  );
}
