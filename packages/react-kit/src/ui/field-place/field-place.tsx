import type { ReactNode } from 'react';
import './field-place.css';

export interface FieldPlaceProps {
  /** Name of the field. A section that folds names all fields in it, separated by spaces. */
  name: string;
  children: ReactNode;
}

/** Marks a field for `focusField`. Takes no room of its own. */
export function FieldPlace({ name, children }: FieldPlaceProps) {
  return (
    <div className="pk-field-place" data-field={name}>
      {children}
    </div>
  );
}
