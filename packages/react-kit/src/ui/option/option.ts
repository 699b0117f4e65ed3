import type { ReactNode } from 'react';

/** One entry of a choice. `label` is what is shown, searched and read. */
export type Option<K extends string = string> = {
  id: K;
  label: string;
  description?: string | undefined;
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
};
