import type { EpisodeSummary } from '@postkit/sdk/schema';
import { episodeActions } from '../../data/episodes/index.ts';
import type { EpisodeDialogKind } from '../../parts/episodes/table/index.ts';
import { Menu, type MenuEntry } from '../../ui/menu/menu.tsx';
import { useWords } from '../../words/use-words.ts';
import { showDetailsMessages } from './show-details.messages.ts';

export interface EpisodeMenuProps {
  episode: EpisodeSummary;
  onEdit: (episode: EpisodeSummary) => void;
  onOpen: (kind: EpisodeDialogKind, episode: EpisodeSummary) => void;
}

/** The actions for one episode. Leaves out impossible ones, and disables ones that are not possible yet with the reason. */
export function EpisodeMenu({ episode, onEdit, onOpen }: EpisodeMenuProps) {
  const messages = useWords(showDetailsMessages);
  const { canUnpublish, canDelete, canShare, canEmbed, canReplaceAudio, hasVersions } =
    episodeActions(episode);
  const open = (kind: EpisodeDialogKind) => () => onOpen(kind, episode);
  const main: MenuEntry[] = [
    { id: 'unpublish', label: messages.unpublish, onAction: open('unpublish') },
    { id: 'edit', label: messages.edit, onAction: () => onEdit(episode) },
    { id: 'download', label: messages.downloadAudio, onAction: open('download') },
    { id: 'clip', label: messages.makeClip, onAction: open('clip') },
    {
      id: 'embed',
      label: messages.embedCode,
      onAction: open('embed'),
      isDisabled: !canEmbed,
      description: canEmbed ? undefined : messages.notPublished,
    },
    {
      id: 'share',
      label: messages.sharingUrl,
      onAction: open('share'),
      isDisabled: !canShare,
      description: canShare ? undefined : messages.notShared,
    },
    { id: 'receipts', label: messages.receipts, onAction: open('receipts') },
  ];
  if (canReplaceAudio) main.push({ id: 'replace', label: messages.replaceAudio, onAction: open('replace') });
  if (hasVersions) main.push({ id: 'versions', label: messages.audioVersions, onAction: open('versions') });
  return (
    <Menu
      isIconOnly
      variant="quiet"
      label={messages.actions(episode.name)}
      groups={[
        { id: 'main', items: canUnpublish ? main : main.slice(1) },
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
