import { useRef, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { useTooltip, type TooltipPlacement } from '../tooltip/use-tooltip.tsx';
import './icon-button.css';

export type IconButtonProps = Omit<
  ButtonProps,
  'children' | 'icon' | 'busyLabel' | 'isFullWidth' | 'ref' | 'onFocus' | 'onBlur'
> & {
  /** The accessible name and the tooltip's text. */
  label: string;
  icon: ReactNode;
  tooltipPlacement?: TooltipPlacement | undefined;
  /** The key that does the same, such as `S`; the tooltip shows it. */
  shortcut?: string | undefined;
};

export function IconButton({
  label,
  icon,
  tooltipPlacement,
  shortcut,
  variant = 'quiet',
  className,
  ...props
}: IconButtonProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const { handlers, bubble } = useTooltip(ref, label, tooltipPlacement, shortcut);
  return (
    <span
      ref={ref}
      className="pk-icon-button"
      onPointerEnter={handlers.onPointerEnter}
      onPointerLeave={handlers.onPointerLeave}
      onPointerDown={handlers.onPointerDown}
    >
      <Button
        {...props}
        variant={variant}
        aria-label={label}
        isIconOnly
        className={className}
        onFocus={handlers.onFocus}
        onBlur={handlers.onBlur}
      >
        {icon}
      </Button>
      {bubble}
    </span>
  );
}
