import { Button } from '../../../../ui/button/button.tsx';
import { TagInput } from '../../../../ui/tag-input/tag-input.tsx';
import { basicInfoMessages as words } from './basic-info.messages.ts';
import { useShowTags } from './use-show-tags.ts';

/** The show's tags; new ones are made in place. */
export function TagsField() {
  const tags = useShowTags();
  return (
    <div className="pk-basic-info-tags">
      <TagInput
        label={words.tags}
        placeholder={words.tagsPlaceholder}
        description={tags.isMaking ? words.creatingTag : words.tagsHelp}
        suggestions={tags.knownNames}
        value={tags.names}
        onChange={tags.change}
        errorMessage={tags.failure ?? undefined}
      />
      {tags.failure && (
        <Button size="small" isBusy={tags.isMaking} onPress={tags.retry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
