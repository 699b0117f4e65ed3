import { useEffect, useState } from 'react';
import { type CalendarDate, dateInZone } from './zoned-time.ts';

const everyMs = 30_000;

/** Today's date in a zone; changes at midnight while the page is open. */
export function useToday(zone: string): CalendarDate {
  const [today, setToday] = useState(() => dateInZone(Date.now() / 1000, zone));
  useEffect(() => {
    const timer = setInterval(() => setToday(dateInZone(Date.now() / 1000, zone)), everyMs);
    return () => clearInterval(timer);
  }, [zone]);
  return today;
}
