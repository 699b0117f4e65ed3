import { Select, type SelectProps } from '../select/select.tsx';

export type SearchSelectProps<K extends string> = Omit<SelectProps<K>, 'isSearchable'>;

/** A Select for many options, with a search above them. */
export function SearchSelect<K extends string>(props: SearchSelectProps<K>) {
  return <Select {...props} isSearchable />;
}
