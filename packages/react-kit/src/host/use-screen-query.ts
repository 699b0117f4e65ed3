import { useState } from 'react';

export interface ScreenQueryProps {
  /** State of the screen as a query string such as `status=draft&page=2`; if absent, the screen keeps it itself. */
  query?: string | undefined;
  /** Requests another query string. With `replace` it adds no entry to the history. */
  onQueryChange?: ((query: string, options: { replace: boolean }) => void) | undefined;
}

/** State of a screen that the host may keep in its address, so that going back restores it. */
export function useScreenQuery({ query, onQueryChange }: ScreenQueryProps) {
  const [own, setOwn] = useState('');

  function change(next: URLSearchParams, { replace = false } = {}): void {
    if (query === undefined) setOwn(next.toString());
    onQueryChange?.(next.toString(), { replace });
  }

  return { query: query ?? own, change };
}
