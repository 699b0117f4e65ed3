import type { ReactNode } from 'react';
import type { TriggerButtonProps } from '../trigger-button/trigger-content.tsx';

export type PopoverProps = {
  /** The button that opens it; its label also names the panel. */
  trigger: TriggerButtonProps;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  children: ReactNode | ((close: () => void) => ReactNode);
};
