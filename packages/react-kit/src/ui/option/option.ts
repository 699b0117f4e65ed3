import type { ReactNode } from 'react';

/** One option of a choice. `label` is shown, searched and announced. */
export type Option<K extends string = string> = {
  id: K;
  label: string;
  description?: string | undefined;
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
};
