import { useEffect, useState } from 'react';

const everyMs = 15_000;

/** The present in unix seconds, as it moves on while the page is open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now() / 1000);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() / 1000), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
