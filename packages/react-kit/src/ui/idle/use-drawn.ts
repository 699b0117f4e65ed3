import { useEffect, useState } from 'react';
import { hasIdleCallback, whenIdle } from './when-idle.ts';

/**
 * Whether to draw the full content of a thing: now, or when the browser is idle. It stays then, until another thing is shown.
 * @param isMoving whether the user scrolls or drags
 */
export function useDrawn(shown: unknown, isNow: boolean, isMoving?: () => boolean): boolean {
  const isDue = isNow || !hasIdleCallback();
  const [drawn, setDrawn] = useState<unknown>(() => (isDue ? shown : notDrawn));
  if (isDue && drawn !== shown) setDrawn(shown);
  const isDrawn = drawn === shown;
  useEffect(
    () => (isDrawn ? undefined : whenIdle(() => setDrawn(shown), isMoving)),
    [isDrawn, shown, isMoving],
  );
  return isDrawn;
}

const notDrawn = Symbol('not drawn');
