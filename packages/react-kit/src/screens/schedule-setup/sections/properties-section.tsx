import { episodeTypes } from '@postkit/sdk/schema';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { TagInput } from '../../../ui/tag-input/tag-input.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { fieldMessages } from '../schedule-setup.messages.ts';
import type { SectionProps } from './section-props.ts';
import { useFormField } from './use-form-field.ts';
import { useTagNames } from './use-tag-names.ts';

const types = (catalogue: Catalogue) =>
  episodeTypes.map((id) => ({ id, label: catalogue.wordsOf(fieldMessages).types[id] }));
const ratings = (catalogue: Catalogue) =>
  (['0', '1'] as const).map((id) => ({ id, label: catalogue.wordsOf(fieldMessages).ratings[id] }));

/** Season, number, type, rating and tags of the episodes. */
export function PropertiesSection({ form }: SectionProps) {
  const catalogue = useCatalogue();
  const messages = useWords(fieldMessages);
  const season = useFormField(form, 'season_number');
  const episode = useFormField(form, 'episode_number');
  const type = useFormField(form, 'episode_type');
  const rating = useFormField(form, 'rating');
  const tags = useTagNames(form);
  const onceUseTags = useFormField(form, 'onceUseTags');
  return (
    <div className="pk-schedule-section">
      <div className="pk-schedule-pair">
        <RadioGroup {...type} label={messages.type} isRequired isHorizontal options={types(catalogue)} />
        <RadioGroup
          label={messages.rating}
          isRequired
          isHorizontal
          options={ratings(catalogue)}
          value={rating.value === 1 ? '1' : '0'}
          onChange={(id) => rating.onChange(id === '1' ? 1 : 0)}
        />
        <NumberField {...season} label={messages.season} minValue={1} step={1} />
        <NumberField {...episode} label={messages.episode} minValue={1} step={1} />
      </div>
      <TagInput
        label={messages.tags}
        placeholder={messages.addTags}
        description={messages.tagsHelp}
        suggestions={tags.known}
        value={tags.names}
        onChange={tags.change}
        errorMessage={tags.errorMessage}
      />
      <TagInput
        {...onceUseTags}
        label={messages.onceUseTags}
        placeholder={messages.addTags}
        description={messages.onceUseTagsHelp}
      />
    </div>
  );
}
