import type { Webhook, WebhookMessage } from '@postkit/sdk/schema';
import { failureText } from '../../host/report-failure.ts';
import { formatLocally } from '../../host/time/zoned-time.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { Badge, type Tone } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { webhooksMessages } from './webhooks.messages.ts';
import { useWebhookChange, useWebhookMessages } from './webhooks.queries.ts';

export interface WebhookLogProps {
  webhook: Webhook;
  zone: string;
  onClose(): void;
}

const tones: Readonly<Record<WebhookMessage['status'], Tone>> = {
  waiting: 'warning',
  delivered: 'success',
  failed: 'danger',
};
const toTheSecond = 'MMM D, HH:mm:ss';

/** The events that a webhook was sent, with every attempt and its response. */
export function WebhookLog({ webhook, zone, onClose }: WebhookLogProps) {
  const messages = useWords(webhooksMessages);
  const { data, error, refetch } = useWebhookMessages(webhook.id);
  return (
    <Drawer isOpen title={messages.logOf(webhook.title)} onClose={onClose}>
      {data ? (
        data.length === 0 ? (
          <EmptyState title={messages.logEmpty}>{messages.logEmptyText}</EmptyState>
        ) : (
          <ul className="pk-webhooks-log">
            {data.map((message) => (
              <LogEntry key={message.id} webhook={webhook} message={message} zone={zone} />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState message={messages.logFailed} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={messages.logLoading}>
          <Skeleton height="64px" />
          <Skeleton height="64px" />
        </div>
      )}
    </Drawer>
  );
}

function LogEntry({ webhook, message, zone }: { webhook: Webhook; message: WebhookMessage; zone: string }) {
  const reportFailure = useReportFailure();
  const catalogue = useCatalogue();
  const messages = useWords(webhooksMessages);
  const { id, type, status, created_at, retry_at, attempts, body } = message;
  const { mutate, isPending } = useWebhookChange((client, of: number) =>
    client.webhooks.redeliver(webhook.id, of),
  );
  const time = (seconds: number) => formatLocally(seconds, zone, toTheSecond, catalogue);
  const redeliver = () =>
    mutate(id, {
      onError: (error) =>
        reportFailure(messages.name, error, failureText(error, catalogue, messages.redeliverFailed)),
    });
  return (
    <li>
      <details>
        <summary>
          <Badge tone={tones[status]}>{messages.statuses[status]}</Badge>
          <strong>{type === 'webhook.test' ? messages.testEvent : messages.events[type]}</strong>
          <time>{time(created_at)}</time>
          <span className="pk-muted">{messages.attempts(attempts.length)}</span>
        </summary>
        <ol className="pk-webhooks-attempts">
          {attempts.map((attempt, index) => (
            <li key={attempts.length - index}>
              <span>{messages.attempt(time(attempt.at), attempt.status, attempt.latency_ms)}</span>
              {attempt.error && <span>{attempt.error}</span>}
              {attempt.excerpt && <code>{attempt.excerpt}</code>}
            </li>
          ))}
        </ol>
        {retry_at !== null && <p className="pk-muted">{messages.nextAttempt(time(retry_at))}</p>}
        <p className="pk-webhooks-label">{messages.body}</p>
        <pre>{indented(body)}</pre>
        {status !== 'waiting' && (
          <Button size="small" isBusy={isPending} onPress={redeliver}>
            {messages.redeliver}
          </Button>
        )}
      </details>
    </li>
  );
}

function indented(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2);
}
