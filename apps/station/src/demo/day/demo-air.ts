/** The broadcast of a demo station. */
export interface DemoAir {
  /** Title of the station. */
  readonly station: string;
  readonly timezone: string;
  /** Whether it airs more talk than music. */
  readonly talks: boolean;
  /** Unix milliseconds; `from` at a full hour. */
  readonly from: number;
  readonly to: number;
}

const hourMs = 3_600_000;
/** Days before today, so that the calendar has content. */
const daysBefore = 6;

/** The days of the broadcast, today included. */
export const demoDays = daysBefore + 1;

/** The broadcast of the last days up to now. */
export function demoAir(station: Pick<DemoAir, 'station' | 'timezone' | 'talks'>, now: number): DemoAir {
  const startsDay = dayStarts(station.timezone);
  let from = Math.floor((now - daysBefore * 24 * hourMs) / hourMs) * hourMs;
  while (!startsDay(from)) from -= hourMs;
  return { ...station, from, to: now };
}

/** The starts of the hours of a broadcast by day, newest first. The last day includes what a change of the clocks adds. */
export function hoursByDay({ timezone, from, to }: DemoAir): number[][] {
  const startsDay = dayStarts(timezone);
  const days: number[][] = [[]];
  for (let hour = Math.floor(to / hourMs) * hourMs; hour >= from; hour -= hourMs) {
    days.at(-1)?.push(hour);
    if (days.length < demoDays && startsDay(hour)) days.push([]);
  }
  return days;
}

/** Finds whether an hour is the first full one of a day. */
function dayStarts(timeZone: string): (at: number) => boolean {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return (at) => Number(clock.format(at)) === 0;
}
