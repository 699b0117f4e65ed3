import { useQuery } from '@tanstack/react-query';
import { episodeTypes } from '@postkit/sdk/schema';
import { tagsQueries, useTagsLive } from '../../../data/tags/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useFormField } from '../../../host/use-form-field.ts';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { TagInput } from '../../../ui/tag-input/tag-input.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { fieldMessages } from '../schedule-setup.messages.ts';
import type { ScheduleFormState } from '../use-schedule-form.ts';
import type { SectionProps } from './section-props.ts';

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

/** The form's tags by name. The name of a new tag stays text until the schedule is saved. */
function useTagNames(form: ScheduleFormState) {
  const { client } = usePostKit();
  useTagsLive();
  const tags = useQuery(tagsQueries.list(client)).data ?? [];
  const { value, onChange, errorMessage } = useFormField(form, 'playlist_categories');
  const keyOf = (name: string) => name.toLocaleLowerCase();
  const nameOf = (tag: number | string) =>
    typeof tag === 'string' ? tag : tags.find(({ id }) => id === tag)?.name;
  const idOf = (name: string) => tags.find((tag) => keyOf(tag.name) === keyOf(name))?.id;

  return {
    known: tags.map(({ name }) => name),
    names: value.flatMap((tag) => nameOf(tag) ?? []),
    errorMessage,
    change(names: readonly string[]) {
      // Keep tags whose names are not loaded, since the user cannot have removed them.
      const unnamed = value.filter((tag) => nameOf(tag) === undefined);
      onChange([...unnamed, ...names.map((name) => idOf(name) ?? name)]);
    },
  };
}
