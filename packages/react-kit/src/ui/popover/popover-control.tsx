import { useRef } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import type { Takeover } from '../deferred/use-deferred-trigger.ts';
import { useTakeover } from '../deferred/use-takeover.ts';
import { TriggerButton } from '../trigger-button/trigger-button.tsx';
import type { PopoverProps } from './popover-props.ts';
import './popover.css';

export function PopoverControl({
  trigger,
  placement = 'bottom start',
  children,
  takeover,
}: PopoverProps & { takeover: Takeover | undefined }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useTakeover(takeover, button);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <TriggerButton {...trigger} ref={button} />
      {/* The panel itself is the dialog: with a nested dialog, React Aria's hidden dismiss buttons would be outside of it. */}
      <AriaPopover className="pk-popover" placement={placement} offset={4}>
        <div className="pk-popover-panel">
          {typeof children === 'function' ? children(() => setOpen(false)) : children}
        </div>
      </AriaPopover>
    </DialogTrigger>
  );
}
