import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { ButtonSize, ButtonVariant } from '../button/button.tsx';
import '../button/button.css';

export type ButtonLinkProps = Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'download' | 'onClick' | 'aria-label'
> & {
  children: ReactNode;
  icon?: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isExternal?: boolean | undefined;
  isFullWidth?: boolean | undefined;
};

/** A link that looks like a button, such as a download or a way to another screen. */
export function ButtonLink({
  children,
  icon,
  variant = 'secondary',
  size = 'medium',
  isExternal,
  isFullWidth,
  ...props
}: ButtonLinkProps) {
  const external = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a
      {...props}
      {...external}
      className="pk-button"
      data-variant={variant}
      data-size={size}
      data-full-width={isFullWidth || undefined}
    >
      <span className="pk-button-content">
        {icon}
        {children}
      </span>
    </a>
  );
}
