import { defined } from '../defined/defined.ts';
import type { TriggerButtonProps } from './trigger-content.tsx';

/** The look and the name of a button that opens a menu or a panel. */
export function triggerAttributes({
  label,
  isIconOnly = false,
  variant = 'secondary',
  size = 'medium',
  className,
}: TriggerButtonProps) {
  return {
    className: className ? `pk-button ${className}` : 'pk-button',
    'data-variant': variant,
    'data-size': size,
    'data-icon-only': isIconOnly || undefined,
    ...defined({ 'aria-label': isIconOnly ? label : undefined }),
  };
}
