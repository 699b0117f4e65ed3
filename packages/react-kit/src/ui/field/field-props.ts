import type { ReactNode } from 'react';

/** The props of every form control. An `errorMessage` marks the control invalid and describes it. */
export type FieldProps = {
  label: string;
  /** Hides the label, except from assistive technology. */
  isLabelHidden?: boolean | undefined;
  description?: ReactNode;
  errorMessage?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
};
