import type { Ref } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import type { Option } from '../option/option.ts';

export type MultiSelectProps<K extends string> = FieldProps & {
  options: readonly Option<K>[];
  value: readonly K[];
  onChange: (value: K[]) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  /** Adds a search box above the list; use it for more than about ten options. */
  isSearchable?: boolean | undefined;
  /** Replaces the labels in the box. */
  summary?: ((count: number) => string) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};
