import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import type { ButtonSize, ButtonVariant } from '../button/button.tsx';
import { defined } from '../defined/defined.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import '../button/button.css';

export type TriggerButtonProps = {
  /** The accessible name, and the visible text unless `isIconOnly`. */
  label: string;
  icon?: ReactNode;
  isIconOnly?: boolean | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isDisabled?: boolean | undefined;
  /** Replaces icon and label, which then only names the button; the content needs `aria-hidden`. */
  content?: ReactNode;
  className?: string | undefined;
};

/** A button inside a menu or popover that it opens: React Aria passes it the state by context. */
export function TriggerButton(props: TriggerButtonProps) {
  const { label, icon, isIconOnly = false, variant = 'secondary', size = 'medium', isDisabled, content, className } = props;
  return (
    <Button
      className={className ? `pk-button ${className}` : 'pk-button'}
      data-variant={variant}
      data-size={size}
      data-icon-only={isIconOnly || undefined}
      {...defined({ isDisabled, 'aria-label': isIconOnly ? label : undefined })}
    >
      <span className="pk-button-content">
        {content ? (
          <>
            <VisuallyHidden>{label}</VisuallyHidden>
            {content}
          </>
        ) : (
          <>
            {icon}
            {!isIconOnly && label}
          </>
        )}
      </span>
    </Button>
  );
}
