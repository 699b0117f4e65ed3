import type { ReactNode } from 'react';
import type { LogSource } from '@postkit/sdk/schema';
import { useWords } from '../../../words/use-words.ts';
import { logSourceMessages } from './log-source.messages.ts';

/** The log's settings for users who may not change them. */
export function LogSourceSummary({ source, facts }: { source: LogSource; facts: ReactNode }) {
  const messages = useWords(logSourceMessages);
  const {
    url,
    fallback_url,
    active,
    has_credentials,
    has_fallback_credentials,
    rules,
    default_category,
    alerts,
  } = source;
  const { title_encoding, fallback_title_encoding } = source;
  return (
    <div className="pk-log-source">
      {facts}
      <dl className="pk-log-source-summary">
        <AddressFact name={messages.url} url={url} hasCredentials={has_credentials} />
        {title_encoding !== null && <Fact name={messages.encoding}>{title_encoding}</Fact>}
        <AddressFact
          name={messages.fallbackUrl}
          url={fallback_url}
          hasCredentials={has_fallback_credentials}
        />
        {fallback_title_encoding !== null && (
          <Fact name={messages.fallbackEncoding}>{fallback_title_encoding}</Fact>
        )}
        <Fact name={messages.log}>{active ? messages.on : messages.off}</Fact>
        <Fact name={messages.rules}>
          {rules.map(({ contains, category }) => (
            <span key={contains}>
              “{contains}” → {category}
            </span>
          ))}
          <span>
            {messages.defaultCategory}: {default_category}
          </span>
        </Fact>
        <Fact name={messages.alerts}>
          {alerts.emails.length === 0 && !alerts.has_webhook ? (
            messages.none
          ) : (
            <>
              <span>{messages.minutes(alerts.after_minutes)}</span>
              {alerts.emails.map((email) => (
                <span key={email}>{email}</span>
              ))}
              {alerts.has_webhook && <span>{messages.hasWebhook}</span>}
            </>
          )}
        </Fact>
      </dl>
      <p className="pk-muted">{messages.readOnly}</p>
    </div>
  );
}

function AddressFact({ name, url, hasCredentials }: { name: string; url: string; hasCredentials: boolean }) {
  const messages = useWords(logSourceMessages);
  return (
    <Fact name={name}>
      <span className="pk-code">{url || messages.notSet}</span>
      {hasCredentials && <span className="pk-muted">{messages.credentials}</span>}
    </Fact>
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
