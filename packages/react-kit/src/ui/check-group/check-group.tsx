import type { ReactNode } from 'react';
import './check-group.css';

export interface CheckGroupProps {
  /** The name of the group. */
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

/** Check groups side by side, as many as fit. */
export function CheckGroups({ children }: { children: ReactNode }) {
  return <div className="pk-check-groups">{children}</div>;
}
