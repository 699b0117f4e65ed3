import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { Tag, TagUsage } from '@postkit/sdk/schema';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { usageText } from './tag-usage-text.ts';
import { tagsMessages } from './tags.messages.ts';

export interface TagRowProps {
  tag: Tag;
  usage: Pick<TagUsage, 'shows' | 'episodes'> | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

export function TagRow({ tag: { name }, usage, onEdit, onDelete }: TagRowProps) {
  const catalogue = useCatalogue();
  const messages = useWords(tagsMessages);
  return (
    <div className="pk-tag-row">
      <span className="pk-tag-name" title={name}>
        {name}
      </span>
      <span className="pk-tag-usage">{usage && usageText(usage, catalogue)}</span>
      <IconButton label={messages.edit(name)} icon={<Pencil aria-hidden="true" />} onPress={onEdit} />
      <IconButton label={messages.delete(name)} icon={<Trash aria-hidden="true" />} onPress={onDelete} />
    </div>
  );
}
