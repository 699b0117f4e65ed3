import { useEffect, useState } from 'react';

/** The current time in unix seconds, updated every `everyMs` milliseconds, at multiples of it on the clock. */
export function useNow(everyMs = 15_000): number {
  const [now, setNow] = useState(() => Date.now() / 1000);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function wait() {
      timer = setTimeout(tick, everyMs - (Date.now() % everyMs));
    }
    function tick() {
      setNow(Date.now() / 1000);
      wait();
    }
    wait();
    return () => clearTimeout(timer);
  }, [everyMs]);
  return now;
}
