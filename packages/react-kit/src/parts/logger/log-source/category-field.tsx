import { Controller } from 'react-hook-form';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import type { LogSourceForm } from './use-log-source-form.ts';

interface CategoryFieldProps {
  form: LogSourceForm;
  name: `rules.${number}.category` | 'default_category';
  label: string;
  /** Names of the station's categories. */
  categories: readonly string[];
}

/** A category of the station from a list. A typed name that no category has yet is one more option. */
export function CategoryField({ form, name, label, categories }: CategoryFieldProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
        <ComboBox
          ref={ref}
          label={label}
          options={optionsFor(value, categories).map((id) => ({ id, label: id }))}
          value={value === '' ? null : value}
          inputValue={value}
          onInputChange={onChange}
          onChange={(chosen) => chosen !== null && onChange(chosen)}
          onBlur={onBlur}
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  );
}

/** All categories while one of them is chosen, so that the list offers the others; else those that contain the typed text. */
function optionsFor(typed: string, categories: readonly string[]): readonly string[] {
  if (typed === '' || categories.includes(typed)) return categories;
  const text = typed.toLocaleLowerCase();
  return [typed, ...categories.filter((name) => name.toLocaleLowerCase().includes(text))];
}
