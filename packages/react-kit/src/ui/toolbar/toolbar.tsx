import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import './toolbar.css';

export type ToolbarProps = {
  label: string;
  children: ReactNode;
  orientation?: 'horizontal' | 'vertical' | undefined;
};

/** Controls in a bar: one tab stop, arrow keys inside. */
export function Toolbar({ label, children, orientation = 'horizontal' }: ToolbarProps) {
  return (
    <AriaToolbar className="pk-toolbar" aria-label={label} orientation={orientation}>
      {children}
    </AriaToolbar>
  );
}

export function ToolbarSeparator() {
  return <span className="pk-toolbar-line" role="separator" />;
}
