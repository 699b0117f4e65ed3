import { useEffect, useRef, useState } from 'react';
import { searchDelayMilliseconds } from '../../../host/use-settled.ts';

/**
 * The text of a search field whose search is stored elsewhere, as in an address.
 * Calls `onSearch` when the user pauses typing, and follows changes from outside.
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [lastSearch, setLastSearch] = useState(search);
  const [submitted, setSubmitted] = useState(search);
  const latest = useRef(onSearch);

  if (lastSearch !== search) {
    setLastSearch(search);
    // The typed text may be longer by now, so ignore the echo of what was submitted.
    if (search !== submitted) {
      setSubmitted(search);
      setTyped(search);
    }
  }

  useEffect(() => {
    latest.current = onSearch;
  });

  useEffect(() => {
    const trimmed = typed.trim();
    if (trimmed === submitted) return undefined;
    const timer = setTimeout(
      () => {
        setSubmitted(trimmed);
        latest.current(trimmed);
      },
      trimmed === '' ? 0 : searchDelayMilliseconds,
    );
    return () => clearTimeout(timer);
  }, [typed, submitted]);

  return [typed, setTyped] as const;
}
