import { useRef, type ReactNode } from 'react';
import { useTooltip, type TooltipPlacement } from './use-tooltip.tsx';
import './tooltip.css';

export type TooltipProps = {
  text: string;
  placement?: TooltipPlacement | undefined;
  /** Takes focus by Tab; for something that is not a control itself. */
  isFocusable?: boolean | undefined;
  children: ReactNode;
};

/** A tooltip on anything that is not an IconButton, such as a shortened title or a status icon. */
export function Tooltip({ text, placement, isFocusable = false, children }: TooltipProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const { handlers, bubble, describedBy } = useTooltip(ref, text, placement);
  return (
    <>
      <span
        ref={ref}
        className="pk-tooltip-target"
        tabIndex={isFocusable ? 0 : undefined}
        role={isFocusable ? 'note' : undefined}
        aria-describedby={describedBy}
        {...handlers}
      >
        {children}
      </span>
      {bubble}
    </>
  );
}
