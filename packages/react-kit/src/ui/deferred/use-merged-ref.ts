import { type Ref, type RefObject, useCallback } from 'react';

/** A ref that fills one of the component's own and one of its caller's. */
export function useMergedRef<T>(own: RefObject<T | null>, other: Ref<T> | undefined) {
  return useCallback(
    (element: T | null) => {
      own.current = element;
      if (typeof other === 'function') return other(element);
      if (other) other.current = element;
      return undefined;
    },
    [own, other],
  );
}
