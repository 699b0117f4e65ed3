import { useEffect, useRef } from 'react';
import { focusedElement } from '../root/focused-element.ts';
import { treeOf } from '../root/tree-of.ts';
import { dialogSelector } from './dialog-selector.ts';

/**
 * Closes the dialog around it with Escape also while nothing has the focus, such as right after the focused row was
 * deleted. React Aria handles the key only inside the dialog.
 */
export function EscapeWithoutFocus({ onClose }: { onClose: () => void }) {
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const own = place.current;
    if (!own) return undefined;
    const page = own.ownerDocument;
    function closeLast(event: KeyboardEvent): void {
      if (!own || event.key !== 'Escape' || event.defaultPrevented || focusedElement(own)) return;
      const dialogs = treeOf(own).querySelectorAll(dialogSelector);
      if ([...dialogs].at(-1) !== own.closest(dialogSelector)) return;
      // A modal dialog of the page around this one would close too.
      event.preventDefault();
      onClose();
    }
    page.addEventListener('keydown', closeLast);
    return () => page.removeEventListener('keydown', closeLast);
  }, [onClose]);

  return <span ref={place} hidden />;
}
