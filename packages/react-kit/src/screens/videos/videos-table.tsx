import AudioLines from 'lucide-react/icons/audio-lines';
import Clapperboard from 'lucide-react/icons/clapperboard';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { EpisodeSummary, Settings, Show } from '@postkit/sdk/schema';
import { episodeAudio } from '../../data/episodes/index.ts';
import { useImageAddress } from '../../data/images/index.ts';
import { EpisodeTime } from '../../parts/episodes/table/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { type Column, Table } from '../../ui/table/table.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { VideoStates } from './video-states.tsx';
import { videosMessages } from './videos.messages.ts';
import { formatVideoDate } from './videos.model.ts';

export interface VideosTableProps {
  rows: readonly EpisodeSummary[];
  isLoading: boolean;
  settings: Settings;
  /** The show of the episodes; its cover replaces missing images. */
  show: Show;
  preparing: number | null;
  onCreate: (episode: EpisodeSummary) => void;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
}

export function VideosTable({
  rows,
  isLoading,
  settings,
  show,
  preparing,
  onCreate,
  empty,
}: VideosTableProps) {
  const catalogue = useCatalogue();
  const messages = useWords(videosMessages);
  const columns: Column<EpisodeSummary>[] = [
    {
      id: 'name',
      header: messages.columns.name,
      isRowHeader: true,
      width: '26%',
      cell: ({ image, name }) => (
        <span className="pk-videos-name">
          <EpisodeImage image={image || show.square_image} />
          <span>{name}</span>
        </span>
      ),
    },
    {
      id: 'description',
      header: messages.columns.description,
      cell: ({ description }) => <span className="pk-episode-description">{description}</span>,
    },
    {
      id: 'duration',
      header: messages.columns.duration,
      width: '104px',
      cell: (episode) => <EpisodeTime episode={episode} />,
    },
    {
      id: 'date',
      header: messages.columns.date,
      width: '136px',
      cell: ({ published }) =>
        published !== null && (
          <span className="pk-time">{formatVideoDate(published, settings.timezone, catalogue)}</span>
        ),
    },
    {
      id: 'actions',
      header: messages.columns.actions,
      width: '224px',
      cell: (episode) => (
        <span className="pk-videos-actions">
          <Button
            icon={<Clapperboard aria-hidden="true" />}
            aria-label={messages.createOf(episode.name)}
            isBusy={preparing === episode.playlist_id}
            busyLabel={messages.preparing}
            isDisabled={
              episodeAudio(episode).state !== 'ready' ||
              (preparing !== null && preparing !== episode.playlist_id)
            }
            onPress={() => onCreate(episode)}
          >
            {messages.create}
          </Button>
          <VideoStates episode={episode} settings={settings} />
        </span>
      ),
    },
  ];
  return (
    <Table
      label={messages.heading}
      columns={columns}
      rows={rows}
      rowKey={({ playlist_id }) => String(playlist_id)}
      isLoading={isLoading}
      empty={empty}
    />
  );
}

/** The image of an episode; a logo if it has none or loading fails. */
function EpisodeImage({ image }: { image: string }) {
  const addressOf = useImageAddress();
  const [broken, setBroken] = useState('');
  if (image === '' || image === broken) {
    return (
      <span className="pk-videos-image pk-videos-logo" aria-hidden="true">
        <AudioLines />
      </span>
    );
  }
  return (
    <img
      className="pk-videos-image"
      src={addressOf(image)}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(image)}
    />
  );
}
