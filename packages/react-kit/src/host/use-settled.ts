import { useEffect, useState } from 'react';

/** Delay after the last key before a search or a check starts. */
export const searchDelayMilliseconds = 300;

/** A value after it has not changed for `milliseconds`; an empty one settles at once. */
export function useSettled(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
