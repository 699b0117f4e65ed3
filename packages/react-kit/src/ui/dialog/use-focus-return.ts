import { useEffect, useState } from 'react';

/**
 * Returns the focus to the element that had it before a dialog opened. React Aria does so too, but it treats Enter in a
 * form as a screen reader's click and first waits for every transition on the page to end. It waits forever if a
 * transition of two properties was cancelled.
 */
export function useFocusReturn(): void {
  // Read while rendering, before a field of the dialog takes the focus.
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
