import { useQuery } from '@tanstack/react-query';
import { categoriesQueries, matchingCategories } from '../../data/categories/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { ComboBox } from '../../ui/combo-box/combo-box.tsx';

export interface StationCategoryProps {
  label: string;
  description?: string | undefined;
  errorMessage?: string | undefined;
  value: string;
  onChange(value: string): void;
}

/** A category of the station from a list. A typed name that no category has yet is one more option. */
export function StationCategory({ value, onChange, ...field }: StationCategoryProps) {
  const { client } = usePostKit();
  const { data: groups = [] } = useQuery(categoriesQueries.groups(client));
  const names = groups.flatMap(({ categories }) => categories.map(({ name }) => name));
  const options = matchingCategories(value, [...new Set(names)].toSorted());
  return (
    <ComboBox
      {...field}
      options={options.map((id) => ({ id, label: id }))}
      value={value === '' ? null : value}
      inputValue={value}
      onInputChange={onChange}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
    />
  );
}
