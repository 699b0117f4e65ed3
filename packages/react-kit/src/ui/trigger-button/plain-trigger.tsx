import type { ButtonHTMLAttributes } from 'react';
import { triggerAttributes } from './trigger-attributes.ts';
import { TriggerContent, type TriggerButtonProps } from './trigger-content.tsx';
import '../button/button.css';

type Props = {
  trigger: TriggerButtonProps;
  button: ButtonHTMLAttributes<HTMLButtonElement>;
  popup: 'menu' | 'dialog';
};

/** The button of a menu or panel whose code has not loaded. */
export function PlainTrigger({ trigger, button, popup }: Props) {
  return (
    <button
      type="button"
      aria-haspopup={popup}
      disabled={trigger.isDisabled ?? false}
      {...button}
      {...triggerAttributes(trigger)}
    >
      <TriggerContent {...trigger} />
    </button>
  );
}
