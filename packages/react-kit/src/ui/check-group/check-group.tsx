import type { ReactNode } from 'react';
import './check-group.css';

export interface CheckGroupProps {
  /** What its boxes have in common. */
  legend: string;
  description?: string | undefined;
  /** Checkboxes. */
  children: ReactNode;
}

/** Checkboxes in a frame with a name. */
export function CheckGroup({ legend, description, children }: CheckGroupProps) {
  return (
    <fieldset className="pk-check-group">
      <legend>{legend}</legend>
      {description && <p className="pk-check-group-text">{description}</p>}
      {children}
    </fieldset>
  );
}

/** Several of them beside each other, as far as there is room. */
export function CheckGroups({ children }: { children: ReactNode }) {
  return <div className="pk-check-groups">{children}</div>;
}
