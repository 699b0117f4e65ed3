import { Controller } from 'react-hook-form';
import { languagesWith } from '../../../data/feeds/index.ts';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { FieldPlace } from '../../../ui/field-place/field-place.tsx';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import type { DestinationForm } from './destination-drawer.controller.ts';
import { feedMessages } from './feed.messages.ts';
import { FormLines, FormText } from './form-fields.tsx';

const orders = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(feedMessages);
  return (['episodic', 'serial'] as const).map((id) => ({
    id,
    label: messages.orders[id],
    description: messages.orderHelp[id],
  }));
};

/** Step 1 of a feed: its texts. */
export function FeedStep({ form }: { form: DestinationForm }) {
  const catalogue = useCatalogue();
  const messages = useWords(feedMessages);
  return (
    <>
      <FieldPlace name="title">
        <FormText form={form} name="title" label={messages.title} isRequired />
      </FieldPlace>
      <FieldPlace name="description">
        <FormLines form={form} name="description" label={messages.description} isRequired />
      </FieldPlace>
      <FieldPlace name="author">
        <FormText form={form} name="author" label={messages.author} isRequired />
      </FieldPlace>
      <FieldPlace name="email">
        <FormText
          form={form}
          name="email"
          type="email"
          label={messages.email}
          description={messages.emailHelp}
          isRequired
        />
      </FieldPlace>
      <FormText form={form} name="subtitle" label={messages.subtitle} />
      <FieldPlace name="website">
        <FormText form={form} name="podcast_link" type="url" label={messages.website} />
      </FieldPlace>
      <FieldPlace name="language">
        <LanguageField form={form} />
      </FieldPlace>
      <Controller
        control={form.control}
        name="show_format"
        render={({ field: { value, onChange } }) => (
          <RadioGroup
            label={messages.order}
            isHorizontal
            options={orders(catalogue)}
            value={value}
            onChange={onChange}
          />
        )}
      />
    </>
  );
}

function LanguageField({ form }: { form: DestinationForm }) {
  const catalogue = useCatalogue();
  const messages = useWords(feedMessages);
  return (
    <Controller
      control={form.control}
      name="language_override"
      render={({ field: { value, onChange }, fieldState: { error } }) => {
        const options = languagesWith(value || 'en', catalogue).map(({ code: id, name: label }) => ({
          id,
          label,
        }));
        return (
          <ComboBox
            label={messages.language}
            options={options}
            value={options.find(({ id }) => id === value.toLowerCase())?.id ?? value}
            emptyMessage={messages.noLanguage}
            errorMessage={error?.message}
            // A feed always has a language: an emptied field reverts to the previous one.
            onChange={(code) => code !== null && onChange(code)}
          />
        );
      }}
    />
  );
}
