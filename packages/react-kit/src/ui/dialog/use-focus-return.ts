import { useEffect, useState } from 'react';

/**
 * Gives the focus back to where it was before a dialog opened. React Aria does so too, but after Enter in a form, which
 * it takes for a screen reader's click, it first waits for every transition on the page to end; one that was cancelled
 * in two properties never does for it.
 */
export function useFocusReturn(): void {
  // Asked while rendering, before a field of the dialog takes the focus.
  const [before] = useState(() => document.activeElement);

  useEffect(() => {
    return () => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const isLost = document.activeElement === document.body;
          if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
        }),
      );
    };
  }, [before]);
}
