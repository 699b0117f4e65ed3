import type { Webhook } from '@postkit/sdk/schema';
import { failureText } from '../../host/report-failure.ts';
import { formatListDate } from '../../host/time/zoned-time.ts';
import { useNotify } from '../../host/use-notify.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { Badge, type Tone } from '../../ui/badge/badge.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { type Column, Table } from '../../ui/table/table.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import type { WebhookDialog } from './webhook-dialogs.tsx';
import { webhooksMessages } from './webhooks.messages.ts';
import { useWebhookChange } from './webhooks.queries.ts';

export interface WebhookListProps {
  webhooks: readonly Webhook[];
  zone: string;
  onOpen(dialog: WebhookDialog): void;
}

const tones: Readonly<Record<Webhook['state'], Tone>> = {
  active: 'success',
  paused: 'neutral',
  disabled: 'danger',
};

export function WebhookList({ webhooks, zone, onOpen }: WebhookListProps) {
  const messages = useWords(webhooksMessages);
  const columns: Column<Webhook>[] = [
    {
      id: 'title',
      header: messages.title,
      isRowHeader: true,
      cell: ({ title, url }) => (
        <span className="pk-webhooks-name">
          <span className="pk-truncate">{title}</span>
          <span className="pk-truncate pk-muted">{url}</span>
        </span>
      ),
    },
    {
      id: 'state',
      header: messages.state,
      width: '220px',
      cell: (webhook) => <WebhookState webhook={webhook} zone={zone} />,
    },
    {
      id: 'events',
      header: messages.eventsLegend,
      width: '96px',
      cell: ({ events }) => (
        <span title={events.map((name) => messages.events[name]).join(', ')}>
          {messages.eventCount(events.length)}
        </span>
      ),
    },
    {
      id: 'actions',
      header: messages.actionsHeader,
      isHeaderHidden: true,
      width: '132px',
      align: 'end',
      cell: (webhook) => <WebhookActions webhook={webhook} onOpen={onOpen} />,
    },
  ];
  return (
    <div className="pk-stack">
      {webhooks
        .filter(({ state }) => state === 'disabled')
        .map(({ id, title, reason }) => (
          <Banner key={id} tone="danger">
            {messages.disabledNotice(title, reason)}
          </Banner>
        ))}
      <div className="pk-webhooks-list">
        <Table
          label={messages.list}
          columns={columns}
          rows={webhooks}
          rowKey={({ id }) => String(id)}
          density="roomy"
        />
      </div>
    </div>
  );
}

function WebhookState({
  webhook: { state, failing_since, last_success_at, old_secret_until },
  zone,
}: {
  webhook: Webhook;
  zone: string;
}) {
  const catalogue = useCatalogue();
  const messages = useWords(webhooksMessages);
  const isFailing = state === 'active' && failing_since !== null;
  return (
    <span className="pk-webhooks-name">
      <span>
        <Badge tone={isFailing ? 'warning' : tones[state]}>
          {isFailing ? messages.failing : messages.states[state]}
        </Badge>
      </span>
      <span className="pk-muted">
        {isFailing
          ? messages.failingSince(formatListDate(failing_since, zone, catalogue))
          : last_success_at === null
            ? messages.noSuccess
            : messages.lastSuccess(formatListDate(last_success_at, zone, catalogue))}
      </span>
      {old_secret_until !== null && (
        <span className="pk-muted">
          {messages.bothSecrets(formatListDate(old_secret_until, zone, catalogue))}
        </span>
      )}
    </span>
  );
}

function WebhookActions({ webhook, onOpen }: { webhook: Webhook; onOpen(dialog: WebhookDialog): void }) {
  const reportFailure = useReportFailure();
  const notify = useNotify();
  const catalogue = useCatalogue();
  const messages = useWords(webhooksMessages);
  const { id, title, state } = webhook;
  const test = useWebhookChange((client, of: number) => client.webhooks.test(of));
  const setActive = useWebhookChange((client, active: boolean) => client.webhooks.update(id, { active }));
  const show = (details: string) => notify({ name: messages.name, details, type: 'success' });

  function change(active: boolean): void {
    setActive.mutate(active, {
      onSuccess: () => show(active ? messages.enabled(title) : messages.paused(title)),
      onError: (error) =>
        reportFailure(messages.name, error, failureText(error, catalogue, messages.stateFailed)),
    });
  }

  function sendTest(): void {
    test.mutate(id, {
      onSuccess: () => show(messages.testSent(title)),
      onError: (error) =>
        reportFailure(messages.name, error, failureText(error, catalogue, messages.testFailed)),
    });
  }

  const isActive = state === 'active';
  return (
    <span className="pk-webhooks-actions">
      <Button size="small" onPress={() => onOpen({ kind: 'log', id })} aria-label={messages.logOf(title)}>
        {messages.openLog}
      </Button>
      <Menu
        label={messages.actions(title)}
        isIconOnly
        size="small"
        groups={[
          {
            id: 'use',
            items: [
              { id: 'test', label: messages.test, isDisabled: test.isPending, onAction: sendTest },
              { id: 'edit', label: messages.edit, onAction: () => onOpen({ kind: 'edit', id }) },
              { id: 'renew', label: messages.newSecret, onAction: () => onOpen({ kind: 'renew', id }) },
              {
                id: 'state',
                label: isActive ? messages.pause : messages.enable,
                isDisabled: setActive.isPending,
                onAction: () => change(!isActive),
              },
            ],
          },
          {
            id: 'remove',
            items: [
              {
                id: 'remove',
                label: messages.remove,
                isDanger: true,
                onAction: () => onOpen({ kind: 'remove', id }),
              },
            ],
          },
        ]}
      />
    </span>
  );
}
