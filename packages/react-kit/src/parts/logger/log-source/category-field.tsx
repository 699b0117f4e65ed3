import { Controller } from 'react-hook-form';
import { matchingCategories } from '../../../data/categories/index.ts';
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
          options={matchingCategories(value, categories).map((id) => ({ id, label: id }))}
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
