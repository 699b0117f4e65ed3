import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { SpinnerRing } from '../spinner/spinner.tsx';
import '../spinner/spinner.css';
import './button.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

type Passed =
  | 'type'
  | 'form'
  | 'name'
  | 'value'
  | 'autoFocus'
  | 'id'
  | 'tabIndex'
  | 'onFocus'
  | 'onBlur'
  | 'onKeyDown'
  | 'aria-label'
  | 'aria-labelledby'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-haspopup'
  | 'aria-pressed'
  | 'aria-current';

export type ButtonProps = Pick<ButtonHTMLAttributes<HTMLButtonElement>, Passed> & {
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: ReactNode;
  /** Keeps the width and the focus, and ignores presses. */
  isBusy?: boolean | undefined;
  /** Replaces the label while busy; without it, a ring does. */
  busyLabel?: string | undefined;
  isDisabled?: boolean | undefined;
  isFullWidth?: boolean | undefined;
  /** Square; needs an `aria-label`. */
  isIconOnly?: boolean | undefined;
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** A styled native button. Every screen has one, so it uses no library. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  type = 'button',
  icon,
  isBusy = false,
  busyLabel,
  isDisabled = false,
  isFullWidth,
  isIconOnly,
  onPress,
  className,
  ...passed
}: ButtonProps) {
  return (
    <button
      {...passed}
      type={type}
      className={className ? `pk-button ${className}` : 'pk-button'}
      data-variant={variant}
      data-size={size}
      data-busy={isBusy || undefined}
      data-full-width={isFullWidth || undefined}
      data-icon-only={isIconOnly || undefined}
      disabled={isDisabled}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onPress?.(event);
      }}
    >
      <span
        className="pk-button-content"
        data-hidden={isBusy || undefined}
        aria-hidden={(isBusy && Boolean(busyLabel)) || undefined}
      >
        {icon}
        {children}
      </span>
      {(isBusy || busyLabel) && (
        <span
          className="pk-button-content"
          data-hidden={!isBusy || undefined}
          aria-hidden={!isBusy || !busyLabel || undefined}
        >
          {isBusy && <SpinnerRing />}
          {busyLabel}
        </span>
      )}
    </button>
  );
}
