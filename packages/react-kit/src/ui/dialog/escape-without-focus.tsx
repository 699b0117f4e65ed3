import { useEffect, useRef } from 'react';
import { dialogSelector } from './dialog-selector.ts';

/**
 * Closes the dialog around it with Escape also while nothing has the focus, such as right after the focused row was
 * deleted. React Aria handles the key only inside the dialog.
 */
export function EscapeWithoutFocus({ onClose }: { onClose: () => void }) {
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    function closeLast(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented || document.activeElement !== document.body) return;
      if ([...document.querySelectorAll(dialogSelector)].at(-1) === place.current?.closest(dialogSelector)) onClose();
    }
    document.addEventListener('keydown', closeLast);
    return () => document.removeEventListener('keydown', closeLast);
  }, [onClose]);

  return <span ref={place} hidden />;
}
