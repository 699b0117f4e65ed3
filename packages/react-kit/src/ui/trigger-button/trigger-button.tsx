import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import type { ButtonSize, ButtonVariant } from '../button/button.tsx';
import { defined } from '../defined/defined.ts';
import '../button/button.css';

export type TriggerButtonProps = {
  /** The name; shown unless only the icon is. */
  label: string;
  icon?: ReactNode;
  isIconOnly?: boolean | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isDisabled?: boolean | undefined;
  /** Shown instead of icon and label. */
  content?: ReactNode;
  className?: string | undefined;
};

/** A button that opens a menu or a popover around it: React Aria hands it the state by context. */
export function TriggerButton(props: TriggerButtonProps) {
  const { label, icon, isIconOnly = false, variant = 'secondary', size = 'medium', isDisabled, content, className } = props;
  const isNamed = isIconOnly || content !== undefined;
  return (
    <Button
      className={className ? `pk-button ${className}` : 'pk-button'}
      data-variant={variant}
      data-size={size}
      data-icon-only={isIconOnly || undefined}
      {...defined({ isDisabled, 'aria-label': isNamed ? label : undefined })}
    >
      <span className="pk-button-content">
        {content ?? (
          <>
            {icon}
            {!isIconOnly && label}
          </>
        )}
      </span>
    </Button>
  );
}
