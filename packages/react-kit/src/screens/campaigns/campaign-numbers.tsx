import type { Campaign, CampaignDeliveries } from '@postkit/sdk/schema';
import { formatCalendarDate } from '../../host/time/zoned-time.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { formatCount } from '../../ui/format/format-count.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Table } from '../../ui/table/table.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { campaignsMessages } from './campaigns.messages.ts';
import { useCampaignDeliveries } from './campaigns.queries.ts';

/** The counted deliveries of a campaign. */
export function CampaignNumbers({ campaign, onClose }: { campaign: Campaign; onClose(): void }) {
  const messages = useWords(campaignsMessages);
  const { data, isError, isFetching, refetch } = useCampaignDeliveries(campaign.id);
  return (
    <Dialog
      isOpen
      title={messages.numbersOf(campaign.title)}
      onClose={onClose}
      footer={<Button onPress={onClose}>{messages.close}</Button>}
    >
      {data ? (
        <Numbers numbers={data} />
      ) : isError ? (
        <ErrorState message={messages.numbersFailed} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={messages.numbersLoading}>
          <Skeleton height="160px" />
        </div>
      )}
    </Dialog>
  );
}

function Numbers({ numbers: { days, positions, episodes } }: { numbers: CampaignDeliveries }) {
  const catalogue = useCatalogue();
  const messages = useWords(campaignsMessages);
  if (days.length === 0)
    return <EmptyState title={messages.numbersNone}>{messages.numbersNoneText}</EmptyState>;
  const newest = days.toReversed().map(({ day, deliveries }) => ({
    id: day,
    name: formatCalendarDate(day, 'MMM D, YYYY', catalogue),
    deliveries,
  }));
  const places = positions.map(({ position, deliveries }) => ({
    id: position,
    name: messages.positions[position],
    deliveries,
  }));
  const named = episodes.map(({ id, name, deliveries }) => ({ id: String(id), name, deliveries }));
  return (
    <div className="pk-stack">
      <Counts heading={messages.byPosition} name={messages.position} rows={places} />
      <Counts heading={messages.byDay} name={messages.day} rows={newest} />
      <Counts heading={messages.byEpisode} name={messages.episode} rows={named} />
    </div>
  );
}

interface CountRow {
  readonly id: string;
  readonly name: string;
  readonly deliveries: number;
}

function Counts({ heading, name, rows }: { heading: string; name: string; rows: readonly CountRow[] }) {
  const catalogue = useCatalogue();
  const messages = useWords(campaignsMessages);
  const most = Math.max(1, ...rows.map(({ deliveries }) => deliveries));
  return (
    <section className="pk-stack">
      <Heading level={3}>{heading}</Heading>
      <div className="pk-campaigns-list">
        <Table
          isCompact
          label={heading}
          columns={[
            { id: 'name', header: name, isRowHeader: true, cell: (row: CountRow) => row.name },
            {
              id: 'deliveries',
              header: messages.delivered,
              align: 'end',
              width: '45%',
              cell: (row: CountRow) => (
                <span
                  className="pk-campaigns-bar"
                  style={{ backgroundSize: `${(row.deliveries / most) * 100}% 100%` }}
                >
                  {formatCount(row.deliveries, catalogue)}
                </span>
              ),
            },
          ]}
          rows={rows}
          rowKey={({ id }) => id}
        />
      </div>
    </section>
  );
}
