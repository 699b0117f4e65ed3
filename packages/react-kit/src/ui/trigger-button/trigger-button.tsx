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
};

/** A button that opens a menu or a popover around it: React Aria hands it the state by context. */
export function TriggerButton({ label, icon, isIconOnly = false, variant = 'secondary', size = 'medium', isDisabled }: TriggerButtonProps) {
  return (
    <Button
      className="pk-button"
      data-variant={variant}
      data-size={size}
      data-icon-only={isIconOnly || undefined}
      {...defined({ isDisabled, 'aria-label': isIconOnly ? label : undefined })}
    >
      <span className="pk-button-content">
        {icon}
        {!isIconOnly && label}
      </span>
    </Button>
  );
}
