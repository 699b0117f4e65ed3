import type { AnchorHTMLAttributes, ReactNode } from 'react';
import './link.css';

export type LinkProps = Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'download' | 'onClick' | 'aria-label' | 'aria-current'
> & {
  children: ReactNode;
  /** Opens a new tab that has no access to this one. */
  isExternal?: boolean | undefined;
  /** Looks like plain text until hovered, for titles in lists. */
  isQuiet?: boolean | undefined;
};

export function Link({ children, isExternal, isQuiet, ...props }: LinkProps) {
  const external = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...props} {...external} className="pk-link" data-quiet={isQuiet || undefined}>
      {children}
    </a>
  );
}
