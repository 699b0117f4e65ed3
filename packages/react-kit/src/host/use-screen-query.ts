import { useState } from 'react';

export interface ScreenQueryProps {
  /** What the screen shows, as the query of its address such as `status=draft&page=2`; the screen keeps it by itself when absent. */
  query?: string | undefined;
  /** Asks for another query. With `replace` no way leads back to the one before. */
  onQueryChange?: ((query: string, options: { replace: boolean }) => void) | undefined;
}

/** What a screen shows, where the host keeps it in its address if it wants to, so that going back shows it again. */
export function useScreenQuery({ query, onQueryChange }: ScreenQueryProps) {
  const [own, setOwn] = useState('');

  function change(next: URLSearchParams, { replace = false } = {}): void {
    if (query === undefined) setOwn(next.toString());
    onQueryChange?.(next.toString(), { replace });
  }

  return { query: query ?? own, change };
}
