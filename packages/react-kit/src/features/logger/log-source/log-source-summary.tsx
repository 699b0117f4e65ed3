import type { LogSource } from '@postkit/sdk/schema';
import type { ReactNode } from 'react';
import { logSourceMessages as words } from './log-source.messages.ts';

/** The log's settings for users who may not change them. */
export function LogSourceSummary({ source, facts }: { source: LogSource; facts: ReactNode }) {
  const { url, active, has_credentials, rules, default_category, alerts } = source;
  return (
    <div className="pk-log-source">
      {facts}
      <dl className="pk-log-source-summary">
        <Fact name={words.url}>
          <span className="pk-code">{url || words.notSet}</span>
          {has_credentials && <span className="pk-muted">{words.credentials}</span>}
        </Fact>
        <Fact name={words.log}>{active ? words.on : words.off}</Fact>
        <Fact name={words.rules}>
          {rules.map(({ contains, category }) => (
            <span key={contains}>
              “{contains}” → {category}
            </span>
          ))}
          <span>
            {words.defaultCategory}: {default_category}
          </span>
        </Fact>
        <Fact name={words.alerts}>
          {alerts.emails.length === 0 && !alerts.has_webhook ? (
            words.none
          ) : (
            <>
              <span>{words.minutes(alerts.after_minutes)}</span>
              {alerts.emails.map((email) => (
                <span key={email}>{email}</span>
              ))}
              {alerts.has_webhook && <span>{words.hasWebhook}</span>}
            </>
          )}
        </Fact>
      </dl>
      <p className="pk-muted">{words.readOnly}</p>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
