import { useState, type ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { TriggerButton, type TriggerButtonProps } from '../trigger-button/trigger-button.tsx';
import './popover.css';

export type PopoverProps = {
  /** The button that opens it; its label also names the panel. */
  trigger: TriggerButtonProps;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A panel next to its button. Escape or a press outside closes it. */
export function Popover({ trigger, placement = 'bottom start', children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <TriggerButton {...trigger} />
      {/* The panel itself is the dialog: with a nested dialog, React Aria's hidden dismiss buttons would be outside of it. */}
      <AriaPopover className="pk-popover" placement={placement} offset={4}>
        <div className="pk-popover-panel">{typeof children === 'function' ? children(() => setOpen(false)) : children}</div>
      </AriaPopover>
    </DialogTrigger>
  );
}
