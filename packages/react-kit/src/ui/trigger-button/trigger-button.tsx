import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { defined } from '../defined/defined.ts';
import { triggerAttributes } from './trigger-attributes.ts';
import { TriggerContent, type TriggerButtonProps } from './trigger-content.tsx';
import '../button/button.css';

/** A button inside a menu or popover that it opens: React Aria passes it the state by context. */
export function TriggerButton({ ref, ...props }: TriggerButtonProps & { ref: Ref<HTMLButtonElement> }) {
  return (
    <Button ref={ref} {...triggerAttributes(props)} {...defined({ isDisabled: props.isDisabled })}>
      <TriggerContent {...props} />
    </Button>
  );
}
