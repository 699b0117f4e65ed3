import type { ReactNode } from 'react';
import './card.css';

export type CardProps = {
  children: ReactNode;
  /** A line above the content, separated by a rule. */
  header?: ReactNode;
  footer?: ReactNode;
  /** Removes the inner padding, for tables and lists that have their own. */
  isFlush?: boolean | undefined;
  className?: string | undefined;
};

export function Card({ children, header, footer, isFlush, className }: CardProps) {
  return (
    <div className={className ? `pk-card ${className}` : 'pk-card'}>
      {header && <div className="pk-card-header">{header}</div>}
      <div className="pk-card-body" data-flush={isFlush || undefined}>
        {children}
      </div>
      {footer && <div className="pk-card-footer">{footer}</div>}
    </div>
  );
}
