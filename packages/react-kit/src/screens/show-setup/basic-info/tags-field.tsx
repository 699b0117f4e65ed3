import { Button } from '../../../ui/button/button.tsx';
import { TagInput } from '../../../ui/tag-input/tag-input.tsx';
import { useWords } from '../../../words/use-words.ts';
import { basicInfoMessages } from './basic-info.messages.ts';
import { useShowTags } from './use-show-tags.ts';

/** The show's tags; new ones are created in place. */
export function TagsField() {
  const messages = useWords(basicInfoMessages);
  const tags = useShowTags();
  return (
    <div className="pk-basic-info-tags">
      <TagInput
        label={messages.tags}
        placeholder={messages.tagsPlaceholder}
        description={tags.isCreating ? messages.creatingTag : messages.tagsHelp}
        suggestions={tags.knownNames}
        value={tags.names}
        onChange={tags.change}
        errorMessage={tags.failure ?? undefined}
      />
      {tags.failure && (
        <Button size="small" isBusy={tags.isCreating} onPress={tags.retry}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}
