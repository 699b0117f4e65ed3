import type { ReactNode } from 'react';
import './empty-state.css';

export type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  icon?: ReactNode;
  /** A button that adds the first entry. */
  action?: ReactNode;
};

export function EmptyState({ title, children, icon, action }: EmptyStateProps) {
  return (
    <div className="pk-empty">
      {icon && <div className="pk-empty-icon">{icon}</div>}
      <div className="pk-empty-words">
        <p className="pk-empty-title">{title}</p>
        {children && <div className="pk-empty-text">{children}</div>}
      </div>
      {action && <div className="pk-empty-action">{action}</div>}
    </div>
  );
}
