import type { ReactNode } from 'react';

export interface FormSectionProps {
  title: string;
  help?: string | undefined;
  children: ReactNode;
}

/** A named group of fields. */
export function FormSection({ title, help, children }: FormSectionProps) {
  return (
    <fieldset className="pk-log-source-section">
      <legend>{title}</legend>
      {help && <p className="pk-muted">{help}</p>}
      {children}
    </fieldset>
  );
}
