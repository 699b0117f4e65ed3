import { Controller } from 'react-hook-form';
import { languagesWith } from '../../../feeds/index.ts';
import { ComboBox } from '../../../../ui/combo-box/combo-box.tsx';
import { RadioGroup } from '../../../../ui/radio-group/radio-group.tsx';
import type { ConnectionForm } from './connection-drawer.controller.ts';
import { drawerMessages as words } from './drawer.messages.ts';
import { FormLines, FormText } from './form-fields.tsx';

const orders = (['episodic', 'serial'] as const).map((id) => ({ id, label: words.orders[id], description: words.orderHelp[id] }));

/** Step 1 of a feed: what it says about itself. */
export function FeedStep({ form }: { form: ConnectionForm }) {
  return (
    <>
      <FormText form={form} name="title" label={words.title} isRequired />
      <FormLines form={form} name="description" label={words.description} isRequired />
      <FormText form={form} name="author" label={words.author} isRequired />
      <FormText form={form} name="email" type="email" label={words.email} description={words.emailHelp} isRequired />
      <FormText form={form} name="subtitle" label={words.subtitle} />
      <FormText form={form} name="podcast_link" type="url" label={words.website} />
      <LanguageField form={form} />
      <Controller
        control={form.control}
        name="show_format"
        render={({ field: { value, onChange } }) => (
          <RadioGroup label={words.order} isHorizontal options={orders} value={value} onChange={onChange} />
        )}
      />
    </>
  );
}

function LanguageField({ form }: { form: ConnectionForm }) {
  return (
    <Controller
      control={form.control}
      name="language_override"
      render={({ field: { value, onChange }, fieldState: { error } }) => {
        const options = languagesWith(value || 'en').map(({ code: id, name: label }) => ({ id, label }));
        return (
          <ComboBox
            label={words.language}
            options={options}
            value={options.find(({ id }) => id === value.toLowerCase())?.id ?? value}
            emptyMessage={words.noLanguage}
            errorMessage={error?.message}
            // A feed always has a language: an emptied field comes back to what it was.
            onChange={(code) => code !== null && onChange(code)}
          />
        );
      }}
    />
  );
}
