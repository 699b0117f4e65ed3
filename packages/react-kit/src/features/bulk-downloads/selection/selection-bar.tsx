import { mostBulkEpisodes } from '@postkit/sdk/schema';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { useStartBulkDownload } from '../bulk-downloads.mutations.ts';
import { BulkDeleteDialog } from './bulk-delete-dialog.tsx';
import { BulkTagDialog } from './bulk-tag-dialog.tsx';
import { BulkUnpublishDialog } from './bulk-unpublish-dialog.tsx';
import { selectionMessages as messages } from './selection.messages.ts';
import type { EpisodeSelection } from './use-episode-selection.ts';
import './selection-bar.css';

type Action = 'unpublish' | 'tag' | 'delete';

/** Announces the number of selected episodes, and offers the actions for them. */
export function SelectionBar({ selection }: { selection: EpisodeSelection }) {
  const { episodes, total, clear } = selection;
  const [action, setAction] = useState<Action | null>(null);
  const count = episodes.length;
  const close = () => setAction(null);
  return (
    <section className="pk-selection" aria-label={messages.region} data-empty={count === 0 || undefined}>
      <span role="status" className="pk-selection-count" data-visually-hidden={count === 0 || undefined}>
        {count > 0 ? messages.selected(count) : messages.none}
      </span>
      {count > 0 && (
        <>
          {count < Math.min(total, mostBulkEpisodes) && (
            <Button size="small" variant="quiet" isBusy={selection.isSelectingMatching} onPress={selection.selectMatching}>
              {total > mostBulkEpisodes ? messages.selectNewest(mostBulkEpisodes) : messages.selectMatching(total)}
            </Button>
          )}
          <Button size="small" variant="quiet" onPress={clear}>
            {messages.clear}
          </Button>
          <span className="pk-selection-actions">
            <DownloadMenu selection={selection} />
            {episodes.every(({ status }) => status === 'published') && (
              <Button size="small" onPress={() => setAction('unpublish')}>
                {messages.unpublish}
              </Button>
            )}
            <Button size="small" onPress={() => setAction('tag')}>
              {messages.tag}
            </Button>
            {episodes.every(({ unpublished }) => unpublished) && (
              <Button size="small" variant="danger" onPress={() => setAction('delete')}>
                {messages.delete}
              </Button>
            )}
          </span>
        </>
      )}
      {action === 'unpublish' && <BulkUnpublishDialog selection={selection} onClose={close} />}
      {action === 'tag' && <BulkTagDialog selection={selection} onClose={close} />}
      {action === 'delete' && <BulkDeleteDialog selection={selection} onClose={close} />}
    </section>
  );
}

function DownloadMenu({ selection: { episodes } }: { selection: EpisodeSelection }) {
  const { mutate, isPending } = useStartBulkDownload();
  const start = (format: 'mp3' | 'aac') => () => mutate({ ids: episodes.map(({ playlist_id }) => playlist_id), format });
  const isTooMany = episodes.length > mostBulkEpisodes;
  return (
    <Menu
      label={messages.download}
      size="small"
      variant="primary"
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
