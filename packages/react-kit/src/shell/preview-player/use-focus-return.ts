import { type RefObject, useEffect, useRef } from 'react';

/** For a region that may close under the focus: gives the focus back to where it was when the region came. */
export function useFocusReturn(): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);
  const held = useRef(false);
  useEffect(() => {
    const element = region.current;
    const before = document.activeElement;
    const follow = () => {
      held.current = true;
    };
    const lose = () => {
      held.current = false;
    };
    element?.addEventListener('focusin', follow);
    element?.addEventListener('focusout', lose);
    return () => {
      // A removed element loses the focus without a word, so that it is still held here.
      if (held.current && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return region;
}
