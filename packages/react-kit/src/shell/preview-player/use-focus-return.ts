import { type RefObject, useEffect, useRef } from 'react';
import { focusedElement } from '../../ui/root/focused-element.ts';
import { isHtml } from '../../ui/root/is-element.ts';

/** For a region that may close while focused: returns the focus to the element that had it before the region appeared. */
export function useFocusReturn(): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);
  const isFocused = useRef(false);
  useEffect(() => {
    const element = region.current;
    const before = element && focusedElement(element);
    const onFocusIn = () => {
      isFocused.current = true;
    };
    const onFocusOut = () => {
      isFocused.current = false;
    };
    element?.addEventListener('focusin', onFocusIn);
    element?.addEventListener('focusout', onFocusOut);
    return () => {
      // Removing a focused element fires no focusout, so the ref is still set.
      if (isFocused.current && isHtml(before) && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return region;
}
