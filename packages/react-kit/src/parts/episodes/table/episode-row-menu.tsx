import type { EpisodeSummary } from '@postkit/sdk/schema';
import { episodeActions } from '../../../data/episodes/index.ts';
import { Menu, type MenuEntry } from '../../../ui/menu/menu.tsx';
import { useWords } from '../../../words/use-words.ts';
import { episodesMessages } from '../episodes.messages.ts';
import type { EpisodeDialogKind } from './episode-dialogs.tsx';

export interface EpisodeRowMenuProps {
  episode: EpisodeSummary;
  onEdit: (episode: EpisodeSummary) => void;
  onOpen: (kind: EpisodeDialogKind, episode: EpisodeSummary) => void;
}

/** The actions for one episode; unavailable ones are left out. */
export function EpisodeRowMenu({ episode, onEdit, onOpen }: EpisodeRowMenuProps) {
  const messages = useWords(episodesMessages);
  const { canUnpublish, canDelete, canReplaceAudio, hasVersions } = episodeActions(episode);
  const open = (kind: EpisodeDialogKind) => () => onOpen(kind, episode);
  const main: MenuEntry[] = [
    { id: 'edit', label: messages.edit, onAction: () => onEdit(episode) },
    { id: 'download', label: messages.download, onAction: open('download') },
    { id: 'clip', label: messages.makeClip, onAction: open('clip') },
  ];
  const versions: MenuEntry = { id: 'versions', label: messages.audioVersions, onAction: open('versions') };
  const receipts: MenuEntry = { id: 'receipts', label: messages.receipts, onAction: open('receipts') };
  const replace: MenuEntry = { id: 'replace', label: messages.replaceAudio, onAction: open('replace') };
  const after = [receipts, ...(canReplaceAudio ? [replace] : []), ...(hasVersions ? [versions] : [])];
  const unpublish: MenuEntry = { id: 'unpublish', label: messages.unpublish, onAction: open('unpublish') };
  return (
    <Menu
      isIconOnly
      variant="quiet"
      label={messages.actions(episode.name)}
      groups={[
        { id: 'main', items: canUnpublish ? [...main, unpublish, ...after] : [...main, ...after] },
        {
          id: 'delete',
          items: canDelete
            ? [{ id: 'delete', label: messages.delete, isDanger: true, onAction: open('delete') }]
            : [],
        },
      ]}
    />
  );
}
