import type { Tag } from '@postkit/sdk/schema';
import { useDeleteTag } from '../../data/tags/index.ts';
import type { UsageByTag } from '../../data/tags/index.ts';
import { RemoveDialog } from '../../host/remove-dialog.tsx';
import type { Catalogue } from '../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { carriers } from './tag-usage-text.ts';
import { deleteTagMessages, tagsMessages } from './tags.messages.ts';

export interface DeleteTagDialogProps {
  tag: Tag;
  usage: UsageByTag | undefined;
  onCancel: () => void;
  onDeleted: () => void;
}

/** Confirms before a tag is deleted, and says which shows and episodes have it. */
export function DeleteTagDialog({ tag, usage, onCancel, onDeleted }: DeleteTagDialogProps) {
  const catalogue = useCatalogue();
  const messages = useWords(deleteTagMessages);
  const tagsWords = useWords(tagsMessages);
  return (
    <RemoveDialog
      title={messages.title}
      confirmLabel={messages.confirm}
      removal={useDeleteTag()}
      input={tag.id}
      failed={tagsWords.changeFailed}
      done={{ name: messages.deleted, details: tag.name }}
      onRemoved={onDeleted}
      onCancel={onCancel}
    >
      <p>
        <strong>{messages.question(tag.name)}</strong>
      </p>
      <p>
        {consequence(tag, usage, catalogue)} {messages.forGood}
      </p>
    </RemoveDialog>
  );
}

function consequence(tag: Tag, usage: UsageByTag | undefined, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(deleteTagMessages);
  if (!usage) return messages.unknown;
  const usages = carriers(usage.get(tag.id) ?? { shows: 0, episodes: 0 }, catalogue);
  return usages.length === 0 ? messages.unused : messages.used(usages.join(messages.and));
}
