import type { ReactNode } from 'react';

/** What every form control of the kit takes. An `errorMessage` marks the control invalid and is read with it. */
export type FieldProps = {
  label: string;
  /** Keeps the label for assistive technology only. */
  isLabelHidden?: boolean | undefined;
  description?: ReactNode;
  errorMessage?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
};
