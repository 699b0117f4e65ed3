import type { ReactNode } from 'react';
import type { SecondFactors } from '@postkit/sdk/schema';
import { passkeyMessages } from '../../data/second-factors/index.ts';
import { useSettings } from '../../host/settings/settings.queries.ts';
import { formatListDate } from '../../host/time/zoned-time.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { StatusDot } from '../../ui/status-dot/status-dot.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import type { FactorAction } from './factor-action.ts';
import { PasskeyList } from './passkey-list.tsx';
import { securityMessages } from './security.messages.ts';

export interface FactorListProps {
  factors: SecondFactors;
  onAction(action: FactorAction): void;
}

/** The user's factors, each with its state and its buttons. */
export function FactorList({ factors, onAction }: FactorListProps) {
  const catalogue = useCatalogue();
  const messages = useWords(securityMessages);
  const passkeyWords = useWords(passkeyMessages);
  const zone = useSettings().data?.settings.timezone ?? 'UTC';
  const date = (moment: number) => formatListDate(moment, zone, catalogue);
  const {
    app,
    passkeys,
    recovery_codes: codes,
    is_required: isRequired,
    allows_passkeys: allowsPasskeys,
  } = factors;
  const used =
    app && (app.last_used_at === null ? messages.appUnused : messages.appUsed(date(app.last_used_at)));
  return (
    <div className="pk-stack">
      {isRequired ? <Banner>{messages.required}</Banner> : <p className="pk-muted">{messages.intro}</p>}
      <Factor
        name={messages.app}
        state={
          <StatusDot tone={app ? 'success' : 'neutral'}>
            {app ? messages.appSince(date(app.created_at)) : messages.appOff}
          </StatusDot>
        }
        text={used ?? messages.appText}
      >
        <Button onPress={() => onAction({ kind: 'set-up-app' })}>
          {app ? messages.replaceApp : messages.setUpApp}
        </Button>
        {app && <Button onPress={() => onAction({ kind: 'remove-app' })}>{messages.removeApp}</Button>}
      </Factor>
      <Factor
        name={messages.passkeys}
        text={allowsPasskeys ? messages.passkeysText : passkeyWords.unavailable}
        list={passkeys.length > 0 && <PasskeyList passkeys={passkeys} date={date} onAction={onAction} />}
      >
        {allowsPasskeys && (
          <Button onPress={() => onAction({ kind: 'add-passkey' })}>{messages.addPasskey}</Button>
        )}
      </Factor>
      {(app ?? (passkeys.length > 0 || codes > 0)) && (
        <Factor
          name={messages.codes}
          state={<StatusDot tone={codes < 3 ? 'warning' : 'success'}>{messages.codesLeft(codes)}</StatusDot>}
          text={messages.codesText}
        >
          <Button onPress={() => onAction({ kind: 'new-codes' })}>{messages.newCodes}</Button>
        </Factor>
      )}
    </div>
  );
}

interface FactorProps {
  name: string;
  state?: ReactNode;
  text: string;
  /** Below the text and the buttons. */
  list?: ReactNode;
  children: ReactNode;
}

function Factor({ name, state, text, list, children }: FactorProps) {
  return (
    <section className="pk-factor" aria-label={name}>
      <div className="pk-factor-text">
        <Heading level={3}>{name}</Heading>
        {state}
        <p className="pk-muted">{text}</p>
      </div>
      <div className="pk-factor-actions">{children}</div>
      {list}
    </section>
  );
}
