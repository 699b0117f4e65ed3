import type { SecondFactors } from '@postkit/sdk/schema';
import type { ReactNode } from 'react';
import { useSettings } from '../../../screen/settings/settings.queries.ts';
import { formatListDate } from '../../../screen/time/zoned-time.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { StatusDot } from '../../../ui/status-dot/status-dot.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';
import type { FactorAction } from './factor-action.ts';
import { securityMessages } from './security.messages.ts';

export interface FactorListProps {
  factors: SecondFactors;
  onAction(action: FactorAction): void;
}

/** The user's factors, each with its state and its buttons. */
export function FactorList({ factors, onAction }: FactorListProps) {
  const messages = useWords(securityMessages);
  const locale = useLocale();
  const zone = useSettings().data?.settings.timezone ?? 'UTC';
  const date = (moment: number) => formatListDate(moment, zone, locale);
  const { app, recovery_codes: codes, is_required: isRequired } = factors;
  const used = app && (app.last_used_at === null ? messages.appUnused : messages.appUsed(date(app.last_used_at)));
  return (
    <div className="pk-stack">
      {isRequired ? <Banner>{messages.required}</Banner> : <p className="pk-muted">{messages.intro}</p>}
      <Factor
        name={messages.app}
        state={<StatusDot tone={app ? 'success' : 'neutral'}>{app ? messages.appSince(date(app.created_at)) : messages.appOff}</StatusDot>}
        text={used ?? messages.appText}
      >
        <Button onPress={() => onAction('set-up-app')}>{app ? messages.replaceApp : messages.setUpApp}</Button>
        {app && <Button onPress={() => onAction('remove-app')}>{messages.removeApp}</Button>}
      </Factor>
      {(app ?? codes > 0) && (
        <Factor
          name={messages.codes}
          state={<StatusDot tone={codes < 3 ? 'warning' : 'success'}>{messages.codesLeft(codes)}</StatusDot>}
          text={messages.codesText}
        >
          <Button onPress={() => onAction('new-codes')}>{messages.newCodes}</Button>
        </Factor>
      )}
    </div>
  );
}

function Factor({ name, state, text, children }: { name: string; state: ReactNode; text: string; children: ReactNode }) {
  return (
    <section className="pk-factor" aria-label={name}>
      <div className="pk-factor-text">
        <Heading level={3}>{name}</Heading>
        {state}
        <p className="pk-muted">{text}</p>
      </div>
      <div className="pk-factor-actions">{children}</div>
    </section>
  );
}
