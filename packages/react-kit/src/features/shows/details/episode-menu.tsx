import type { EpisodeSummary } from '@postkit/sdk/schema';
import { episodeActions } from '../../episodes/index.ts';
import { Menu, type MenuEntry } from '../../../ui/menu/menu.tsx';
import type { EpisodeDialogKind } from '../../episodes/table/index.ts';
import { showDetailsMessages as words } from './show-details.messages.ts';

export interface EpisodeMenuProps {
  episode: EpisodeSummary;
  onEdit: (episode: EpisodeSummary) => void;
  onOpen: (kind: EpisodeDialogKind, episode: EpisodeSummary) => void;
}

/** What can be done with one episode. What cannot be done at all is not there; what cannot be done yet says why. */
export function EpisodeMenu({ episode, onEdit, onOpen }: EpisodeMenuProps) {
  const { canUnpublish, canDelete, canShare, canEmbed } = episodeActions(episode);
  const open = (kind: EpisodeDialogKind) => () => onOpen(kind, episode);
  const main: MenuEntry[] = [
    { id: 'unpublish', label: words.unpublish, onAction: open('unpublish') },
    { id: 'edit', label: words.edit, onAction: () => onEdit(episode) },
    { id: 'download', label: words.downloadAudio, onAction: open('download') },
    {
      id: 'embed',
      label: words.embedCode,
      onAction: open('embed'),
      isDisabled: !canEmbed,
      description: canEmbed ? undefined : words.notPublished,
    },
    {
      id: 'share',
      label: words.sharingUrl,
      onAction: open('share'),
      isDisabled: !canShare,
      description: canShare ? undefined : words.notShared,
    },
    { id: 'receipts', label: words.receipts, onAction: open('receipts') },
  ];
  return (
    <Menu
      isIconOnly
      variant="quiet"
      label={words.actions(episode.name)}
      groups={[
        { id: 'main', items: canUnpublish ? main : main.slice(1) },
        { id: 'delete', items: canDelete ? [{ id: 'delete', label: words.delete, isDanger: true, onAction: open('delete') }] : [] },
      ]}
    />
  );
}
