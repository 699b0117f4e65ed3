import type { ReactNode } from 'react';
import type { ButtonSize, ButtonVariant } from '../button/button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

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

/** The inside of a button that opens a menu or a panel. */
export function TriggerContent({ label, icon, isIconOnly = false, content }: TriggerButtonProps) {
  return (
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
  );
}
