import type { ReactNode, Ref } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import type { Option } from '../option/option.ts';

export type SelectProps<K extends string> = FieldProps & {
  options: readonly Option<K>[];
  value: K | null;
  onChange: (value: K) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  size?: 'small' | 'medium' | undefined;
  /** `plain` has no box around the value. */
  look?: 'field' | 'plain' | undefined;
  /** Replaces the label of the chosen option in the button. */
  renderValue?: ReactNode;
  /** Height of the options in pixels before they scroll. */
  listHeight?: number | undefined;
  /** Whether the options are still to come: the open list shows it. */
  isLoading?: boolean | undefined;
  /** Adds a search box above the list. */
  isSearchable?: boolean | undefined;
  /** With `isSearchable`: receives the text of the search, whose matches become the `options`. Without it the list filters them. */
  onSearch?: ((text: string) => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};
