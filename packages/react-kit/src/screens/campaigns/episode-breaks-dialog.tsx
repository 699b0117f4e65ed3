import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Campaign, EpisodeBreaks } from '@postkit/sdk/schema';
import { episodesQueries } from '../../data/episodes/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { searchDelayMilliseconds, useSettled } from '../../host/use-settled.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import type { Option } from '../../ui/option/option.ts';
import { SearchSelect } from '../../ui/search-select/search-select.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Table } from '../../ui/table/table.tsx';
import { useWords } from '../../words/use-words.ts';
import { campaignsMessages } from './campaigns.messages.ts';
import { useEpisodeBreaks } from './campaigns.queries.ts';

const newest = { showId: null, status: 'published', date: null, page: 1, pageSize: 50 } as const;

/** The places of an episode at which campaigns play, and which run there. */
export function EpisodeBreaksDialog({
  campaigns,
  onClose,
}: {
  campaigns: readonly Campaign[];
  onClose(): void;
}) {
  const messages = useWords(campaignsMessages);
  const { client } = usePostKit();
  const [chosen, setChosen] = useState<Option | null>(null);
  const [search, setSearch] = useState('');
  const list = useQuery(
    episodesQueries.page(client, { ...newest, search: useSettled(search.trim(), searchDelayMilliseconds) }),
  );
  const found = (list.data?.playlists ?? []).map(({ playlist_id, name }): Option => ({
    id: String(playlist_id),
    label: name,
  }));
  const breaks = useEpisodeBreaks(chosen && Number(chosen.id));
  return (
    <Dialog
      isOpen
      title={messages.previewTitle}
      onClose={onClose}
      footer={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <div className="pk-stack">
        <p className="pk-muted">{messages.previewText}</p>
        <SearchSelect
          label={messages.previewEpisode}
          placeholder={messages.previewPlaceholder}
          options={chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found}
          value={chosen?.id ?? null}
          isLoading={list.isPending}
          errorMessage={list.isError ? messages.episodesFailed : undefined}
          onSearch={setSearch}
          onChange={(id) => setChosen(found.find((option) => option.id === id) ?? chosen)}
        />
        {breaks.data ? (
          <Breaks episode={breaks.data} campaigns={campaigns} />
        ) : breaks.isError ? (
          <ErrorState
            message={messages.breaksFailed}
            isRetrying={breaks.isFetching}
            onRetry={() => void breaks.refetch()}
          />
        ) : (
          chosen && (
            <div role="status" aria-label={messages.breaksLoading}>
              <Skeleton height="120px" />
            </div>
          )
        )}
      </div>
    </Dialog>
  );
}

function Breaks({
  episode: { breaks, seconds, obstacle },
  campaigns,
}: {
  episode: EpisodeBreaks;
  campaigns: readonly Campaign[];
}) {
  const messages = useWords(campaignsMessages);
  if (obstacle !== '') return <Banner tone="warning">{obstacle}</Banner>;
  const rows = breaks.map((place, index) => ({ ...place, id: String(index) }));
  const titleOf = (id: number) => campaigns.find((campaign) => campaign.id === id)?.title ?? '';
  return (
    <>
      <div className="pk-campaigns-strip" aria-hidden="true">
        {rows.map(({ id, at, campaigns: playing }) => (
          <i
            key={id}
            data-plays={playing.length > 0 || undefined}
            style={{ insetInlineStart: `calc((100% - 4px) * ${Math.min(1, at / Math.max(1, seconds))})` }}
          />
        ))}
      </div>
      <div className="pk-campaigns-list">
        <Table
          isCompact
          label={messages.breaks}
          columns={[
            {
              id: 'time',
              header: messages.time,
              width: '72px',
              cell: ({ at }: (typeof rows)[number]) => clockText(at),
            },
            {
              id: 'position',
              header: messages.position,
              isRowHeader: true,
              cell: ({ position }) => messages.positions[position],
            },
            {
              id: 'campaigns',
              header: messages.mayPlay,
              cell: ({ campaigns: playing }) =>
                playing.length === 0 ? messages.noCampaign : playing.map(titleOf).join(', '),
            },
          ]}
          rows={rows}
          rowKey={({ id }) => id}
        />
      </div>
      {!breaks.some(({ position }) => position === 'mid') && <p className="pk-muted">{messages.noMarkers}</p>}
    </>
  );
}

/** Seconds as `1:02:03` or `2:03`. */
function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
