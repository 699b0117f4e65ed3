import Download from 'lucide-react/icons/download';
import EyeOff from 'lucide-react/icons/eye-off';
import Send from 'lucide-react/icons/send';
import Tag from 'lucide-react/icons/tag';
import Trash from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import { bulkDownloadOperations, isAllowed } from '@postkit/sdk/operations';
import { type EpisodeStatus, mostBulkEpisodes } from '@postkit/sdk/schema';
import { useStartBulkDownload } from '../../../data/bulk-downloads/index.ts';
import { episodeAudio } from '../../../data/episodes/index.ts';
import { lazyDialog } from '../../../host/lazy-dialog.tsx';
import { stationSession } from '../../../host/session/station-session.ts';
import { useSettings } from '../../../host/settings/settings.queries.ts';
import { formatLongDuration } from '../../../host/time/format-duration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { formatBytes } from '../../../ui/format/format-bytes.ts';
import { Menu } from '../../../ui/menu/menu.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { selectionMessages } from './selection.messages.ts';
import type { EpisodeSelection } from './use-episode-selection.ts';

const BulkDeleteDialog = lazyDialog(() =>
  import('./bulk-delete-dialog.tsx').then((module) => module.BulkDeleteDialog),
);
const BulkPublishDialog = lazyDialog(() =>
  import('./bulk-publish-dialog.tsx').then((module) => module.BulkPublishDialog),
);
const BulkTagDialog = lazyDialog(() =>
  import('./bulk-tag-dialog.tsx').then((module) => module.BulkTagDialog),
);
const BulkUnpublishDialog = lazyDialog(() =>
  import('./bulk-unpublish-dialog.tsx').then((module) => module.BulkUnpublishDialog),
);

type Action = 'unpublish' | 'publish' | 'tag' | 'delete';
type Episodes = EpisodeSelection['episodes'];

/** The length, the size and the actions of the selected episodes. */
export function SelectionActions({ selection }: { selection: EpisodeSelection }) {
  const catalogue = useCatalogue();
  const { episodes } = selection;
  const [action, setAction] = useState<Action | null>(null);
  const { data } = useSettings();
  const canDownload =
    data !== undefined && isAllowed(bulkDownloadOperations.start, stationSession(data.settings).permissions);
  const close = () => setAction(null);
  return (
    <>
      {episodes.length > 0 && (
        <>
          <span className="pk-selection-sum">{sumText(episodes, catalogue)}</span>
          <MoreThatMatch selection={selection} />
          <span className="pk-selection-actions">
            {canDownload && <DownloadMenu selection={selection} />}
            <Actions episodes={episodes} onAction={setAction} />
          </span>
        </>
      )}
      {action === 'unpublish' && <BulkUnpublishDialog selection={selection} onClose={close} />}
      {action === 'publish' && <BulkPublishDialog selection={selection} onClose={close} />}
      {action === 'tag' && <BulkTagDialog selection={selection} onClose={close} />}
      {action === 'delete' && <BulkDeleteDialog selection={selection} onClose={close} />}
    </>
  );
}

/** `1 hr 20 min, 73.6 MB`. */
function sumText(episodes: Episodes, catalogue: Catalogue): string {
  const seconds = episodes.reduce((sum, { duration }) => sum + duration, 0);
  const bytes = episodes.reduce((sum, { enclosure }) => sum + (enclosure?.length ?? 0), 0);
  return bytes === 0
    ? formatLongDuration(seconds, catalogue)
    : `${formatLongDuration(seconds, catalogue)}, ${formatBytes(bytes, catalogue)}`;
}

function MoreThatMatch({
  selection: { episodes, total, isSelectingMatching, selectMatching },
}: {
  selection: EpisodeSelection;
}) {
  const messages = useWords(selectionMessages);
  if (episodes.length >= Math.min(total, mostBulkEpisodes)) return null;
  return (
    <Button size="small" variant="quiet" isBusy={isSelectingMatching} onPress={selectMatching}>
      {total > mostBulkEpisodes ? messages.selectNewest(mostBulkEpisodes) : messages.selectMatching(total)}
    </Button>
  );
}

/** The actions that every selected episode allows. */
function Actions({ episodes, onAction }: { episodes: Episodes; onAction: (action: Action) => void }) {
  const messages = useWords(selectionMessages);
  const hasAudio = episodes.every((episode) => episodeAudio(episode).state === 'ready');
  const isAll = (status: EpisodeStatus) => episodes.every((episode) => episode.status === status);
  const offers: { action: Action; label: string; icon: ReactNode; isOffered: boolean }[] = [
    { action: 'tag', label: messages.tag, icon: <Tag aria-hidden="true" />, isOffered: true },
    {
      action: 'publish',
      label: messages.publish,
      icon: <Send aria-hidden="true" />,
      isOffered: hasAudio && episodes.every(({ status }) => status !== 'scheduled'),
    },
    {
      action: 'unpublish',
      label: messages.unpublish,
      icon: <EyeOff aria-hidden="true" />,
      isOffered: isAll('published'),
    },
    {
      action: 'delete',
      label: messages.delete,
      icon: <Trash aria-hidden="true" />,
      isOffered: isAll('unpublished'),
    },
  ];
  return offers.map(
    ({ action, label, icon, isOffered }) =>
      isOffered && (
        <Button
          key={action}
          size="small"
          variant="quiet"
          icon={icon}
          className={action === 'unpublish' || action === 'delete' ? 'pk-selection-danger' : undefined}
          onPress={() => onAction(action)}
        >
          {label}
        </Button>
      ),
  );
}

function DownloadMenu({ selection: { episodes } }: { selection: EpisodeSelection }) {
  const messages = useWords(selectionMessages);
  const { mutate, isPending } = useStartBulkDownload();
  const start = (format: 'mp3' | 'aac') => () =>
    mutate({ ids: episodes.map(({ playlist_id }) => playlist_id), format });
  const isTooMany = episodes.length > mostBulkEpisodes;
  return (
    <Menu
      label={messages.download}
      size="small"
      variant="quiet"
      placement="top start"
      icon={<Download aria-hidden="true" />}
      isDisabled={isPending || isTooMany}
      groups={[
        {
          id: 'formats',
          items: [
            { id: 'mp3', label: messages.mp3, description: messages.mp3Help, onAction: start('mp3') },
            { id: 'aac', label: messages.aac, description: messages.aacHelp, onAction: start('aac') },
          ],
        },
      ]}
    />
  );
}
