import { useQuery } from '@tanstack/react-query';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useId, useMemo } from 'react';
import { Controller, useFieldArray } from 'react-hook-form';
import { categoriesQueries } from '../../categories/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { TextField, type TextFieldProps } from '../../../ui/text-field/text-field.tsx';
import { FormSection } from './form-section.tsx';
import { logSourceMessages } from './log-source.messages.ts';
import type { LogSourceForm } from './use-log-source-form.ts';
import { useWords } from '../../../words/use-words.ts';

/** Rules that choose a category by the title, in order, and the default category. */
export function RuleFields({ form }: { form: LogSourceForm }) {
  const messages = useWords(logSourceMessages);
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'rules' });
  const { client } = usePostKit();
  const { data: groups } = useQuery(categoriesQueries.groups(client));
  const names = useMemo(() => [...new Set(groups?.flatMap(({ categories }) => categories.map(({ name }) => name)))].toSorted(), [groups]);
  const list = useId();
  return (
    <FormSection title={messages.rules} help={messages.rulesHelp}>
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {fields.map(({ id }, index) => (
        <div key={id} role="group" aria-label={messages.rule(index + 1)} className="pk-log-source-rule">
          <RuleText form={form} name={`rules.${index}.contains`} label={messages.contains} />
          <RuleText form={form} name={`rules.${index}.category`} label={messages.category} list={list} />
          <span className="pk-log-source-rule-buttons">
            <IconButton
              label={messages.raiseRule(index + 1)}
              icon={<ArrowUp aria-hidden="true" />}
              isDisabled={index === 0}
              onPress={() => move(index, index - 1)}
            />
            <IconButton label={messages.removeRule(index + 1)} icon={<X aria-hidden="true" />} onPress={() => remove(index)} />
          </span>
        </div>
      ))}
      <Button size="small" icon={<Plus aria-hidden="true" />} onPress={() => append({ contains: '', category: '' })}>
        {messages.addRule}
      </Button>
      <RuleText form={form} name="default_category" label={messages.defaultCategory} list={list} />
    </FormSection>
  );
}

type RuleName = `rules.${number}.contains` | `rules.${number}.category` | 'default_category';

function RuleText({ form, name, ...field }: { form: LogSourceForm; name: RuleName } & Pick<TextFieldProps, 'label' | 'list'>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: input, fieldState }) => (
        <TextField {...field} {...input} autoComplete="off" errorMessage={fieldState.error?.message} />
      )}
    />
  );
}
