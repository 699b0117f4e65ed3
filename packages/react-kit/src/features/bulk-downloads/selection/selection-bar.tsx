import { type EpisodeStatus, mostBulkEpisodes } from '@postkit/sdk/schema';
import Download from 'lucide-react/icons/download';
import EyeOff from 'lucide-react/icons/eye-off';
import Send from 'lucide-react/icons/send';
import Tag from 'lucide-react/icons/tag';
import Trash from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { episodeAudio } from '../../episodes/index.ts';
import { formatLongDuration } from '../../../screen/time/format-duration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { formatBytes } from '../../../ui/format/format-bytes.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { useStartBulkDownload } from '../bulk-downloads.mutations.ts';
import { BulkDeleteDialog } from './bulk-delete-dialog.tsx';
import { BulkPublishDialog } from './bulk-publish-dialog.tsx';
import { BulkTagDialog } from './bulk-tag-dialog.tsx';
import { BulkUnpublishDialog } from './bulk-unpublish-dialog.tsx';
import { selectionMessages } from './selection.messages.ts';
import type { EpisodeSelection } from './use-episode-selection.ts';
import './selection-bar.css';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { timeMessages } from '../../../screen/time/time.messages.ts';
import type { Words } from '../../../words/define-messages.ts';

type Action = 'unpublish' | 'publish' | 'tag' | 'delete';
type Episodes = EpisodeSelection['episodes'];

/** Announces the number of selected episodes, and offers the actions for them in a bar above the list's lower edge. */
export function SelectionBar({ selection }: { selection: EpisodeSelection }) {
  const locale = useLocale();
  const timeWords = useWords(timeMessages);
  const messages = useWords(selectionMessages);
  const { episodes, clear } = selection;
  const [action, setAction] = useState<Action | null>(null);
  const count = episodes.length;
  const close = () => setAction(null);
  return (
    <section className="pk-selection" aria-label={messages.region} data-empty={count === 0 || undefined}>
      {/* The live region must exist before the first selection. */}
      <div className={count > 0 ? 'pk-selection-bar' : undefined} data-deck={count > 0 ? '' : undefined}>
        <span role="status" className="pk-selection-count" data-visually-hidden={count === 0 || undefined}>
          {count > 0 ? messages.selected(count) : messages.none}
        </span>
        {count > 0 && (
          <>
            <span className="pk-selection-sum">{sumText(episodes, locale, timeWords)}</span>
            <MoreThatMatch selection={selection} />
            <span className="pk-selection-actions">
              <DownloadMenu selection={selection} />
              <Actions episodes={episodes} onAction={setAction} />
            </span>
            <IconButton label={messages.clear} icon={<X aria-hidden="true" />} onPress={clear} />
          </>
        )}
      </div>
      {action === 'unpublish' && <BulkUnpublishDialog selection={selection} onClose={close} />}
      {action === 'publish' && <BulkPublishDialog selection={selection} onClose={close} />}
      {action === 'tag' && <BulkTagDialog selection={selection} onClose={close} />}
      {action === 'delete' && <BulkDeleteDialog selection={selection} onClose={close} />}
    </section>
  );
}

/** `1 hr 20 min, 73.6 MB`. */
function sumText(episodes: Episodes, locale: string, timeWords: Words<typeof timeMessages>): string {
  const seconds = episodes.reduce((sum, { duration }) => sum + duration, 0);
  const bytes = episodes.reduce((sum, { enclosure }) => sum + (enclosure?.length ?? 0), 0);
  return bytes === 0 ? formatLongDuration(seconds, timeWords) : `${formatLongDuration(seconds, timeWords)}, ${formatBytes(bytes, locale)}`;
}

function MoreThatMatch({ selection: { episodes, total, isSelectingMatching, selectMatching } }: { selection: EpisodeSelection }) {
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
    { action: 'unpublish', label: messages.unpublish, icon: <EyeOff aria-hidden="true" />, isOffered: isAll('published') },
    { action: 'delete', label: messages.delete, icon: <Trash aria-hidden="true" />, isOffered: isAll('unpublished') },
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
  const start = (format: 'mp3' | 'aac') => () => mutate({ ids: episodes.map(({ playlist_id }) => playlist_id), format });
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
