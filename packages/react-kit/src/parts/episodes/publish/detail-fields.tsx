import { useState } from 'react';
import { Controller, useWatch, useController, useFormState } from 'react-hook-form';
import { Button } from '../../../ui/button/button.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { FieldPlace } from '../../../ui/field-place/field-place.tsx';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TagInput } from '../../../ui/tag-input/tag-input.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { EpisodePodcastPart } from '../../feeds/podcast-part/index.ts';
import { ProposeChaptersButton } from './propose-chapters-button.tsx';
import { publishMessages } from './publish-dialog.messages.ts';
import type { EpisodeNumber } from './publish-form.ts';
import type { PublishForm } from './publish-form.ts';

const types = (catalogue: Catalogue) =>
  (['full', 'bonus', 'trailer'] as const).map((id) => ({
    id,
    label: catalogue.wordsOf(publishMessages).types[id],
  }));
const ratings = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(publishMessages);
  return [
    { id: 'clean', label: messages.clean },
    { id: 'explicit', label: messages.explicit },
  ] as const;
};
const numbers = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(publishMessages);
  return [
    { name: 'season_number', label: messages.season, maxValue: 9999 },
    { name: 'episode_number', label: messages.number, maxValue: 99_999 },
  ] as const;
};
const maxShareTextLength = 2000;
const plain = { useGrouping: false, maximumFractionDigits: 0 };

interface DetailFieldsProps {
  form: PublishForm;
  /** Offered for a full episode without a number; null if none is known. */
  next: EpisodeNumber | null;
  isDisabled: boolean;
  /** Focuses a field of the dialog. */
  onField: (field: string) => void;
}

/** The details that feeds publish, and the text for social networks. */
export function DetailFields({ form, next, isDisabled, onField }: DetailFieldsProps) {
  const catalogue = useCatalogue();
  const messages = useWords(publishMessages);
  const { control } = form;
  return (
    <fieldset className="pk-publish-section">
      <legend className="pk-publish-legend">{messages.details}</legend>
      <div className="pk-publish-grid">
        {numbers(catalogue).map(({ name, label, maxValue }) => (
          <FieldPlace key={name} name={name}>
            <Controller
              control={control}
              name={name}
              render={({ field: { value, onChange, onBlur } }) => (
                <NumberField
                  label={label}
                  formatOptions={plain}
                  minValue={1}
                  maxValue={maxValue}
                  isDisabled={isDisabled}
                  value={value}
                  onChange={onChange}
                  onBlur={onBlur}
                />
              )}
            />
          </FieldPlace>
        ))}
        <Controller
          control={control}
          name="episode_type"
          render={({ field: { value, onChange } }) => (
            <Select
              label={messages.type}
              options={types(catalogue)}
              value={value}
              onChange={onChange}
              isDisabled={isDisabled}
            />
          )}
        />
        <div className="pk-field">
          <span className="pk-field-label">{messages.rating}</span>
          <Controller
            control={control}
            name="explicit"
            render={({ field: { value, onChange } }) => (
              <SegmentedControl
                label={messages.rating}
                options={ratings(catalogue)}
                value={value === 1 ? 'explicit' : 'clean'}
                onChange={(rating) => onChange(rating === 'explicit' ? 1 : 0)}
                isDisabled={isDisabled}
              />
            )}
          />
        </div>
      </div>
      {next && <NextNumber form={form} next={next} isDisabled={isDisabled} onField={onField} />}
      <ShareText form={form} isDisabled={isDisabled} />
      <FieldPlace name="onceUseTags chapters">
        <MoreFields form={form} isDisabled={isDisabled} />
      </FieldPlace>
      <FieldPlace name="soundbites alternate_enclosures">
        <Controller
          control={control}
          name="podcast"
          render={({ field: { value, onChange }, fieldState }) => (
            <EpisodePodcastPart
              value={value}
              isDisabled={isDisabled}
              isChecked={fieldState.error !== undefined}
              onChange={onChange}
            />
          )}
        />
      </FieldPlace>
    </fieldset>
  );
}

function NextNumber({
  form,
  next: { season, number },
  isDisabled,
  onField,
}: DetailFieldsProps & { next: EpisodeNumber }) {
  const { control, setValue } = form;
  const messages = useWords(publishMessages);
  const [used, type, entered] = useWatch({
    control,
    name: ['episode_number', 'episode_type', 'season_number'],
  });
  // A season that the user entered stays.
  if (used !== null || type !== 'full' || (entered !== null && entered !== season)) return null;
  const take = () => {
    setValue('season_number', season, { shouldDirty: true });
    setValue('episode_number', number, { shouldDirty: true });
    // The button disappears.
    onField('episode_number');
  };
  return (
    <Button className="pk-publish-number" size="small" isDisabled={isDisabled} onPress={take}>
      {messages.takeNumber(season, number)}
    </Button>
  );
}

function ShareText({ form: { control }, isDisabled }: { form: PublishForm; isDisabled: boolean }) {
  const messages = useWords(publishMessages);
  return (
    <Controller
      control={control}
      name="social_share_text"
      render={({ field: { value, onChange, onBlur }, fieldState }) => (
        <TextArea
          label={messages.shareText}
          rows={3}
          countTo={maxShareTextLength}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          isDisabled={isDisabled}
          errorMessage={fieldState.error && messages.shareTextTooLong}
        />
      )}
    />
  );
}

const fields = ['attribution', 'onceUseTags', 'chapter_markers'] as const;

/** Rarely used details. The section opens if one of them has a value or an error. */
function MoreFields({ form, isDisabled }: { form: PublishForm; isDisabled: boolean }) {
  const messages = useWords(publishMessages);
  const { errors } = useFormState({ control: form.control, name: fields });
  const [isFilled] = useState(() => form.getValues(fields).some(({ length }) => length > 0));
  return (
    <Disclosure
      label={messages.more}
      help={messages.moreHelp}
      isOpenAtFirst={isFilled}
      isHeldOpen={fields.some((field) => errors[field] !== undefined)}
    >
      <OpenFields form={form} isDisabled={isDisabled} />
    </Disclosure>
  );
}

function OpenFields({ form: { control }, isDisabled }: { form: PublishForm; isDisabled: boolean }) {
  const messages = useWords(publishMessages);
  const attribution = useController({ control, name: 'attribution' });
  const tags = useController({ control, name: 'onceUseTags' });
  const chapters = useController({ control, name: 'chapter_markers' });
  return (
    <div className="pk-publish-section">
      <TextField
        label={messages.attribution}
        description={messages.attributionHelp}
        {...attribution.field}
        isDisabled={isDisabled}
        errorMessage={attribution.fieldState.error && messages.attributionTooLong}
      />
      <FieldPlace name="onceUseTags">
        <TagInput
          label={messages.onceUseTags}
          description={messages.onceUseTagsHelp}
          value={tags.field.value}
          onChange={tags.field.onChange}
          onBlur={tags.field.onBlur}
          isDisabled={isDisabled}
          errorMessage={tags.fieldState.error && messages.onceUseTagsWrong}
        />
      </FieldPlace>
      <FieldPlace name="chapters">
        <TextArea
          label={messages.chapters}
          description={messages.chaptersHelp}
          placeholder={messages.chaptersExample}
          rows={4}
          {...chapters.field}
          isDisabled={isDisabled}
          errorMessage={chapters.fieldState.error?.message}
        />
      </FieldPlace>
      <ProposeChaptersButton
        hasChapters={chapters.field.value.trim() !== ''}
        isDisabled={isDisabled}
        onPropose={chapters.field.onChange}
      />
    </div>
  );
}
