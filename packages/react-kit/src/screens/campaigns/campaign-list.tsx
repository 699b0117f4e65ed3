import type { Campaign } from '@postkit/sdk/schema';
import { failureText } from '../../host/report-failure.ts';
import { formatDay } from '../../host/time/zoned-time.ts';
import { useNotify } from '../../host/use-notify.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { Badge, type Tone } from '../../ui/badge/badge.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { formatCount } from '../../ui/format/format-count.ts';
import { Menu } from '../../ui/menu/menu.tsx';
import { type Column, Table } from '../../ui/table/table.tsx';
import { numberFormat } from '../../words/intl-formats.ts';
import { useLocale, useWords, useCatalogue } from '../../words/use-words.ts';
import type { CampaignDialog } from './campaign-dialogs.tsx';
import { campaignsMessages } from './campaigns.messages.ts';
import { useCampaignChange } from './campaigns.queries.ts';

export interface CampaignListProps {
  campaigns: readonly Campaign[];
  zone: string;
  onOpen(dialog: CampaignDialog): void;
}

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const tones: Readonly<Record<Campaign['state'], Tone>> = {
  planned: 'neutral',
  running: 'success',
  paused: 'warning',
  ended: 'neutral',
};

export function CampaignList({ campaigns, zone, onOpen }: CampaignListProps) {
  const messages = useWords(campaignsMessages);
  const columns: Column<Campaign>[] = [
    {
      id: 'title',
      header: messages.title,
      isRowHeader: true,
      cell: (campaign) => <Name campaign={campaign} />,
    },
    {
      id: 'state',
      header: messages.state,
      width: '200px',
      cell: (campaign) => <State campaign={campaign} zone={zone} />,
    },
    {
      id: 'plays',
      header: messages.plays,
      width: '200px',
      cell: (campaign) => <Plays campaign={campaign} />,
    },
    {
      id: 'deliveries',
      header: messages.delivered,
      width: '132px',
      align: 'end',
      cell: (campaign) => <Deliveries campaign={campaign} />,
    },
    {
      id: 'actions',
      header: messages.actionsHeader,
      isHeaderHidden: true,
      width: '152px',
      align: 'end',
      cell: (campaign) => <CampaignActions campaign={campaign} onOpen={onOpen} />,
    },
  ];
  return (
    <div className="pk-stack">
      {campaigns
        .filter(({ audio }) => audio.status === 'failed')
        .map(({ id, title, audio }) => (
          <Banner key={id} tone="danger">
            {messages.audioFailed(title, audio.error)}
          </Banner>
        ))}
      <div className="pk-campaigns-list">
        <Table
          label={messages.list}
          columns={columns}
          rows={campaigns}
          rowKey={({ id }) => String(id)}
          density="roomy"
        />
      </div>
    </div>
  );
}

function Name({ campaign: { title, audio } }: { campaign: Campaign }) {
  const messages = useWords(campaignsMessages);
  const locale = useLocale();
  const loudness =
    audio.loudness === null ? [] : [messages.loudness(numberFormat(locale, oneDigit).format(audio.loudness))];
  const facts =
    audio.status === 'processing'
      ? [messages.processing]
      : [messages.seconds(Math.round(audio.seconds)), ...loudness];
  return (
    <span className="pk-campaigns-cell">
      <span className="pk-truncate">{title}</span>
      <span className="pk-truncate pk-muted">
        {audio.status === 'failed' ? audio.title : [audio.title, ...facts].join(' · ')}
      </span>
    </span>
  );
}

function State({ campaign: { state, starts_at, ends_at }, zone }: { campaign: Campaign; zone: string }) {
  const catalogue = useCatalogue();
  const messages = useWords(campaignsMessages);
  const start = formatDay(starts_at, zone, catalogue);
  return (
    <span className="pk-campaigns-cell">
      <span>
        <Badge tone={tones[state]}>{messages.states[state]}</Badge>
      </span>
      <span className="pk-muted">
        {ends_at === null
          ? messages.from(start)
          : messages.dates(start, formatDay(ends_at - 1, zone, catalogue))}
      </span>
    </span>
  );
}

function Plays({ campaign: { positions, shows } }: { campaign: Campaign }) {
  const messages = useWords(campaignsMessages);
  return (
    <span className="pk-campaigns-cell">
      <span>{shows.length === 0 ? messages.allShows : messages.showCount(shows.length)}</span>
      <span className="pk-muted">
        {positions.map((position) => messages.shortPositions[position]).join(', ')}
      </span>
    </span>
  );
}

function Deliveries({ campaign: { deliveries, deliveries_today, most_deliveries } }: { campaign: Campaign }) {
  const catalogue = useCatalogue();
  const messages = useWords(campaignsMessages);
  const most = most_deliveries === null ? '' : ` ${messages.ofMost(formatCount(most_deliveries, catalogue))}`;
  return (
    <span className="pk-campaigns-cell pk-campaigns-count">
      <span>
        {formatCount(deliveries, catalogue)}
        {most}
      </span>
      <span className="pk-muted">{messages.today(formatCount(deliveries_today, catalogue))}</span>
    </span>
  );
}

function CampaignActions({
  campaign: { id, title, state },
  onOpen,
}: {
  campaign: Campaign;
  onOpen(dialog: CampaignDialog): void;
}) {
  const reportFailure = useReportFailure();
  const notify = useNotify();
  const catalogue = useCatalogue();
  const messages = useWords(campaignsMessages);
  const setPaused = useCampaignChange((client, paused: boolean) => client.campaigns.update(id, { paused }));
  const isPaused = state === 'paused';

  function change(paused: boolean): void {
    const details = paused ? messages.pausedNow(title) : messages.resumedNow(title);
    setPaused.mutate(paused, {
      onSuccess: () => notify({ name: messages.name, details, type: 'success' }),
      onError: (error) =>
        reportFailure(messages.name, error, failureText(error, catalogue, messages.stateFailed)),
    });
  }

  const pause = {
    id: 'state',
    label: isPaused ? messages.resume : messages.pause,
    isDisabled: setPaused.isPending || state === 'ended',
    onAction: () => change(!isPaused),
  };
  return (
    <span className="pk-campaigns-actions">
      <Button
        size="small"
        onPress={() => onOpen({ kind: 'numbers', id })}
        aria-label={messages.numbersOf(title)}
      >
        {messages.numbers}
      </Button>
      <Menu
        label={messages.actions(title)}
        isIconOnly
        size="small"
        groups={[
          {
            id: 'use',
            items: [
              { id: 'edit', label: messages.edit, onAction: () => onOpen({ kind: 'edit', id }) },
              { id: 'episodes', label: messages.episodes, onAction: () => onOpen({ kind: 'episodes', id }) },
              pause,
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
