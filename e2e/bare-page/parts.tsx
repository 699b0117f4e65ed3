import { type ReactNode, useState } from 'react';
import { EpisodeTable, type EpisodeSort } from '@postkit/react-kit/parts/episode-table';
import { ImagePicker } from '@postkit/react-kit/parts/image-picker';
import { EpisodePlayer } from '@postkit/react-kit/parts/player';
import { PublishDialog } from '@postkit/react-kit/parts/publish-dialog';
import { Waveform, type WaveformSource } from '@postkit/react-kit/parts/waveform';

/** Parts under the names of their entries, `./parts/<name>`, as a page uses them that has screens of its own. */
export function parts(word: (name: string) => string): Readonly<Record<string, () => ReactNode>> {
  return {
    'publish-dialog': () => <Publishing episodeId={Number(word('episode'))} />,
    'image-picker': () => <Picking />,
    waveform: () => <Hearing source={sourceOf(word)} />,
    player: () => <EpisodePlayer episodeId={Number(word('episode'))} />,
    'episode-table': () => <Choosing showId={Number(word('show'))} />,
  };
}

/** Stores a report of a part where journeys read it. */
function report(name: string, value: string | number | boolean): void {
  document.body.dataset[name] = String(value);
}

function Publishing({ episodeId }: { episodeId: number }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <PublishDialog
      episodeId={episodeId}
      open={isOpen}
      onClose={() => {
        setOpen(false);
        report('closed', true);
      }}
      onPublished={({ status }) => report('published', status)}
      onSaved={({ season_number }) => report('saved', season_number ?? '')}
    />
  );
}

function Picking() {
  const [image, setImage] = useState('');
  return (
    <ImagePicker
      label="Cover"
      shape="square"
      value={image}
      licensed
      onBusyChange={reportBusy}
      onChange={(address) => {
        setImage(address);
        report('image', address);
      }}
    />
  );
}

const reportBusy = (busy: boolean) => report('busy', busy);

function sourceOf(word: (name: string) => string): WaveformSource {
  if (word('episode')) return { episodeId: Number(word('episode')) };
  if (word('event')) return { eventId: Number(word('event')) };
  return { address: word('address'), peaks: [0.1, 0.5, 0.9, 0.5, 0.1], seconds: 40 };
}

function Hearing({ source }: { source: WaveformSource }) {
  return (
    <Waveform
      source={source}
      onPositionChange={(at) => report('position', at)}
      onPlayingChange={(playing) => report('playing', playing)}
    />
  );
}

function Choosing({ showId }: { showId: number }) {
  const [sort, setSort] = useState<EpisodeSort>();
  const [selected, setSelected] = useState<readonly number[]>([]);
  return (
    <EpisodeTable
      filter={{ status: 'draft', ...(showId && { showId }) }}
      columns={[
        'name',
        'status',
        'length',
        'date',
        { id: 'version', header: '#', cell: ({ version }) => version },
        'actions',
      ]}
      pageSize={2}
      sort={sort}
      onSortChange={setSort}
      selected={selected}
      onSelectedChange={(ids) => {
        setSelected(ids);
        report('selected', ids.join());
      }}
      onOpen={({ playlist_id }) => report('opened', playlist_id)}
    />
  );
}
