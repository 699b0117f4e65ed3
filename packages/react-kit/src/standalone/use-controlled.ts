import { useState } from 'react';

/** State that the page holds if it passes a value, and the part itself otherwise. */
export function useControlled<Value>(
  value: Value | undefined,
  first: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(first);
  function change(next: Value): void {
    if (value === undefined) setOwn(next);
    onChange?.(next);
  }
  return [value ?? own, change];
}
