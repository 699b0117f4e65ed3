import { useState } from 'react';
import type { Campaign, CampaignEpisode, CampaignEpisodes as Listed } from '@postkit/sdk/schema';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { formatCount } from '../../ui/format/format-count.ts';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { StatusDot } from '../../ui/status-dot/status-dot.tsx';
import { type Column, Table } from '../../ui/table/table.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { campaignsMessages } from './campaigns.messages.ts';
import { campaignEpisodesOnPage, useCampaignEpisodes } from './campaigns.queries.ts';

const tones = {
  ready: 'success',
  unread: 'info',
  'no-break': 'neutral',
  unfit: 'warning',
  'no-audio': 'neutral',
} as const;

/** The published episodes of the shows of a campaign, and whether it can play in each. */
export function CampaignEpisodes({ campaign, onClose }: { campaign: Campaign; onClose(): void }) {
  const messages = useWords(campaignsMessages);
  const [page, setPage] = useState(1);
  const { data, isError, isFetching, refetch } = useCampaignEpisodes(campaign.id, page);
  return (
    <Dialog
      isOpen
      size="large"
      title={messages.episodesOf(campaign.title)}
      onClose={onClose}
      footer={<Button onPress={onClose}>{messages.close}</Button>}
    >
      {data ? (
        <Episodes listed={data} page={page} onPage={setPage} />
      ) : isError ? (
        <ErrorState
          message={messages.episodesFailed}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label={messages.episodesLoading}>
          <Skeleton height="160px" />
        </div>
      )}
    </Dialog>
  );
}

function Episodes({
  listed: { episodes, total_count, reached, reading },
  page,
  onPage,
}: {
  listed: Listed;
  page: number;
  onPage(page: number): void;
}) {
  const catalogue = useCatalogue();
  const messages = useWords(campaignsMessages);
  if (total_count === 0)
    return <EmptyState title={messages.episodesNone}>{messages.episodesNoneText}</EmptyState>;
  const columns: Column<CampaignEpisode>[] = [
    { id: 'name', header: messages.episode, isRowHeader: true, cell: ({ name }) => name },
    {
      id: 'state',
      header: messages.state,
      width: '216px',
      cell: ({ state }) => <StatusDot tone={tones[state]}>{messages.episodeStates[state]}</StatusDot>,
    },
    {
      id: 'breaks',
      header: messages.breaks,
      align: 'end',
      width: '96px',
      cell: ({ breaks }) => (
        <span className="pk-campaigns-count">{breaks === null ? '–' : formatCount(breaks, catalogue)}</span>
      ),
    },
    {
      id: 'deliveries',
      header: messages.delivered,
      align: 'end',
      width: '116px',
      cell: ({ deliveries }) => (
        <span className="pk-campaigns-count">{formatCount(deliveries, catalogue)}</span>
      ),
    },
  ];
  return (
    <div className="pk-stack">
      {reached !== null && <Banner tone="info">{messages.reached[reached]}</Banner>}
      {reading && (
        <ProgressBar
          label={messages.reading}
          value={(reading.read / reading.total) * 100}
          valueText={messages.readOf(
            formatCount(reading.read, catalogue),
            formatCount(reading.total, catalogue),
          )}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <div className="pk-campaigns-list" role="group" aria-label={messages.episodes} tabIndex={0}>
        <Table
          label={messages.episodes}
          columns={columns}
          rows={episodes}
          rowKey={({ playlist_id }) => String(playlist_id)}
        />
      </div>
      <Pagination
        label={messages.episodePages}
        page={page}
        pageCount={Math.max(1, Math.ceil(total_count / campaignEpisodesOnPage))}
        onChange={onPage}
      />
    </div>
  );
}
