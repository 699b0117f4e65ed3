import { useEffect, useState } from 'react';

/** Without a key until a search is asked for. */
export const searchDelayMilliseconds = 300;

/** A value once it has not changed for a while; what is empty settles at once. */
export function useSettled(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
