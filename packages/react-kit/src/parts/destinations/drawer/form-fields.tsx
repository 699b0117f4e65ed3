import { Controller } from 'react-hook-form';
import type { ChoiceFieldSpec, TextName, YesNoName } from '../../../data/destinations/index.ts';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import type { DestinationForm } from './destination-drawer.controller.ts';
import { drawerMessages } from './drawer.messages.ts';

export interface FormTextProps {
  form: DestinationForm;
  name: TextName;
  label: string;
  description?: string | undefined;
  isRequired?: boolean | undefined;
  type?: 'text' | 'email' | 'url' | undefined;
  /** Mono type, for identifiers. */
  isCode?: boolean | undefined;
}

/** A single-line text field. */
export function FormText({ form, name, isCode, ...field }: FormTextProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <TextField
          {...field}
          isCode={isCode}
          autoComplete="off"
          value={value}
          errorMessage={error?.message}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    />
  );
}

/** A multi-line text field. */
export function FormLines({
  form,
  name,
  ...field
}: Pick<FormTextProps, 'form' | 'name' | 'label' | 'isRequired'>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <TextArea
          {...field}
          rows={4}
          value={value}
          errorMessage={error?.message}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    />
  );
}

const yesOrNo = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(drawerMessages);
  return [
    { id: 'yes', label: messages.yes },
    { id: 'no', label: messages.no },
  ] as const;
};

/** A yes or no choice. */
export function FormYesNo({ form, name, label }: { form: DestinationForm; name: YesNoName; label: string }) {
  const catalogue = useCatalogue();
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <RadioGroup
          label={label}
          isHorizontal
          options={yesOrNo(catalogue)}
          value={value ? 'yes' : 'no'}
          onChange={(answer) => onChange(answer === 'yes')}
        />
      )}
    />
  );
}

/** A choice of a few values. */
export function FormChoice({
  form,
  name,
  label,
  choices,
  description,
}: ChoiceFieldSpec & { form: DestinationForm }) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <RadioGroup
          label={label}
          description={description}
          isHorizontal
          options={choices}
          value={value}
          onChange={onChange}
        />
      )}
    />
  );
}
