import { useEffect, useRef, useState } from 'react';
import { searchDelayMilliseconds } from './use-settled.ts';

/**
 * The text of a search box whose search is kept elsewhere, as in an address: it is handed over once the typing rests,
 * and follows when it is changed there.
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  const [given, setGiven] = useState(search);
  const latest = useRef(onSearch);

  if (seen !== search) {
    setSeen(search);
    // Not the echo of what was typed here, which may be longer by now.
    if (search !== given) {
      setGiven(search);
      setTyped(search);
    }
  }

  useEffect(() => {
    latest.current = onSearch;
  });

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === given) return undefined;
    const timer = setTimeout(
      () => {
        setGiven(wanted);
        latest.current(wanted);
      },
      wanted === '' ? 0 : searchDelayMilliseconds,
    );
    return () => clearTimeout(timer);
  }, [typed, given]);

  return [typed, setTyped] as const;
}
