import { useQuery } from '@tanstack/react-query';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useMemo } from 'react';
import { Controller, useFieldArray } from 'react-hook-form';
import { categoriesQueries } from '../../../data/categories/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import { CategoryField } from './category-field.tsx';
import { FormSection } from './form-section.tsx';
import { logSourceMessages } from './log-source.messages.ts';
import type { LogSourceForm } from './use-log-source-form.ts';

/** Rules that choose a category by the title, in order, and the default category. */
export function RuleFields({ form }: { form: LogSourceForm }) {
  const messages = useWords(logSourceMessages);
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'rules' });
  const { client } = usePostKit();
  const { data: groups } = useQuery(categoriesQueries.groups(client));
  const names = useMemo(
    () => [...new Set(groups?.flatMap(({ categories }) => categories.map(({ name }) => name)))].toSorted(),
    [groups],
  );
  return (
    <FormSection title={messages.rules} help={messages.rulesHelp}>
      {fields.map(({ id }, index) => (
        <div key={id} role="group" aria-label={messages.rule(index + 1)} className="pk-log-source-rule">
          <ContainsField form={form} name={`rules.${index}.contains`} label={messages.contains} />
          <CategoryField
            form={form}
            name={`rules.${index}.category`}
            label={messages.category}
            categories={names}
          />
          <span className="pk-log-source-rule-buttons">
            <IconButton
              label={messages.raiseRule(index + 1)}
              icon={<ArrowUp aria-hidden="true" />}
              isDisabled={index === 0}
              onPress={() => move(index, index - 1)}
            />
            <IconButton
              label={messages.removeRule(index + 1)}
              icon={<X aria-hidden="true" />}
              onPress={() => remove(index)}
            />
          </span>
        </div>
      ))}
      <Button
        size="small"
        icon={<Plus aria-hidden="true" />}
        onPress={() => append({ contains: '', category: '' })}
      >
        {messages.addRule}
      </Button>
      <CategoryField
        form={form}
        name="default_category"
        label={messages.defaultCategory}
        categories={names}
      />
    </FormSection>
  );
}

interface ContainsFieldProps {
  form: LogSourceForm;
  name: `rules.${number}.contains`;
  label: string;
}

function ContainsField({ form, name, label }: ContainsFieldProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: input, fieldState }) => (
        <TextField label={label} {...input} autoComplete="off" errorMessage={fieldState.error?.message} />
      )}
    />
  );
}
