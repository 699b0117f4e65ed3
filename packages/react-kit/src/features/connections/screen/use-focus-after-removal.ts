import { type RefObject, useEffect, useRef } from 'react';

/** Where what had the focus was removed with its row, the focus goes to the place around it. */
export function useFocusAfterRemoval(count: number, place: RefObject<HTMLElement | null>): void {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) place.current?.focus();
  }, [count, place]);
}
