import { useState } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { FieldPlace } from '../../../ui/field-place/field-place.tsx';
import { TagInput } from '../../../ui/tag-input/tag-input.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import { ProposeChaptersButton } from './propose-chapters-button.tsx';
import { publishMessages } from './publish-dialog.messages.ts';
import type { PublishForm } from './publish-form.ts';

const fields = ['attribution', 'onceUseTags', 'chapter_markers'] as const;

/** Rarely used details. The section opens if one of them has a value or an error. */
export function MoreFields({ form, isDisabled }: { form: PublishForm; isDisabled: boolean }) {
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
